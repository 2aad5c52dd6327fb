import { CoachStepJob, GenerateRoadmapJob, WordStepJob } from '@waymark/contracts/ai/jobs';
import type { Tx } from '@waymark/database/tx';
import type { Run } from '../domain/run.ts';
import type { RunKind } from '../domain/run-state.ts';

const JOBS = {
  'generate-roadmap': GenerateRoadmapJob,
  coaching: CoachStepJob,
  wording: WordStepJob,
} satisfies Record<RunKind, unknown>;

export function enqueueRun(tx: Tx, run: Run, now: Date): void {
  tx.enqueue(JOBS[run.state.kind], { runId: run.state.id }, { jobId: run.enqueue(now) });
}
