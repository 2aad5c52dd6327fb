export interface StoryPart {
  name: string;
  text: string;
  whole: boolean;
}

// About four in English, fewer in other languages; an estimate too low would exceed the model's limit.
const BYTES_PER_TOKEN = 3.5;
const PASSAGE_CHARS = 1_800;
const GAP = '\n[…]\n';
const SENTENCE_END = /[.!?…]["'”’)\]]*\s+|\n+/g;

export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);

/** Samples a story over the budget: a summary would cost several paid calls and could not be quoted. */
export function withinBudget(sources: { name: string; text: string }[], maxTokens: number): StoryPart[] {
  const total = sources.reduce((sum, { text }) => sum + tokensOf(text), 0);
  if (total <= maxTokens) return sources.map(({ name, text }) => ({ name, text, whole: true }));
  const share = maxTokens / total;
  return sources.map(({ name, text }) => ({
    name,
    text: sample(text, Math.floor(text.length * share)),
    whole: false,
  }));
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
