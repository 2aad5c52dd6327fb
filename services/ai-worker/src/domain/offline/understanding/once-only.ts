import type { Token } from '../language/token.ts';
import { TIME_NOUN } from '../language/words.ts';

const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|same|following|last|previous|whole|early|late)$/;
const AGAIN =
  /^(?:again|then|finally|now|already|too|also|immediately|eventually|suddenly|anyway|afterwards?|yesterday|once|earlier|later|ago|still|meanwhile|entirely)$/;

/**
 * Tokens that tie an act to the day on which it was once done ("that night", "in 2014", "two years later") and
 * mean nothing to somebody who is about to do it.
 */
export function onceOnly(tokens: Token[], from: number, to: number): Set<number> {
  const dropped = new Set<number>();
  const drop = (a: number, b: number): void => {
    for (let i = a; i < b; i += 1) dropped.add(i);
  };
  for (let i = from; i < to; i += 1) {
    if (tokens[i]!.quoted || /^(?:of|for|to|than)$/.test(tokens[i - 1]?.lower ?? '')) continue;
    const size = datedAt(tokens, i, to, from);
    if (size === 0 || (i + size < to && tokens[i + size]!.pos === 'NOUN')) continue;
    drop(i, i + size);
    i += size - 1;
  }
  for (
    let i = to - 1;
    i >= from &&
    !tokens[i]!.quoted &&
    (dropped.has(i) || tokens[i]!.text === ',' || AGAIN.test(tokens[i]!.lower));
    i -= 1
  ) {
    if (tokens[i]!.lower === 'once' && /^(?:at|than)$/.test(tokens[i - 1]?.lower ?? '')) break;
    dropped.add(i);
  }
  for (let i = from; i < to && (tokens[i]!.text === ',' || dropped.has(i)); i += 1) dropped.add(i);
  return dropped;
}

type Word = (k: number) => string;

/** How many tokens from `i` name a day or a time that was once, 0 for none. */
function datedAt(tokens: Token[], i: number, to: number, from: number): number {
  const word: Word = (k) => (k < to ? tokens[k]!.lower : '');
  const time = (k: number): boolean => k < to && TIME_NOUN.test(tokens[k]!.lower);
  const set = /^(?:in|on|upon|at|by|since|until|during|after|within|over|before|from|around|about)$/.test(
    word(i),
  );
  const a = i + (set ? 1 : 0);
  const fixed = fixedPhrase(word, i, a, set);
  if (fixed > 0) return fixed;
  if (/^(?:that|this)$/.test(word(a)) && /^(?:same|very)$/.test(word(a + 1)) && time(a + 2)) return a + 3 - i;
  if (/^(?:that|this)$/.test(word(a)) && time(a + 1) && i > from) return a + 2 - i;
  const oneDay = word(a) === 'one' && word(a - 1) !== '-' && time(a + 1) && word(a + 1) !== 'time';
  if (oneDay && !set && !atATime(word, a + 2) && i > from) return a + 2 - i;
  if (word(a) === 'the' && ORDINAL.test(word(a + 1)) && time(a + 2)) return withOf(tokens, a + 3, to) - i;
  if (/^(?:last|next)$/.test(word(a)) && time(a + 1)) return a + 2 - i;
  const season = /^(?:in|during|by)$/.test(word(i)) && word(a) === 'the' && SEASON.test(word(a + 1));
  if (season) return withOf(tokens, a + 2, to) - i;
  if (word(i) === 'on' && /^(?:a|an)$/.test(word(i + 1))) {
    const at = time(i + 2) ? i + 2 : time(i + 3) ? i + 3 : 0;
    if (at > 0) return at + (time(at + 1) ? 2 : 1) - i;
  }
  return spanAgo(tokens, i, to);
}

const SEASON = /^(?:spring|summer|autumn|fall|winter|year|month)$/;
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** "in 2014", "at last", "for the first time", "in the end", "in March". */
function fixedPhrase(word: Word, i: number, a: number, set: boolean): number {
  if (set && /^(?:19|20)\d\d$/.test(word(a))) return a + 1 - i;
  if (word(i) === 'at' && /^(?:first|last|length)$/.test(word(a))) return 2;
  if (word(i) === 'for' && word(i + 1) === 'the' && word(i + 3) === 'time') return 4;
  if (word(i) === 'to' && word(i + 1) === 'this' && word(i + 2) === 'day') return 3;
  if (word(i) === 'in' && word(i + 1) === 'the' && word(i + 2) === 'end') return 3;
  return set && MONTH.test(word(a)) && word(i) !== 'from' ? a + 1 - i : 0;
}

const atATime = (word: (k: number) => string, k: number): boolean => word(k) === 'at' && word(k + 1) === 'a';

function withOf(tokens: Token[], at: number, to: number): number {
  if (
    tokens[at]?.lower === 'of' &&
    at + 1 < to &&
    /^(?:\d{4}|[a-z]+)$/.test(tokens[at + 1]!.lower) &&
    TIME_NOUN.test(tokens[at + 1]!.lower)
  )
    return at + 2;
  return tokens[at]?.lower === 'of' && /^\d{4}$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at;
}

/** "two years later", "a few weeks ago". */
function spanAgo(tokens: Token[], i: number, to: number): number {
  if (/^(?:every|each)$/.test(tokens[i]!.lower)) return 0;
  for (let k = i; k < Math.min(i + 4, to); k += 1) {
    const tail = k + 1 < to ? tokens[k + 1]!.lower : '';
    const closed = k + 2 >= to || /^(?:PUNCT|CCONJ)$/.test(tokens[k + 2]!.pos);
    const ago = /^(?:later|ago)$/.test(tail) || (/^(?:before|earlier)$/.test(tail) && closed);
    if (k > i && TIME_NOUN.test(tokens[k]!.lower) && ago) return k + 2 - i;
    if (!/^(?:NUM|DET|ADJ|ADV)$/.test(tokens[k]!.pos)) return 0;
  }
  return 0;
}
