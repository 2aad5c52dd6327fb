import type { DraftStep, Evidence, HeldBack, HeldBackReason } from '@waymark/contracts/ai/draft';
import { floorReason } from './floor.ts';
import { ungrounded } from './ungrounded.ts';

/** Adds the passage of a step to `held` when it must be held back. `addsTo`: the title of its stage adds to the story. */
export function isHeldBack(step: DraftStep, addsTo: boolean, held: HeldBack[]): boolean {
  const { title, description, evidence } = step;
  if (evidence && overlapsHeldBack(evidence, held)) return true;
  const ofFloor = floorReason(title) ?? floorReason(description) ?? floorReason(evidence?.quote ?? '');
  const reason = ofFloor ?? (addsTo || addsToPassage(step) ? 'not-said' : null);
  if (reason) holdBack(held, reason, evidence);
  return reason !== null;
}

/** Adds a passage, once; every other reason replaces `not-said`. */
export function holdBack(held: HeldBack[], reason: HeldBackReason, evidence: Evidence | null): void {
  if (!evidence) return;
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
