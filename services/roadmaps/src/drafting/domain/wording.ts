import type { Wording } from '@waymark/contracts/ai/wording';
import type { RunState } from '../../runs/domain/run-state.ts';
import { cleanText } from '../../shared/domain/clean-draft.ts';

export const WORDED = 'Here is one way to word this step.';
export const NO_WORDING = 'Unable to word this step right now.';

export type WordingRequest = { userId: number; roadmapId: string; stepId: string };

/** Null for a run of another kind. */
export const toWordingRequest = ({ kind, userId, roadmapId, stepId }: RunState): WordingRequest | null =>
  kind === 'wording' ? { userId, roadmapId: roadmapId!, stepId: stepId! } : null;

/** Sanitises a wording of an engine as the mentor's own text is sanitised. Null when the title is empty. */
export function cleanWording({ title, description }: Wording): Wording | null {
  const clean = { title: cleanText(title.replace(/\s+/g, ' ')), description: cleanText(description) };
  return clean.title === '' ? null : clean;
}
