import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { locate } from '../evidence.ts';

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
