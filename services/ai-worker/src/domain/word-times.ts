import type { Moment } from '@waymark/contracts/roadmaps/sources';

/** A word or passage that begins at a second of the recording. */
export interface Timed {
  seconds: number;
  text: string;
}

/** Below this share the words are not those of the text, and none of their times is used. */
const LEAST_FOUND = 0.8;
/** A model may write a word in another way; it is not looked for further on than this. */
const NEAR_CHARS = 40;

/** Where in the text these words begin, in order; null if too few are found. Words joined by a hyphen are one. */
export function placeWords(text: string, words: readonly Timed[]): Moment[] | null {
  const lower = text.toLowerCase();
  const placed: Moment[] = [];
  let from = 0;
  let found = 0;
  for (const { seconds, text: raw } of words) {
    const word = raw.trim().toLowerCase();
    const index = word ? lower.slice(0, from + word.length + NEAR_CHARS).indexOf(word, from) : -1;
    if (index < 0) continue;
    found += 1;
    from = index + word.length;
    const at = beginningOf(text, index);
    if (placed.at(-1)?.at !== at) placed.push({ at, seconds: Math.round(seconds * 100) / 100 });
  }
  return found > 0 && found >= words.length * LEAST_FOUND ? placed : null;
}

function beginningOf(text: string, index: number): number {
  let at = index;
  while (at > 0 && !/\s/.test(text[at - 1]!)) at -= 1;
  return at;
}
