import type { DraftStage, DraftStep, Evidence, HeldBack, HeldBackReason } from '@waymark/contracts/ai/draft';
import { floorReason } from './floor.ts';
import { ungrounded } from './ungrounded.ts';

/**
 * The step as it is suggested; null when it is held back and its passage waits in `held`. Without a passage the step
 * itself waits, with the reason. `addsTo`: the title of its stage adds to the story.
 */
export function suggested(step: DraftStep, addsTo: boolean, held: HeldBack[]): DraftStep | null {
  const { title, description, evidence } = step;
  if (evidence && overlapsHeldBack(evidence, held)) return null;
  const ofFloor = floorReason(title) ?? floorReason(description) ?? floorReason(evidence?.quote ?? '');
  const reason = ofFloor ?? (addsTo || addsToPassage(step) ? 'not-said' : null);
  return reason ? doubted(step, reason, held) : step;
}

/** Null when its passage waits in `held`; the first reason of a step without one counts. */
export function doubted(step: DraftStep, reason: HeldBackReason, held: HeldBack[]): DraftStep | null {
  if (!step.evidence) return { ...step, doubt: step.doubt ?? reason };
  holdBack(held, reason, step.evidence);
  return null;
}

const MAX_STEPS = 12;

/** The stages with steps whose own stage is left out, each in the last stage with room. */
export function withMoved(stages: readonly DraftStage[], steps: readonly DraftStep[]): DraftStage[] {
  const moved = stages.map((stage) => ({ ...stage, steps: [...stage.steps] }));
  for (const step of steps) moved.findLast((stage) => stage.steps.length < MAX_STEPS)?.steps.push(step);
  return moved;
}

/** Adds a passage, once; every other reason replaces `not-said`. */
export function holdBack(held: HeldBack[], reason: HeldBackReason, evidence: Evidence): void {
  const { sourceId, start, end } = evidence;
  const same = held.find(
    ({ evidence: other }) => other.sourceId === sourceId && other.start === start && other.end === end,
  );
  if (!same) held.push({ reason, evidence });
  else if (same.reason === 'not-said') same.reason = reason;
}

const addsToPassage = ({ title, description, evidence }: DraftStep): boolean =>
  ungrounded(`${title}\n${description}`, evidence?.quote ?? '') !== null;

/** More than half of the shorter of two passages is the same text. */
const overlapsHeldBack = (evidence: Evidence, held: readonly HeldBack[]): boolean =>
  held.some(({ reason, evidence: other }) => {
    if (reason === 'not-said') return false;
    const shared = Math.min(evidence.end, other.end) - Math.max(evidence.start, other.start);
    const shorter = Math.min(evidence.quote.length, other.quote.length);
    return evidence.sourceId === other.sourceId && shared > shorter / 2;
  });
