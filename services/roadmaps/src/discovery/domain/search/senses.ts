import { AMBIGUOUS, LEXICON } from './lexicon.ts';
import { troubleGroups } from './trouble-words.ts';

/** The number of a trouble, and how surely a word means it: more than 0, at most 1. */
export type Senses = ReadonlyMap<number, number>;

const numberOf = new Map(troubleGroups.map(({ name }, number) => [name, number]));
const NONE: Senses = new Map();

interface Lexicon {
  /** Each word and phrase with its place in the order of frequency. */
  rank: Map<string, number>;
  senses: Map<string, Senses>;
  longest: number;
}
let read: Lexicon | undefined;

/** Read on first use: commands that never search do not need it. */
function lexicon(): Lexicon {
  if (read) return read;
  const [rank, senses] = [new Map<string, number>(), new Map<string, Senses>()];
  let longest = 1;
  for (const line of LEXICON.split(';')) {
    const [word, ...troubles] = line.split(',') as [string, ...string[]];
    rank.set(word, rank.size + 1);
    longest = Math.max(longest, word.split(' ').length);
    if (troubles.length === 0) continue;
    const pairs = troubles.map((trouble) => trouble.split(':') as [string, string]);
    senses.set(word, new Map(pairs.map(([name, percent]) => [numberOf.get(name)!, Number(percent) / 100])));
  }
  read = { rank, senses, longest };
  return read;
}

/** What an English word or phrase means, if it means a trouble. */
export const sensesOf = (text: string): Senses => lexicon().senses.get(text) ?? NONE;

export const isPhraseOfLexicon = (text: string): boolean => lexicon().senses.has(text);

export const longestPhrase = (): number => lexicon().longest;

/** 1 for the most frequent English word; undefined for what is none. */
export const rankOfWord = (word: string): number | undefined => lexicon().rank.get(word);

export const lexiconWords = (): Iterable<string> => lexicon().rank.keys();

const ambiguous = new Set(AMBIGUOUS);

/** Whether most texts use a word of the table in another sense, such as the bill of a bird: it is not searched for. */
export const isAmbiguous = (word: string): boolean => ambiguous.has(word);

/** How much a word counts, from 1: a rare word more than a frequent one. */
export const weightOf = (word: string): number =>
  Math.max(1, Math.log(rankOfWord(word) ?? lexicon().rank.size));
