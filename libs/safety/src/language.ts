import type { SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import type { Word } from '@waymark/text-model/words';

/** Frequent words of each language, without accents; those that several share count for each. */
const FREQUENT: Readonly<Record<SafetyLanguage, string>> = {
  en: 'i im ive the a an and my me is it to of in that was for on you he she we they with have has not dont cant want this am are be been do did how what can so just from when who if at by will there about her his them out up all now',
  es: 'a voy vamos hasta soy eres cuando desde sobre esto esta le el del fue era tiene yo el la los las un una y mi me es lo de del en que con para por no se esta estoy tengo ha he hace como muy pero su mis le al ya todo mas quiero puedo cuando porque hoy sin tan hay soy fue son te nos ahora cada todos nada dos desde',
  de: 'dem des vom zum zur meinem seit keinen gegen hatte ihm ihn mal ich der die das den dem ein eine einen einem und mein meine meinen meiner mich mir ist es zu in dass war auf für fur mit hat habe hab nicht kein keine will kann wie was wenn aber er sie wir ihr von im am an nach vor seit so auch noch nur schon sich sein bin heute jetzt alle bei aus um mal',
  fr: 'plus chez depuis ai ont etait leur vais cest quand je j le la les l un une et mon ma mes me m est c ce il elle de des du d en que qu qui pour pas ne n suis ai a au avec sur dans on nous se s par plus tout mais comme ou y moi sans sont cette ses son fait tres quand ca aux peux veux',
  pt: 'estive tive fui ter aqui era eu o a os as um uma e meu minha me e de do da dos das em no na que com para por nao se esta estou tenho ha como muito mas seu sua ja tudo mais quero posso quando porque hoje sem foi sao te nos agora cada meus minhas ele ela tao pra voce ao isso depois desde fico todo dia',
  it: 'a dai dalla sul nella sulla mi ti lo gli ha hanno stata era questo io il lo la i gli le un una e mio mia mi e di del della in che con per non si sono ho ha come molto ma suo sua gia tutto piu voglio posso quando perche oggi senza ne ci al alla dal nel adesso ogni miei mie lui lei cosi sto stato anche da cosa fa due ieri',
};

const WORDS = 200;
/** Of the frequent words of the likeliest language, how many another must share to be likely too. */
const LIKELY = 0.85;
const FEW = 3;

let sets: [SafetyLanguage, Set<string>][] | undefined;

/** The six, those first that a text has most frequent words of. */
function scored(words: readonly Word[]): { language: SafetyLanguage; score: number }[] {
  sets ??= Object.entries(FREQUENT).map(([language, listed]) => [
    language as SafetyLanguage,
    new Set(listed.split(' ')),
  ]);
  const read = words.slice(0, WORDS);
  return sets
    .map(([language, set]) => ({ language, score: read.filter(({ text }) => set.has(text)).length }))
    .sort((a, b) => b.score - a.score);
}

/** The language of a text by its frequent words; null where none of the six leads. */
export function languageOf(words: readonly Word[]): SafetyLanguage | null {
  const [best, next] = scored(words);
  return best && next && best.score > next.score ? best.language : null;
}

/** Those in which a text may be. */
export function languagesOf(words: readonly Word[]): SafetyLanguage[] {
  const all = scored(words);
  const best = all[0]!.score;
  const least = best > FEW ? best * LIKELY : best - 1;
  return all.filter(({ score }) => score >= least).map(({ language }) => language);
}
