import { type AiCoachingBody, type Coaching, MAX_SHOWN_PASSAGES } from '@waymark/contracts/roadmaps/coaching';
import type { Stage, Step } from '@waymark/contracts/roadmaps/http';
import type { Run } from '../../runs/domain/run.ts';
import type { Engine, RunState, TokenUsage } from '../../runs/domain/run-state.ts';
import { cleanText } from '../../shared/domain/clean-draft.ts';

export const NO_GUIDANCE = 'Unable to generate personalized guidance right now.';
const GUIDANCE = 'Here is guidance for this step.';
const describePassages = (count: number): string =>
  count > 0 ? 'Here are words of the mentor’s story.' : 'The mentor’s story has no words on this.';

export type CoachingRequest = AiCoachingBody & { userId: number };

/** Null for a run of another kind. */
export function toCoachingRequest(run: RunState): CoachingRequest | null {
  const { kind, userId, roadmapId, stepId, userContext, useProgress, useReflections } = run;
  if (kind !== 'coaching') return null;
  const of = { userId, roadmapId: roadmapId!, stepId: stepId!, userContext: userContext! };
  return { ...of, useProgress, useReflections };
}

/** Sanitises guidance of an engine. Drops a quote that does not occur literally in one of the `quotable` texts. */
export function cleanCoaching(coaching: Coaching, quotable: readonly string[]): Coaching {
  return {
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
}

/** Whether a model has written nothing that can be shown. */
export const isEmptyCoaching = ({ opening, actions, questions, quote, safety }: Coaching): boolean =>
  !opening && actions.length === 0 && questions.length === 0 && !quote && !safety;

/** Whether the learner's note is erased once the run has ended: another person may see the screen later. */
const isNoteErased = ({ safety }: Coaching): boolean =>
  safety?.level === 'strong' || (safety?.kinds.includes('violence-at-home') ?? false);

/** `passages`: ids of those that a model chose. */
type Coached = { coaching: Coaching; engine: Engine; usage: TokenUsage | null; passages?: string[] };

/** Ends a run with its coaching. Without a model the passages are the reply; a model chooses among those it was given. */
export function endWithCoaching(run: Run, { passages = [], ...result }: Coached, now: Date): void {
  if (run.isOver) return;
  const { coaching, engine } = result;
  if (isNoteErased(coaching)) run.state.userContext = '';
  const shown = run.state.passages.filter((id) => engine === 'offline' || passages.includes(id));
  run.state.passages = coaching.safety ? [] : shown.slice(0, MAX_SHOWN_PASSAGES);
  const message = engine === 'offline' ? describePassages(run.state.passages.length) : GUIDANCE;
  run.succeed(result, message, now);
}

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
