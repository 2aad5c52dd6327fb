import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import type { Stage, Step } from '@waymark/contracts/roadmaps/http';
import { cleanText } from './clean-draft.ts';

export const NO_GUIDANCE = 'Unable to generate personalized guidance right now.';
export const STEP_GONE = 'This step is no longer part of the roadmap.';

/**
 * Sanitises guidance of an engine. Drops a quote that does not occur literally in one of the `quotable` texts. Null
 * when nothing is left: no opening, action, question, quote or need of help.
 */
export function cleanCoaching(coaching: Coaching, quotable: readonly string[]): Coaching | null {
  const clean: Coaching = {
    opening: short(coaching.opening, 800),
    actions: coaching.actions
      .map(({ title, detail }) => ({ title: short(title, 120), detail: short(detail, 500) }))
      .filter(({ title }) => title !== '')
      .slice(0, 5),
    questions: coaching.questions
      .map((question) => short(question, 300))
      .filter((question) => question !== '')
      .slice(0, 5),
    obstacle: coaching.obstacle === null ? null : short(coaching.obstacle, 500) || null,
    quote: exactQuote(coaching.quote, quotable),
    encouragement: short(coaching.encouragement, 300),
    ...(coaching.safety && { safety: coaching.safety }),
  };
  const { opening, actions, questions, quote, safety } = clean;
  return opening || actions.length > 0 || questions.length > 0 || quote || safety ? clean : null;
}

/** Whether the learner's note is erased once the run has ended: another person may see the screen later. */
export const isNoteErased = ({ safety }: Coaching): boolean =>
  safety?.level === 'strong' || (safety?.kinds.includes('violence-at-home') ?? false);

/** The mentor's own texts about a step. A description by the AI is not one. */
export const quotableTexts = ({ stage, step }: { stage: Stage; step: Step }): string[] =>
  [step.evidence?.quote, stage.mentorNote, step.origin === 'mentor' ? step.description : null].filter(
    (text) => typeof text === 'string',
  );

/** Truncates without splitting a surrogate pair. */
const short = (text: string, chars: number): string =>
  cleanText(
    cleanText(text)
      .slice(0, chars)
      .replace(/[\ud800-\udbff]$/, ''),
  );

function exactQuote(quote: string | null, quotable: readonly string[]): string | null {
  if (quote === null || quote.trim() === '' || cleanText(quote) !== quote.trim()) return null;
  return quotable.some((text) => text.includes(quote)) ? quote : null;
}
