import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { locate } from '../evidence.ts';

const MAX_LENGTH = 600;

/** The wording of a quote in the step's quote or the stage's note; null when it is in neither. */
export function exactQuote(
  quote: string | null,
  { quote: stepQuote, mentorNote }: Pick<CoachingMaterial, 'quote' | 'mentorNote'>,
): string | null {
  if (!quote || !/\p{L}/u.test(quote)) return null;
  for (const words of [stepQuote, mentorNote]) {
    const span = words ? locate(quote, words) : null;
    if (words && span) return words.slice(span.start, span.end);
  }
  return null;
}

/** The quote of a step, else the beginning of the note on its stage. */
export function mentorWords({ quote, mentorNote }: CoachingMaterial): string | null {
  const words = [quote, mentorNote].find((text) => text && /\p{L}/u.test(text));
  return words ? beginning(words.trim()) : null;
}

function beginning(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const room = text.slice(0, MAX_LENGTH);
  const end = Math.max(...['. ', '! ', '? ', '… '].map((mark) => room.lastIndexOf(mark)));
  if (end > MAX_LENGTH / 4) return room.slice(0, end + 1);
  const space = room.lastIndexOf(' ');
  return space > 0 ? room.slice(0, space) : room.replace(/[\ud800-\udbff]$/, '');
}
