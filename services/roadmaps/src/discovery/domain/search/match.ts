import type { SearchMatch } from '@waymark/contracts/roadmaps/search';
import { fold } from '../../../shared/domain/words.ts';

type Lit = SearchMatch['lit'][number];

/** Marks of the database around each lit word. They are taken out of texts before these are stored for the search. */
export const [BEGIN, END] = ['\uE000', '\uE001'];
const SHOWN_CHARS = 200;
const BEFORE_CHARS = 60;

/** The passage without its marks, shortened around the first lit word. `marked`: the same text, marked in two ways. */
export function matchOf(kind: SearchMatch['kind'], marked: readonly string[]): SearchMatch {
  const [first, ...others] = marked.map(readMarks);
  const lit = [...first!.lit, ...others.flatMap((other) => other.lit)];
  return { kind, ...shorten(first!.text, withoutOverlaps(lit)) };
}

function readMarks(marked: string): { text: string; lit: Lit[] } {
  const lit: Lit[] = [];
  let text = '';
  for (const char of marked) {
    if (char === BEGIN) lit.push({ start: text.length, end: text.length });
    else if (char === END) lit.at(-1)!.end = text.length;
    else text += char;
  }
  return { text, lit };
}

/** Marks each occurrence of the words inside the passage, ignoring case and accents. */
export function matchOfParts(kind: SearchMatch['kind'], text: string, words: readonly string[]): SearchMatch {
  const chars = [...text];
  const folded = chars.map((char) => fold(char) || char);
  const starts: number[] = [0];
  for (const char of folded) starts.push(starts.at(-1)! + char.length);
  const whole = folded.join('');
  const offsets: number[] = [0];
  for (const char of chars) offsets.push(offsets.at(-1)! + char.length);
  const lit: Lit[] = [];
  for (const word of words.map(fold)) {
    const at = whole.indexOf(word);
    if (at === -1) continue;
    const first = starts.findLastIndex((start) => start <= at);
    const last = starts.findIndex((start) => start >= at + word.length);
    lit.push({ start: offsets[first]!, end: offsets[last]! });
  }
  return { kind, ...shorten(text, withoutOverlaps(lit)) };
}

const withoutOverlaps = (lit: Lit[]): Lit[] =>
  lit
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => all.slice(0, at).every(({ end }) => end <= start));

/** Cuts at spaces, with an ellipsis where text is missing. */
function shorten(text: string, lit: Lit[]): { text: string; lit: Lit[] } {
  if (text.length <= SHOWN_CHARS) return { text, lit };
  const first = lit[0]?.start ?? 0;
  const from = first <= BEFORE_CHARS ? 0 : text.indexOf(' ', first - BEFORE_CHARS) + 1;
  const begin = Math.min(from, first);
  const room = text.lastIndexOf(' ', begin + SHOWN_CHARS);
  const end = text.length - begin <= SHOWN_CHARS ? text.length : Math.max(room, lit[0]?.end ?? 0);
  const [before, after] = [begin > 0 ? '… ' : '', end < text.length ? ' …' : ''];
  const shift = before.length - begin;
  return {
    text: before + text.slice(begin, end) + after,
    lit: lit
      .filter((one) => one.end <= end)
      .map((one) => ({ start: one.start + shift, end: one.end + shift })),
  };
}
