import { type SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { type StoredModel, storeModel } from '@waymark/text-model/linear-model';
import { type Example, train } from '@waymark/text-model/train';
import { wordsOf } from '@waymark/text-model/words';
import type { Phrase } from './examples.ts';
import { featuresOfWords } from './read-text.ts';

export interface SafetyModels {
  danger: StoredModel;
  kinds: [SafetyKind, StoredModel][];
  languages: [SafetyLanguage, StoredModel][];
}

/** The sizes of the tables of weights, as powers of two. */
const BITS = { danger: 18, kind: 14, language: 12 };
/** A phrase of a few words is explicit: it counts this many times beside the longer ones, which are far more. */
const SHORT_COUNTS = 5;
const SHORT_WORDS = 6;
const KINDS = ['suicide', 'self-harm', 'overdose', 'violence-at-home', 'child', 'harm-to-others'] as const;

/** The models that the examples give. */
export function trainSafety(phrases: readonly Phrase[]): SafetyModels {
  const counted = phrases.flatMap((phrase) =>
    Array.from({ length: phrase.text.split(' ').length <= SHORT_WORDS ? SHORT_COUNTS : 1 }, () => phrase),
  );
  const all = counted.map((phrase) => ({
    ...phrase,
    features: featuresOfWords(wordsOf(phrase.text, () => false)),
  }));
  const dangerous = all.filter(({ level }) => level !== 'none');
  const learn = (from: typeof all, isYes: (phrase: Phrase) => boolean, bits: number): StoredModel => {
    const examples = from.map((one): Example => ({ features: one.features, isYes: isYes(one) }));
    return storeModel(train(examples, bits));
  };
  return {
    danger: learn(all, ({ level }) => level !== 'none', BITS.danger),
    kinds: KINDS.map((kind) => [kind, learn(dangerous, (one) => one.kind === kind, BITS.kind)]),
    languages: SafetyLanguage.options.map((language) => [
      language,
      learn(all, (one) => one.language === language, BITS.language),
    ]),
  };
}
