import type { AnyJobType } from '@waymark/contracts/jobs';
import type { Tx } from '@waymark/database/tx';
import type { Run } from '../domain/run.ts';

export function enqueueRun(tx: Tx, run: Run, job: AnyJobType, now: Date): void {
  const { id, turn } = run.state;
  tx.enqueue(job, { runId: id }, { jobId: run.enqueue(now), priority: turn });
}
