import type { DraftStage, HeldBack } from '@waymark/contracts/ai/draft';
import type { RunKind } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';
import type { Run } from '../../runs/domain/run.ts';
import type { ExclusiveWork } from '../../runs/domain/run-limits.ts';
import type { RunReport, RunState } from '../../runs/domain/run-state.ts';
import { cleanDraft } from '../../shared/domain/clean-draft.ts';
import { withReport } from './reading.ts';

export const DRAFTING_KINDS = ['generate-roadmap', 'ghostwrite'] as const satisfies RunKind[];

/** One draft of a roadmap at a time, whichever way it is made. */
export const DRAFTING: ExclusiveWork = { subject: 'roadmap', exclusive: DRAFTING_KINDS };

export type DraftRequest = Pick<RunState, 'userId' | 'sourceIds'> & {
  kind: (typeof DRAFTING_KINDS)[number];
  roadmapId: string;
  withoutAi?: boolean;
  reading?: RunState['reading'];
};

/** A draft that was verified against the mentor's texts. */
export interface VerifiedDraft {
  draft: DraftStage[];
  heldBack: HeldBack[];
  crisis: boolean;
}

/** Null for a run of another kind. */
export function toDraftRequest(run: RunState): DraftRequest | null {
  const kind = DRAFTING_KINDS.find((one) => one === run.kind);
  const { userId, roadmapId, sourceIds, withoutAi, reading } = run;
  return kind ? { kind, userId, roadmapId: roadmapId!, sourceIds, withoutAi, reading } : null;
}

/** Keeps the longest list of stages, and the parts of a long story that were read. */
export function readDraftReport(
  run: RunState,
  { stages, reading }: RunReport,
): 'progress' | 'partial' | null {
  if (reading !== undefined) run.reading = reading && withReport(run.reading, reading);
  const drafted = stages ? cleanDraft(stages) : [];
  if (drafted.length <= run.draft.length) return reading === undefined ? null : 'progress';
  run.draft = drafted;
  return 'partial';
}

/** The roadmap of a draft. Error: RULE_REFUSED for a run on a file without a roadmap. */
export function draftedRoadmap({ state: { roadmapId } }: Run): string {
  if (roadmapId === null) throw noDraft();
  return roadmapId;
}

/** Error: RULE_REFUSED. */
export function checkDraftWaiting({ state }: Run): void {
  if (state.outcome !== 'waiting') throw noDraft();
}

/** The mentor's decision on a waiting draft. Error: RULE_REFUSED for any other run. */
export function resolveDraft(run: Run, outcome: 'applied' | 'discarded', message: string): void {
  checkDraftWaiting(run);
  run.decide(outcome, message);
}

const noDraft = (): AppError => new AppError('RULE_REFUSED', 'There is no longer a draft waiting here.');
