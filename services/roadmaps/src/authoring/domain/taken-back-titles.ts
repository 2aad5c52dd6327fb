import type { TitleDecision } from '@waymark/contracts/roadmaps/permissions';
import { AppError } from '@waymark/kernel/app-error';
import { isTakenFrom, type Parts } from './consent.ts';
import type { StepState } from './roadmap-state.ts';

/** Of a removed step, for those who learn that it is gone. */
export const WITHDRAWN_TITLE = 'A step that its mentor took back';

interface Titled {
  steps: StepState[];
}

/**
 * The decisions on titles in the words of a source, by step. Errors: RULE_REFUSED unless there is one for each of them,
 * VALIDATION for a new title that still consists of these words.
 */
export function titleDecisions(
  { titles, quotes }: Pick<Parts, 'titles' | 'quotes'>,
  decisions: readonly TitleDecision[],
): Map<string, TitleDecision> {
  const given = new Map(decisions.map((decision) => [decision.stepId, decision]));
  const open = titles.filter(({ stepId }) => !given.has(stepId));
  if (open.length > 0) {
    const steps = open.length === 1 ? '1 step' : `${open.length} steps`;
    const message = `The titles of ${steps} are sentences of this source. Reword them, remove the steps, or choose to keep them.`;
    throw new AppError('RULE_REFUSED', message, { details: { titled: open } });
  }
  decisions.forEach((decision, index) => {
    if (decision.action !== 'reword' || !quotes.some((quote) => isTakenFrom(decision.title, quote))) return;
    const message = 'These are still the words of the source.';
    throw new AppError('VALIDATION', message, { issues: [{ path: ['titles', index, 'title'], message }] });
  });
  return new Map(titles.map(({ stepId }) => [stepId, given.get(stepId)!]));
}

/** A stage leaves with its last step. */
export const withDecidedTitles = <S extends Titled>(
  stages: readonly S[],
  decisions: ReadonlyMap<string, TitleDecision>,
  isOpen: (step: StepState) => boolean = () => true,
): S[] =>
  stages.flatMap((stage) => {
    const steps = stage.steps.flatMap((step) => {
      const decision = decisions.get(step.id);
      if (decision?.action === 'remove') return [];
      if (decision?.action !== 'reword' || !isOpen(step)) return [step];
      return [{ ...step, title: decision.title, origin: 'mentor' as const, reviewed: true }];
    });
    return steps.length > 0 || stage.steps.length === 0 ? [{ ...stage, steps }] : [];
  });
