import type { DraftStage } from '@waymark/contracts/ai/draft';
import type { DraftMatch } from './draft-match.ts';
import type { StageState } from './roadmap-state.ts';

/** One place on the roadmap, were all of the draft taken: what stands there, and what the draft has for it. */
export interface MergedStage {
  standing: StageState | null;
  /** Place in the draft. */
  draftStage: number | null;
}

/**
 * Stages that stand keep their order; a new one comes after the one that it follows in the draft. A draft that shares
 * nothing with the roadmap comes after it.
 */
export function mergeOrder(
  stages: readonly StageState[],
  draft: readonly DraftStage[],
  match: DraftMatch,
): MergedStage[] {
  const counterpart = new Map([...match.stages].map(([at, stage]) => [stage.id, at]));
  const merged: MergedStage[] = stages.map((standing) => ({
    standing,
    draftStage: counterpart.get(standing.id) ?? null,
  }));
  draft.forEach((_, at) => {
    if (!match.stages.has(at)) merged.splice(placeFor(merged, at), 0, { standing: null, draftStage: at });
  });
  return merged;
}

/** All earlier stages of the draft have their place already. */
function placeFor(merged: readonly MergedStage[], at: number): number {
  if (at > 0) return merged.findIndex(({ draftStage }) => draftStage === at - 1) + 1;
  const first = merged.findIndex(({ draftStage }) => draftStage !== null);
  return first < 0 ? merged.length : first;
}
