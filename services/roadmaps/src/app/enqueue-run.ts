import {
  CoachStepJob,
  ExtractContentJob,
  FindFollowUpJob,
  GenerateRoadmapJob,
  WordStepJob,
} from '@waymark/contracts/ai/jobs';
import type { JobType } from '@waymark/contracts/jobs';
import type { Tx } from '@waymark/database/tx';
import type { Run } from '../domain/run.ts';
import type { RunKind } from '../domain/run-state.ts';

const JOBS = {
  'generate-roadmap': GenerateRoadmapJob,
  ghostwrite: GenerateRoadmapJob,
  coaching: CoachStepJob,
  wording: WordStepJob,
  extraction: ExtractContentJob,
  'follow-up': FindFollowUpJob,
} satisfies Record<RunKind, unknown>;

export const queueOf = (kind: RunKind): string => (JOBS[kind] as JobType).queue;

export function enqueueRun(tx: Tx, run: Run, now: Date): void {
  const { id, kind, turn } = run.state;
  tx.enqueue(JOBS[kind], { runId: id }, { jobId: run.enqueue(now), priority: turn });
}
