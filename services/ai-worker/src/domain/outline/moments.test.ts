import { describe, expect, it } from '@jest/globals';
import type { Language } from './language.ts';
import { buildMoments } from './moments.ts';
import { toSentences } from './sentences.ts';

const ACTS: Record<Language, string> = {
  en: 'I rang the bank on Monday and asked for a plan.',
  de: 'Ich rief am Montag die Bank an und bat um einen Plan.',
  es: 'Llamé al banco el lunes y pedí un plan.',
  fr: 'J’ai appelé la banque lundi et j’ai demandé un plan.',
  pt: 'Liguei ao banco na segunda e pedi um plano.',
  it: 'Ho chiamato la banca lunedì e ho chiesto un piano.',
};

/** Sentences that are no moments, by their language. */
const ASIDES: Record<string, Record<Language, string[]>> = {
  'a question to the room': {
    en: [
      'Who here has ever lied to their bank?',
      'Can everybody hear me?',
      'Raise your hand if you know it.',
    ],
    de: [
      'Wer von Ihnen hat seine Bank belogen?',
      'Können mich alle hören?',
      'Hebt mal die Hand, wer es kennt.',
    ],
    es: [
      '¿Quién le ha mentido a su banco?',
      '¿Me oís bien al fondo?',
      'Levanten la mano los que lo conocen.',
    ],
    fr: [
      'Qui ici a menti à sa banque ?',
      'Vous m’entendez bien au fond ?',
      'Levez la main si vous connaissez.',
    ],
    pt: ['Quem aqui já mentiu ao seu banco?', 'Estão a ouvir-me aí atrás?', 'Levantem a mão os que a têm.'],
    it: ['Chi di voi ha mentito alla banca?', 'Mi sentite bene in fondo?', 'Alzate la mano se lo conoscete.'],
  },
  'a joke': {
    en: ['Just kidding, I did not marry the bailiff.', 'I am only joking, of course.', 'You may laugh now.'],
    de: ['Nur ein Scherz, ich habe ihn nicht geheiratet.', 'Das war ein Witz, Sie dürfen lachen.'],
    es: ['Es broma, no me casé con el cobrador.', 'Era un chiste, se pueden reír.', 'Ya se pueden reír.'],
    fr: ['Je plaisante, je ne l’ai pas épousé.', 'C’était une blague, vous pouvez rire.'],
    pt: ['Estou a brincar, não casei com ele.', 'Foi uma piada, podem rir.', 'Agora podem rir.'],
    it: ['Scherzo, non ho sposato l’esattore.', 'Era una battuta, potete ridere.', 'Adesso potete ridere.'],
  },
  'a farewell': {
    en: [
      'Thank you all for coming tonight.',
      'Good luck to all of you.',
      'Bye for now, and be kind to yourselves.',
    ],
    de: [
      'Vielen Dank, dass ihr gekommen seid.',
      'Ich wünsche euch alles Gute.',
      'Macht es gut und bis zum nächsten Mal.',
    ],
    es: [
      'Gracias a todos por venir esta noche.',
      'Mucha suerte a todos.',
      'Bueno, eso es todo lo que quería contarles.',
    ],
    fr: [
      'Merci à tous d’être venus ce soir.',
      'Prenez soin de vous et au revoir.',
      'Merci de votre patience.',
    ],
    pt: ['Obrigada a todos por terem vindo hoje.', 'Boa sorte para todos.', 'Obrigada pela vossa paciência.'],
    it: [
      'Grazie a tutti di essere venuti stasera.',
      'Buona fortuna a tutti.',
      'Alla prossima, e siate buoni con voi stessi.',
    ],
  },
  'a bare fact': {
    en: [
      'I was born in Leeds in 1971.',
      'I am 54 years old.',
      'I have two children and a dog.',
      'We are both teachers.',
    ],
    de: [
      'Ich wurde 1971 in Leipzig geboren.',
      'Ich habe zwei Kinder und einen Hund.',
      'Wir sind beide Lehrer.',
    ],
    es: ['Nací en Sevilla en 1971.', 'Tengo dos hijos y un perro.', 'Los dos somos maestros.'],
    fr: [
      'Je suis née à Lyon en 1971.',
      'J’ai deux enfants et un chien.',
      'Je m’appelle Rosa et je viens de Nantes.',
    ],
    pt: ['Nasci no Porto em 1971.', 'Tenho dois filhos e um cão.', 'Somos os dois professores.'],
    it: ['Sono nata a Torino nel 1971.', 'Ho due figli e un cane.', 'Siamo tutti e due insegnanti.'],
  },
};

describe.each(Object.entries(ASIDES))('%s', (_what, byLanguage) => {
  it.each(
    Object.entries(byLanguage).flatMap(([language, sentences]) =>
      sentences.map((one) => [language as Language, one] as const),
    ),
  )('in %s is no moment: %s', (language, sentence) => {
    const text = `${ACTS[language]} ${sentence} ${ACTS[language]}`;
    const moments = buildMoments(toSentences(text, 0, language), language);
    expect(moments.find((moment) => moment.sentence.text === sentence)?.eligible).toBe(false);
    expect(moments[0]!.eligible).toBe(true);
  });
});

it.each([
  ['de', 'Ich schrieb die Liste auf einen alten Zettel: «Ausverkauf, alle Lampen müssen raus!»'],
  ['fr', 'J’ai noté l’adresse sur un papier : « Soldes, toutes les lampes doivent partir ! »'],
] as const)('an advertisement in the frame of an act is no moment (%s): %s', (language, text) => {
  const [moment] = buildMoments(toSentences(text, 0, language), language);
  expect(moment!.eligible).toBe(false);
});
