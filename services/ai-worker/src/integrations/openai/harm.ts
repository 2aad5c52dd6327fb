import type { Evidence, HeldBackReason } from '@waymark/contracts/ai/draft';
import { reasonToHoldBack } from '../../domain/outline/held-back.ts';

const NEARBY = 400;
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const sentencesOf = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** Why words of a model must not be shown; null when they may. */
export function harmIn(text: string): HeldBackReason | null {
  return firstReason(sentencesOf(text), { before: '', after: '' });
}

/** Why a passage of the story must not become a step; null when it may. */
export function harmInStory(
  { sourceId, quote, start, end }: Evidence,
  sources: readonly { id: string; text: string }[],
): HeldBackReason | null {
  const text = sources.find(({ id }) => id === sourceId)?.text ?? '';
  const before = sentencesOf(text.slice(Math.max(0, start - NEARBY), start)).at(-1) ?? '';
  const after = sentencesOf(text.slice(end, end + NEARBY))[0] ?? '';
  return firstReason(sentencesOf(quote), { before, after });
}

function firstReason(all: string[], around: { before: string; after: string }): HeldBackReason | null {
  for (const [i, sentence] of all.entries()) {
    const context = { before: all[i - 1] ?? around.before, after: all[i + 1] ?? around.after };
    const reason = reasonToHoldBack(sentence, context);
    if (reason) return reason;
  }
  return null;
}
