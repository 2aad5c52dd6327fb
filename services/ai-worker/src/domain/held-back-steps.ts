import type { DraftStep, Evidence, HeldBack, HeldBackReason } from '@waymark/contracts/ai/draft';
import { harmInWording, reasonToHoldBack } from './outline/held-back.ts';
import type { Language } from './outline/language.ts';

/** Characters around a quote that are read for what came of it. */
const NEAR = 400;

/** More than half of the shorter of two passages is the same text. */
export const overlapsHeldBack = (evidence: Evidence, held: readonly HeldBack[]): boolean =>
  held.some(({ evidence: other }) => {
    const shared = Math.min(evidence.end, other.end) - Math.max(evidence.start, other.start);
    const shorter = Math.min(evidence.quote.length, other.quote.length);
    return evidence.sourceId === other.sourceId && shared > shorter / 2;
  });

/**
 * Checks the quote of a step within its paragraph, and the wording of its title and description. `language`: of the story,
 * because a title is too short to recognise it.
 */
export function reasonAgainst(
  { title, description, evidence }: DraftStep,
  sources: readonly { id: string; text: string }[],
  language: Language | null,
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
