import { GenerateRoadmapJob } from '@waymark/contracts/ai/jobs';
import type { Tx } from '@waymark/database/tx';
import type { Run } from '../domain/run.ts';

export function enqueueRun(tx: Tx, run: Run, now: Date): void {
  const jobId = run.enqueue(now);
  tx.enqueue(GenerateRoadmapJob, { runId: run.state.id }, { jobId });
}
