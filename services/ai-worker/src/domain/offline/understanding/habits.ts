import type { Sentence, Token } from '../language/token.ts';
import { verbForm } from '../language/verbs.ts';
import type { Remark } from './candidate.ts';
import type { Perspective } from './perspective.ts';
import { NOBODY } from './remark-subject.ts';
import { retell, textOf, type Word } from './retell.ts';
import { settle } from './settle.ts';
import { balanced, capital, leftOver, staleTense } from './wording.ts';

/** "If I wanted to buy something I had to wait": what comes again is told whole, in the present. */
export function habitOf({ tokens, start: from, end }: Sentence, view: Perspective): Remark | null {
  const at = remarkStart(tokens, 0);
  if (wishful(tokens, at)) return null;
  if (tokens.some((token, i) => token.lower === 'would' && tokens[i + 1]?.lower === 'have')) return null;
  const body = tokens.slice(at);
  if (
    !body.some((token) => /^(?:if|whenever|when|once|until)$/.test(token.lower)) ||
    body.some((token) => token.quoted)
  )
    return null;
  if (!/^(?:if|whenever|when|once|by|the|every|you|it)$/.test(tokens[at]?.lower ?? '') || tokens.length > 34)
    return null;
  let stop = tokens.length;
  while (stop > at && /^[.!?]$/.test(tokens[stop - 1]!.text)) stop -= 1;
  const settled = settle(retell(tokens, at, stop, view), '', NOBODY, { lenient: true });
  if (!settled || staleTense(settled.words) || unshifted(settled.words)) return null;
  const text = textOf(settled.words);
  if (leftOver(text) || !balanced(text) || text.length > 150 || !/\byou\b/.test(text)) return null;
  return { kind: 'may', text: `${capital(text)}.`, start: from, end, points: settled.points };
}

/** "If I could tell my younger self one thing" is no habit. */
const wishful = (tokens: Token[], at: number): boolean =>
  /^if (?:i|we) (?:could|had|were)\b/.test(
    tokens
      .slice(at, at + 4)
      .map((token) => token.lower)
      .join(' '),
  );

/** Some verb is still in the past. */
const unshifted = (words: Word[]): boolean =>
  words.some(
    ({ token, text }, i) =>
      token !== null &&
      /^(?:VERB|AUX)$/.test(token.pos) &&
      text.toLowerCase() === token.lower &&
      verbForm(token.lower).form === 'past' &&
      verbForm(token.lower).base !== token.lower &&
      !/^(?:are|is|be|have|has|been|get|gets)$/.test(words[i - 1]?.text ?? ''),
  );

const SKIP = /^(?:and|but|so|then|well|now|also|yet|still|because|again|too|even|though)$/;

/** First word behind links and marks. */
export function remarkStart(tokens: Token[], from: number): number {
  let at = from;
  while (at < from + 4 && (SKIP.test(tokens[at]?.lower ?? '') || /^[,;:—]$/.test(tokens[at]?.text ?? '')))
    at += 1;
  return at;
}
