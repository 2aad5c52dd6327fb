import { CoachStepJob, GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import type { Tx } from '@waymark/database/tx';
import type { Run } from '../domain/run.ts';

export function enqueueRun(tx: Tx, run: Run, now: Date): void {
  const job = run.coachingRequest ? CoachStepJob : GenerateRoadmapJob;
  tx.enqueue(job, { runId: run.state.id }, { jobId: run.enqueue(now) });
}
