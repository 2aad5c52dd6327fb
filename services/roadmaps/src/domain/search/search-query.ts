import { type Phrase, splitPhrases } from './synonyms.ts';
import { fold, isEmptyWord, wordsIn } from './words.ts';

const MAX_TERMS = 10;
const MIN_BEGINNING = 3;

/** One thing that is looked for: a word or a phrase. `groups`: numbers of the troubles that it names. */
export interface Term {
  text: string;
  groups: number[];
  /** The last word, which may be half typed: words that begin so match too. */
  isBeginning: boolean;
  /** What it is meant as, if it is misspelt. */
  corrections?: readonly string[];
}

/** What is looked for. Empty words are left out, unless there are only such. */
export function termsOf(q: string): Term[] {
  const words = wordsIn(fold(q)).map((word) => word.replaceAll('’', "'"));
  const phrases = splitPhrases(words);
  const meaningful = phrases.filter(
    ({ words: [first], groups }) => groups.length > 0 || !isEmptyWord(first!),
  );
  const last = phrases.at(-1);
  const endsInWord = /[\p{Letter}\p{Number}]\s*$/u.test(q);
  const terms = (meaningful.length > 0 ? meaningful : phrases).map((phrase) => ({
    text: phrase.words.join(' '),
    groups: phrase.groups,
    isBeginning: phrase === last && endsInWord && mayBeBeginning(phrase),
  }));
  return withoutRepeats(terms).slice(0, MAX_TERMS);
}

const mayBeBeginning = ({ words }: Phrase): boolean =>
  words.length === 1 && words[0]!.length >= MIN_BEGINNING;

const withoutRepeats = (terms: Term[]): Term[] => [
  ...new Map(terms.map((term) => [term.text, term])).values(),
];
