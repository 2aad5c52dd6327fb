import { searchLanguages, type TroubleGroup, troubleGroups } from './trouble-words.ts';
import { fold, wordsIn } from './words.ts';

const MIN_BEGINNING = 4;
/** With what takes the place of each. */
const ENGLISH_ENDINGS = [
  ['s', ''],
  ['es', ''],
  ['ed', ''],
  ['d', ''],
  ['ing', ''],
  ['ly', ''],
  ['ies', 'y'],
] as const;

export interface Synonym {
  language: string;
  text: string;
}

export const synonymsOf = (group: TroubleGroup): Synonym[] =>
  searchLanguages.flatMap((language) =>
    group[language].split(',').map((text) => ({ language, text: text.trim() })),
  );

const keyOf = (text: string): string => wordsIn(fold(text).replaceAll('’', "'")).join(' ');

/** Each word or phrase of the table with the numbers of its groups: one word may occur in several languages and troubles. */
const groupsByText = new Map<string, Set<number>>();
for (const [number, group] of troubleGroups.entries()) {
  for (const { text } of synonymsOf(group)) {
    const key = keyOf(text);
    groupsByText.set(key, (groupsByText.get(key) ?? new Set()).add(number));
  }
}
const LONGEST_PHRASE = Math.max(...[...groupsByText.keys()].map((text) => text.split(' ').length));

/** Single words of the table, without accents. */
export const troubleWords: readonly string[] = [...groupsByText.keys()].filter((text) => !text.includes(' '));

/** The groups of a word, also in a simple English form, or of one that it begins. */
function groupsOfWord(word: string, isBeginning: boolean): number[] {
  const exact = groupsByText.get(word);
  if (exact) return [...exact];
  for (const [ending, instead] of ENGLISH_ENDINGS) {
    const groups = word.endsWith(ending) && groupsByText.get(word.slice(0, -ending.length) + instead);
    if (groups) return [...groups];
  }
  if (!isBeginning || word.length < MIN_BEGINNING) return [];
  const begun = troubleWords.find((one) => one.startsWith(word));
  return begun === undefined ? [] : [...groupsByText.get(begun)!];
}

export interface Phrase {
  words: string[];
  groups: number[];
}

/** Splits folded words into phrases of the table, the longest first, and single words. */
export function splitPhrases(words: readonly string[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhraseAt(words, at);
    const part = words.slice(at, at + length);
    at += length;
    const groups =
      length > 1 ? [...groupsByText.get(part.join(' '))!] : groupsOfWord(part[0]!, at === words.length);
    phrases.push({ words: part, groups });
  }
  return phrases;
}

function longestPhraseAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length--) {
    if (groupsByText.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 1;
}
