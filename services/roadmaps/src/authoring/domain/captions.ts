import type { Captions } from '@waymark/contracts/roadmaps/media';
import type { Moment } from '@waymark/contracts/roadmaps/sources';
import type { ClipSpan } from './roadmap-state.ts';

/** The times of the words in the beginning of a text, which is shown as its transcript. */
export const wordCaptions = (transcript: string | null, times: readonly Moment[]): Captions | null =>
  checked('word', transcript, times);

/** The same by longer parts, where only these have time codes. */
export const sentenceCaptions = (
  transcript: string | null,
  moments: readonly Moment[] | null,
): Captions | null => checked('sentence', transcript, moments ?? []);

type Span = Pick<ClipSpan, 'start' | 'textStart' | 'textEnd'>;

/** Times of the whole text as those of a clip, whose words begin at `textStart`. */
export const withinClip = (times: readonly Moment[], { start, textStart, textEnd }: Span): Moment[] =>
  times
    .filter(({ at }) => at >= textStart && at < textEnd)
    .map(({ at, seconds }) => ({ at: at - textStart, seconds: rounded(Math.max(0, seconds - start)) }));

/** Null unless each cue is at the beginning of a word: the text may have been cleaned since it was timed. */
function checked(unit: Captions['unit'], text: string | null, times: readonly Moment[]): Captions | null {
  if (!text) return null;
  const cues = times.filter(({ at }) => at < text.length);
  const isShown = cues.length > 0 && cues.every(({ at }) => isBeginning(text, at));
  return isShown ? { unit, cues } : null;
}

const isBeginning = (text: string, at: number): boolean =>
  !isSpace(text[at]) && (at === 0 || isSpace(text[at - 1]));

const isSpace = (character: string | undefined): boolean => /\s/.test(character ?? ' ');

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
