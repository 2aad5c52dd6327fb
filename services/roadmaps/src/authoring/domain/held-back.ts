import type { DraftStage, HeldBackReason } from '@waymark/contracts/ai/draft';
import type { Evidence } from '@waymark/contracts/roadmaps/http';
import type { HeldBackPassage } from '@waymark/contracts/roadmaps/review';
import { AppError } from '@waymark/kernel/app-error';
import type { StageState } from './roadmap-state.ts';

type Quoting = { evidence: Evidence; reason?: HeldBackReason };

const BECAUSE: Record<HeldBackReason, string> = {
  mistake: 'it may tell of a mistake',
  harm: 'it could hurt someone',
  'others-advice': 'it may be someone else’s advice',
  advertisement: 'it may be an advertisement',
  instruction: 'it reads like an instruction to software',
  'not-said': 'the step made of it said more',
};

/**
 * The one whose quote shares more than half of the shorter of the two with `evidence`; not one that waits only because a
 * step contained more than it.
 */
export const sameQuoteIn = <P extends Quoting>(
  evidence: Evidence | null,
  passages: readonly P[],
): P | undefined =>
  passages.find(
    (passage) => evidence !== null && passage.reason !== 'not-said' && sharesMost(evidence, passage.evidence),
  );

function sharesMost(one: Evidence, other: Evidence): boolean {
  if (one.sourceId !== other.sourceId) return false;
  const common = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return common > Math.min(one.end - one.start, other.end - other.start) / 2;
}

/** Removes the steps that quote a passage held back. The index of a stage is unchanged, so one may be without steps. */
export const withoutHeldBack = (draft: readonly DraftStage[], passages: readonly Quoting[]): DraftStage[] =>
  draft.map((stage) => ({
    ...stage,
    steps: stage.steps.filter(({ evidence }) => !sameQuoteIn(evidence, passages)),
  }));

/** A warning counts only while a stage shows it; a reviewed step that quotes the passage counts before all else. */
export function currentState(
  { state, evidence }: HeldBackPassage,
  stages: readonly Pick<StageState, 'warnings' | 'steps'>[],
): HeldBackPassage['state'] {
  const isUsed = stages.some(({ steps }) =>
    steps.some((step) => step.reviewed && sameQuoteIn(step.evidence, [{ evidence }])),
  );
  if (isUsed) return 'step';
  if (state !== 'warning') return state;
  const isShown = stages.some(({ warnings }) =>
    warnings.some((warning) => warning.evidence && samePassage(warning.evidence, evidence)),
  );
  return isShown ? 'warning' : 'held';
}

const samePassage = (one: Evidence, other: Evidence): boolean =>
  one.sourceId === other.sourceId && one.start === other.start && one.end === other.end;

export function heldBackError({ id, reason }: HeldBackPassage): AppError {
  const message = `This passage waits for you, because ${BECAUSE[reason]}. Decide on it first.`;
  return new AppError('RULE_REFUSED', message, { details: { heldBackId: id, reason } });
}
