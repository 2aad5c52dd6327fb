import { fold, wordsIn } from '../../../shared/domain/words.ts';
import { isAmbiguous, isPhraseOfLexicon, longestPhrase, type Senses, sensesOf } from './senses.ts';
import { searchLanguages, type TroubleGroup, troubleGroups } from './trouble-words.ts';

const MIN_BEGINNING = 4;
/** With what takes the place of each. */
const ENGLISH_ENDINGS = [
  ['s', ''],
  ['es', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ly', ''],
  ['ies', 'y'],
] as const;

export interface Synonym {
  language: string;
  text: string;
}

const wordsOf = (group: TroubleGroup): Synonym[] =>
  searchLanguages.flatMap((language) =>
    group[language].split(',').map((text) => ({ language, text: text.trim() })),
  );

/** A word of so many troubles, such as "addiction", is no evidence of any single one. */
const MOST_TROUBLES = 2;

/** What a trouble is found by: without words that most texts use in another sense or about other troubles. */
export const synonymsOf = (group: TroubleGroup): Synonym[] =>
  wordsOf(group).filter(
    ({ language, text }) =>
      language !== 'en' || (!isAmbiguous(text) && groupsByText.get(keyOf(text))!.size <= MOST_TROUBLES),
  );

const keyOf = (text: string): string => wordsIn(fold(text).replaceAll('’', "'")).join(' ');

/** Each word or phrase of the table with the numbers of its groups: one word may occur in several languages and troubles. */
const groupsByText = new Map<string, Set<number>>();
for (const [number, group] of troubleGroups.entries()) {
  for (const { text } of wordsOf(group)) {
    const key = keyOf(text);
    groupsByText.set(key, (groupsByText.get(key) ?? new Set()).add(number));
  }
}
const LONGEST_PHRASE = Math.max(...[...groupsByText.keys()].map((text) => text.split(' ').length));

/** Single words of the table, without accents. */
export const troubleWords: readonly string[] = [...groupsByText.keys()].filter((text) => !text.includes(' '));

/** A person chose the words of the table for their trouble, so they are sure. */
const sure = (groups: Iterable<number>, others: Senses = new Map()): Senses =>
  new Map([...others, ...[...groups].map((group) => [group, 1] as const)]);

/** By the table, which is small, then by the lexicon. `isBeginning`: it may be one whose end is not typed yet. */
export function sensesOfWord(word: string, isBeginning: boolean): Senses {
  const exact = groupsByText.get(word);
  if (exact) return sure(exact, sensesOf(word));
  const simpler = ENGLISH_ENDINGS.filter(([ending]) => word.endsWith(ending)).map(
    ([ending, instead]) => word.slice(0, -ending.length) + instead,
  );
  for (const one of simpler) {
    const groups = groupsByText.get(one);
    if (groups) return sure(groups);
  }
  for (const one of [word, ...simpler]) {
    const senses = sensesOf(one);
    if (senses.size > 0) return senses;
  }
  if (!isBeginning || word.length < MIN_BEGINNING) return sure([]);
  const begun = troubleWords.find((one) => one.startsWith(word));
  return sure(begun === undefined ? [] : groupsByText.get(begun)!);
}

export interface Phrase {
  words: string[];
  senses: Senses;
}

/** Splits folded words into phrases of the table or the lexicon, the longest first, and single words. */
export function splitPhrases(words: readonly string[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    const length = longestPhraseAt(words, at);
    const part = words.slice(at, at + length);
    at += length;
    const senses = length > 1 ? sensesOfPhrase(part.join(' ')) : sensesOfWord(part[0]!, at === words.length);
    phrases.push({ words: part, senses });
  }
  return phrases;
}

function sensesOfPhrase(text: string): Senses {
  const groups = groupsByText.get(text);
  return groups ? sure(groups) : sensesOf(text);
}

function longestPhraseAt(words: readonly string[], at: number): number {
  const longest = Math.max(LONGEST_PHRASE, longestPhrase());
  for (let length = Math.min(longest, words.length - at); length > 1; length--) {
    const text = words.slice(at, at + length).join(' ');
    if (groupsByText.has(text) || isPhraseOfLexicon(text)) return length;
  }
  return 1;
}
