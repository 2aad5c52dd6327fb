import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { StageState } from '../../authoring/domain/roadmap-state.ts';
import type { DraftMatch } from './draft-match.ts';

/** An existing stage, its match in the draft, or both. */
export interface MergedStage {
  existing: StageState | null;
  /** Index in the draft. */
  draftStage: number | null;
}

/** Existing stages stay in order; new ones follow their predecessor in the draft. Without a match the draft is last. */
export function mergeOrder(
  stages: readonly StageState[],
  draft: readonly DraftStage[],
  match: DraftMatch,
): MergedStage[] {
  const counterpart = new Map([...match.stages].map(([at, stage]) => [stage.id, at]));
  const merged: MergedStage[] = stages.map((existing) => ({
    existing,
    draftStage: counterpart.get(existing.id) ?? null,
  }));
  draft.forEach((_, at) => {
    if (!match.stages.has(at)) merged.splice(placeFor(merged, at), 0, { existing: null, draftStage: at });
  });
  return merged;
}

/** Requires that all earlier stages of the draft are placed. */
function placeFor(merged: readonly MergedStage[], at: number): number {
  if (at > 0) return merged.findIndex(({ draftStage }) => draftStage === at - 1) + 1;
  const first = merged.findIndex(({ draftStage }) => draftStage !== null);
  return first < 0 ? merged.length : first;
}
