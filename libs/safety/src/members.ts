import { fold, plainWord } from '@waymark/text-model/words';
import { push } from './lists.ts';

/**
 * Lists of what a class of words contains, by name, each list separated by spaces: `word`; `~word`, with at most one wrong
 * letter; `stem*`, any word that begins so;
 * `a_b`, two words; `a.b/c_d`, after `a` either `b` or `c_d`; `a..b`, up to two words between, without a comma; `a...b`, up to five; `<name>`,
 * a class listed above; `#`, a number; `#10`, one of 10 to 999; `#low`, 100 to 899; `#high`, 250 to 999 or 20 to 45;
 * `#age`, 5 to 17; `#year`.
 */
export type Classes = Readonly<Record<string, string>>;

/** By the first key of each option the keys that follow it, after at most `gap` other words. */
export interface Item {
  options: Map<string, string[][]>;
  gap: number;
}

const GAPS: Readonly<Record<string, number>> = { '.': 0, '..': 2, '...': 5 };

export const list = (members: string): string[] => members.split(/\s+/).filter((one) => one !== '');

export function itemsOf(member: string): Item[] {
  const items: Item[] = [];
  let gap = 0;
  for (const piece of member.split(/(\.{1,3})/)) {
    if (piece in GAPS) gap = GAPS[piece]!;
    else {
      const options = new Map<string, string[][]>();
      for (const words of piece.split('/')) {
        for (const spelling of spellings(words)) {
          const [first, ...more] = spelling.split('_').map(keyOf);
          push(options, first!, more);
        }
      }
      items.push({ options, gap });
    }
  }
  return items;
}

/** "töten" is also written "toeten", and "m'a vu" "ma vu". */
const spellings = (words: string): string[] => [
  ...new Set([words, words.replace(/[äöü]/g, '$&e'), words.replace(/^m_a(?=_|$)/, 'ma')]),
];

export function keyOf(word: string): string {
  if (/^(?:[a-z]+\*?|[<#].*)$/.test(word)) return word;
  return `${plainWord(fold(word.replace('*', '')))}${word.endsWith('*') ? '*' : ''}`;
}

/** Ends of a plural or of "the gun's", of "drivin", "frappée" and "encerrada", and what is read instead. */
const ENDS: readonly [RegExp, string][] = [
  [/s$/, ''],
  [/in$/, 'ing'],
  [/ees?$/, 'e'],
  [/([aiu][dt])[aei]s?$/, '$1o'],
];

/** A word as it is written, then with another end. */
export const formsOf = (word: string): string[] => [
  word,
  ...(word.length > 4
    ? ENDS.flatMap(([end, other]) => (end.test(word) ? [word.replace(end, other)] : []))
    : []),
];

export const without = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

export function numbersOf(word: string): string[] {
  const number = /^\d+/.exec(word)?.[0];
  if (!number) return [];
  const value = Number(number);
  const isIn = (least: number, most: number) => value >= least && value <= most;
  return [
    '#',
    ...(isIn(10, 999) ? ['#10'] : []),
    ...(isIn(100, 899) ? ['#low'] : []),
    ...(isIn(250, 999) || isIn(20, 45) ? ['#high'] : []),
    ...(isIn(5, 17) ? ['#age'] : []),
    ...(/^(?:19|20)\d\d$/.test(word) ? ['#year'] : []),
  ];
}

/** Equal but for one letter that is wrong, missing, added or exchanged with its neighbour; the first is never wrong. */
export function isNear(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const [a, b] = [word.slice(start), other.slice(start)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
