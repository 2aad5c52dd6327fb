import { fold, isEmptyWord, wordsIn } from '../../../shared/domain/words.ts';
import { isAmbiguous, type Senses, weightOf } from './senses.ts';
import { type Phrase, splitPhrases } from './synonyms.ts';

const MAX_TERMS = 10;
const MIN_BEGINNING = 3;

/** As sure must a term be of a trouble to name it. */
const NAMED = 0.42;
/** Beside the trouble that a search names most, those that it names nearly as much. */
const NEARLY = 0.85;

/** Of the words by how much each counts: with less that means the trouble, a search may be about something else. */
const SURELY_ABOUT = 0.34;

/** One thing that is looked for: a word or a phrase. `groups`: numbers of the troubles that it names. */
export interface Term {
  text: string;
  groups: number[];
  senses: Senses;
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
    ({ words: [first], senses }) => !isEmptyWord(first!) || namedBy(senses).length > 0,
  );
  const last = phrases.at(-1);
  const endsInWord = /[\p{Letter}\p{Number}]\s*$/u.test(q);
  const terms = (meaningful.length > 0 ? meaningful : phrases).map((phrase) => ({
    text: phrase.words.join(' '),
    groups: namedBy(phrase.senses),
    senses: phrase.senses,
    isBeginning: phrase === last && endsInWord && mayBeBeginning(phrase),
  }));
  return withoutRepeats(terms).slice(0, MAX_TERMS);
}

/** Troubles that are sure. */
export const namedBy = (senses: Senses): number[] =>
  [...senses].filter(([, weight]) => weight >= NAMED).map(([group]) => group);

/** The troubles that all terms together name: what a whole question is about. A rare word counts more than a frequent one. */
export function troublesOf(terms: readonly Term[]): number[] {
  const sure = new Map<number, number>();
  const sums = new Map<number, number>();
  for (const term of terms)
    for (const [group, weight] of term.senses) {
      sure.set(group, (sure.get(group) ?? 0) + weight);
      sums.set(group, (sums.get(group) ?? 0) + weight * rarityOf(term));
    }
  const most = Math.max(...sums.values());
  return [...sums]
    .filter(([group, sum]) => sure.get(group)! >= NAMED && sum >= most * NEARLY)
    .map(([group]) => group);
}

/**
 * The rarest words, where the troubles are only a guess by other words: what is found must have one of these, as a piano
 * in "learn the piano". Empty where the troubles are sure.
 */
export function neededOf(terms: readonly Term[], troubles: readonly number[]): Term[] {
  const weightIn = ({ senses }: Term) => Math.max(0, ...troubles.map((group) => senses.get(group) ?? 0));
  if (terms.some((term) => weightIn(term) === 1 && !isAmbiguous(term.text))) return [];
  const all = terms.reduce((sum, term) => sum + rarityOf(term), 0);
  const about = terms.reduce((sum, term) => sum + weightIn(term) * rarityOf(term), 0);
  if (about >= all * SURELY_ABOUT) return [];
  if (rarestOf(terms).some((term) => weightIn(term) > 0)) return [];
  return rarestOf(terms, NEARLY).filter((term) => weightIn(term) === 0);
}

/** `share`: how rare the others may be, of the rarest. */
export function rarestOf(terms: readonly Term[], share = 1): Term[] {
  const most = Math.max(...terms.map(rarityOf));
  return terms.filter((term) => rarityOf(term) >= most * share);
}

const rarityOf = ({ text, corrections }: Term): number => weightOf(corrections?.[0] ?? text);

const mayBeBeginning = ({ words }: Phrase): boolean =>
  words.length === 1 && words[0]!.length >= MIN_BEGINNING;

const withoutRepeats = (terms: Term[]): Term[] => [
  ...new Map(terms.map((term) => [term.text, term])).values(),
];
