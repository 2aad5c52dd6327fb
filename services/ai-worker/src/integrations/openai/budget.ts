import { tokensOfBytes } from '@waymark/contracts/ai/draft-plan';

const PASSAGE_CHARS = 1_800;
const GAP = '\n[…]\n';
const SENTENCE_END = /[.!?…]["'”’)\]]*\s+|\n+/g;

export const tokensOf = (text: string): number => tokensOfBytes(Buffer.byteLength(text));

/** A file over the budget is described by passages of it. Stories are read in parts instead. */
export function toExcerpt(text: string, maxTokens: number): string {
  const total = tokensOf(text);
  return total <= maxTokens ? text : sample(text, Math.floor((text.length * maxTokens) / total));
}

function sample(text: string, chars: number): string {
  const count = Math.max(1, Math.floor(chars / PASSAGE_CHARS));
  const length = Math.floor(chars / count) - GAP.length;
  const stride = count > 1 ? (text.length - length) / (count - 1) : 0;
  const passages = Array.from({ length: count }, (_, i) => passageAt(text, Math.floor(i * stride), length));
  return passages.filter(Boolean).join(GAP);
}

function passageAt(text: string, from: number, length: number): string {
  const window = text.slice(from, from + length);
  const atStart = from === 0;
  const atEnd = from + length >= text.length;
  const ends = [...window.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const first = atStart ? 0 : (ends[0] ?? window.indexOf(' ') + 1);
  const last = atEnd ? window.length : (ends.findLast((end) => end > first) ?? window.lastIndexOf(' '));
  return window.slice(first, Math.max(last, first)).trim();
}
