import { describe, expect, it } from '@jest/globals';
import { doctorStepFor, namesDoctor } from './withdrawal.ts';

const STEPS = {
  en: 'Talk to a doctor before you stop',
  de: 'Sprich mit einer Ärztin oder einem Arzt, bevor du aufhörst',
  es: 'Habla con un médico antes de dejarlo',
  fr: 'Parlez à un médecin avant d’arrêter',
  pt: 'Fale com um médico antes de parar',
  it: 'Parla con un medico prima di smettere',
};

describe('a text about withdrawal', () => {
  it.each<[keyof typeof STEPS, string]>([
    ['en', 'I stopped drinking in March.'],
    ['en', 'How I came off Valium after nine years'],
    ['en', 'I tapered the tramadol over a winter.'],
    ['en', 'Two years sober. Alcohol had cost me the house.\nI quit alcohol on a Monday.'],
    ['en', 'We gave up wine and beer together.'],
    ['de', 'Im März hörte ich mit dem Trinken auf.'],
    ['de', 'Ich habe mein Antidepressivum abgesetzt.'],
    ['de', 'Wie ich von den Schlaftabletten losgekommen bin'],
    ['es', 'Dejé de beber en marzo.'],
    ['es', 'Dejar los antidepresivos me llevó un año.'],
    ['fr', 'J’ai arrêté de boire en mars.'],
    ['fr', 'Mon sevrage du tramadol'],
    ['pt', 'Parei de beber em março.'],
    ['pt', 'Larguei o clonazepam depois de dez anos.'],
    ['it', 'Ho smesso di bere a marzo.'],
    ['it', 'Come ho smesso lo Xanax'],
  ])('in %s has the step of its language: %s', (language, text) => {
    expect(doctorStepFor(text)).toBe(STEPS[language]);
  });

  it.each([
    'I stopped drinking coffee after noon.',
    'I stopped smoking.',
    'I quit my job and opened a bar.',
    'We drank a glass of wine on the day we signed.',
    'Stop at the bank before you sign. We drank to it.',
    'Ich hörte auf, nach sechs Uhr Kaffee zu trinken.',
    'Dejé el trabajo y abrí una cafetería.',
    'J’ai arrêté de boire du café.',
    'Parei de comprar refrigerante para beber.',
    'Ho smesso di fumare e di bere caffè.',
    'My mother takes antidepressants.',
    '',
  ])('is not found in %j', (text) => {
    expect(doctorStepFor(text)).toBeNull();
  });
});

describe('the mention of a doctor', () => {
  it.each([
    ...Object.values(STEPS),
    'I rang my GP.',
    'The pharmacist wrote me a plan.',
    'Meine Hausärztin hat mich begleitet.',
    'Ich ging in die Suchtklinik.',
    'Fui al centro de salud.',
    'L’infirmière m’a aidé.',
    'Fui ao posto de saúde.',
    'Sono andato al pronto soccorso.',
  ])('is found in %j', (text) => {
    expect(namesDoctor(text)).toBe(true);
  });

  it.each(['I stopped drinking.', 'Ho smesso i farmaci.', 'Dejé la medicación.', 'I read about medication.'])(
    'is not found in %j',
    (text) => {
      expect(namesDoctor(text)).toBe(false);
    },
  );
});
