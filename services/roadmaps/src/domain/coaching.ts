import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import { cleanText } from './clean-draft.ts';

/** Said when no guidance came of it (spec). */
export const NO_GUIDANCE = 'Unable to generate personalized guidance right now.';
export const STEP_GONE = 'This step is not part of the roadmap any more.';

/**
 * Guidance as it can be stored and shown: what an engine sends is data from outside. A quote stays only where it stands
 * word for word in what the mentor says about the step (`words`). Null when nothing is left to help with.
 */
export function cleanCoaching(coaching: Coaching, words: readonly string[]): Coaching | null {
  const clean: Coaching = {
    opening: short(coaching.opening, 800),
    actions: coaching.actions
      .map(({ title, detail }) => ({ title: short(title, 120), detail: short(detail, 500) }))
      .filter(({ title, detail }) => title !== '' && detail !== '')
      .slice(0, 5),
    obstacle: coaching.obstacle === null ? null : short(coaching.obstacle, 500) || null,
    quote: exactQuote(coaching.quote, words),
    encouragement: short(coaching.encouragement, 300),
    ...(coaching.safety && { safety: true as const }),
  };
  const helps = clean.opening !== '' && clean.actions.length > 0 && clean.encouragement !== '';
  return helps ? clean : null;
}

/** Without half a character at the cut. */
const short = (text: string, chars: number): string =>
  cleanText(
    cleanText(text)
      .slice(0, chars)
      .replace(/[\ud800-\udbff]$/, ''),
  );

function exactQuote(quote: string | null, words: readonly string[]): string | null {
  if (quote === null || quote.trim() === '' || cleanText(quote) !== quote.trim()) return null;
  return words.some((text) => text.includes(quote)) ? quote : null;
}
