import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { locate } from '../evidence.ts';

const LONGEST = 600;

/**
 * The quote as it stands in what the mentor said for this step or its stage, character by character; null when it stands
 * in neither, or when nothing of it is a word.
 */
export function exactQuote(
  quote: string | null,
  { quote: said, mentorNote }: Pick<CoachingMaterial, 'quote' | 'mentorNote'>,
): string | null {
  if (!quote || !/\p{L}/u.test(quote)) return null;
  for (const words of [said, mentorNote]) {
    const span = words ? locate(quote, words) : null;
    if (words && span) return words.slice(span.start, span.end);
  }
  return null;
}

/** The mentor's own words for a step: what the step rests on, else the beginning of the note beside its stage. */
export function mentorWords({ quote, mentorNote }: CoachingMaterial): string | null {
  const words = [quote, mentorNote].find((text) => text && /\p{L}/u.test(text));
  return words ? beginning(words.trim()) : null;
}

/** Whole sentences as far as they fit, else whole words, else whole characters. */
function beginning(text: string): string {
  if (text.length <= LONGEST) return text;
  const room = text.slice(0, LONGEST);
  const end = Math.max(...['. ', '! ', '? ', '… '].map((mark) => room.lastIndexOf(mark)));
  if (end > LONGEST / 4) return room.slice(0, end + 1);
  const space = room.lastIndexOf(' ');
  return space > 0 ? room.slice(0, space) : room.replace(/[\ud800-\udbff]$/, '');
}
