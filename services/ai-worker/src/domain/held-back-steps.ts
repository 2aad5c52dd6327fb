import type { DraftStep, Evidence, HeldBack, HeldBackReason } from '@waymark/contracts/ai/draft';
import { harmInWording, reasonToHoldBack } from './outline/held-back.ts';
import type { Language } from './outline/language.ts';
import { ungrounded } from './ungrounded.ts';

/** Characters around a quote that are read for what came of it. */
const NEAR = 400;

interface Check {
  sources: readonly { id: string; text: string }[];
  /** Of the story, because a title is too short to recognise it. */
  language: Language | null;
  /** A model has judged the steps: the filter of the outline does not. */
  isJudged: boolean;
  /** The title of its stage adds to the story. */
  addsTo: boolean;
}

/** Adds the passage of a step to `held` when it must be held back. */
export function isHeldBack(step: DraftStep, check: Check, held: HeldBack[]): boolean {
  const { evidence } = step;
  if (evidence && overlapsHeldBack(evidence, held)) return true;
  const reason =
    (check.isJudged ? null : reasonAgainst(step, check)) ?? (addsToPassage(step, check) ? 'not-said' : null);
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

const addsToPassage = ({ title, description, evidence }: DraftStep, { addsTo }: Check): boolean =>
  addsTo || ungrounded(`${title}\n${description}`, evidence?.quote ?? '') !== null;

/** More than half of the shorter of two passages is the same text. */
const overlapsHeldBack = (evidence: Evidence, held: readonly HeldBack[]): boolean =>
  held.some(({ reason, evidence: other }) => {
    if (reason === 'not-said') return false;
    const shared = Math.min(evidence.end, other.end) - Math.max(evidence.start, other.start);
    const shorter = Math.min(evidence.quote.length, other.quote.length);
    return evidence.sourceId === other.sourceId && shared > shorter / 2;
  });

/** Checks the quote of a step within its paragraph, and the wording of its title and description. */
function reasonAgainst(
  { title, description, evidence }: DraftStep,
  { sources, language }: Check,
): HeldBackReason | null {
  const ofTitle = isVerbatim(title, evidence?.quote ?? '') ? null : harmInWording(title, language);
  const ofWording = ofTitle ?? harmInWording(description, language);
  if (ofWording) return ofWording;
  const source = evidence && sources.find(({ id }) => id === evidence.sourceId);
  if (!source) return null;
  const before = source.text.slice(Math.max(0, evidence.start - NEAR), evidence.start);
  const after = source.text.slice(evidence.end, evidence.end + NEAR);
  const paragraph = { before: before.split(/\n\s*\n/).at(-1)!, after: after.split(/\n\s*\n/)[0]! };
  return reasonToHoldBack(evidence.quote, paragraph, language);
}

/** All its words are in the quote, which is checked in its place. */
function isVerbatim(title: string, quote: string): boolean {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const quoted = new Set(words(quote));
  return words(title).every((word) => quoted.has(word));
}
