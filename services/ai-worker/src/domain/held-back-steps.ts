import type { DraftStage, DraftStep, Evidence, HeldBack, HeldBackReason } from '@waymark/contracts/ai/draft';
import { floorReason } from './floor.ts';
import { ungrounded } from './ungrounded.ts';

/**
 * The step as it is suggested; null when it is held back and its passage waits in `held`. Without a passage the step
 * itself waits, with the reason. `addsTo`: the title of its stage adds to the story.
 */
export function suggested(step: DraftStep, addsTo: boolean, held: HeldBack[]): DraftStep | null {
  const { title, description, evidence } = step;
  const waiting = evidence === null ? -1 : overlapping(evidence, held);
  if (waiting >= 0) {
    held.unshift(...held.splice(waiting, 1));
    return null;
  }
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
const OF_NO_STAGE = { title: 'More steps', description: '', estimatedDuration: '' };

/** The stages with steps whose own stage is left out, each in the last stage with room, else in one of their own. */
export function withMoved(stages: readonly DraftStage[], steps: readonly DraftStep[]): DraftStage[] {
  const moved = stages.map((stage) => ({ ...stage, steps: [...stage.steps] }));
  for (const step of steps) {
    const roomy = moved.findLast((stage) => stage.steps.length < MAX_STEPS);
    if (roomy) roomy.steps.push(step);
    else moved.push({ ...OF_NO_STAGE, steps: [step] });
  }
  return moved;
}

/**
 * Adds a passage, once; every other reason replaces `not-said`. Those of which a step was made come first: a draft has room for
 * so many only.
 */
export function holdBack(held: HeldBack[], reason: HeldBackReason, evidence: Evidence): void {
  const { sourceId, start, end } = evidence;
  const same = held.find(
    ({ evidence: other }) => other.sourceId === sourceId && other.start === start && other.end === end,
  );
  if (!same) held.unshift({ reason, evidence });
  else if (same.reason === 'not-said') same.reason = reason;
}

const addsToPassage = ({ title, description, evidence }: DraftStep): boolean =>
  ungrounded(`${title}\n${description}`, evidence?.quote ?? '') !== null;

/** The place of a passage that has more than half of the shorter of the two in common with `evidence`; -1: none. */
const overlapping = (evidence: Evidence, held: readonly HeldBack[]): number =>
  held.findIndex(({ reason, evidence: other }) => {
    if (reason === 'not-said') return false;
    const shared = Math.min(evidence.end, other.end) - Math.max(evidence.start, other.start);
    const shorter = Math.min(evidence.quote.length, other.quote.length);
    return evidence.sourceId === other.sourceId && shared > shorter / 2;
  });
