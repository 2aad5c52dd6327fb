import { EvaluateApplicationJob } from '@waymark/contracts/ai/jobs';
import type { Tx } from '@waymark/database/tx';

/** `count`: how often this evaluation was enqueued. */
interface Evaluation {
  id: string;
  number: number;
  count: number;
}

/** Unique per enqueueing: BullMQ ignores a known one. */
export const jobIdOf = ({ id, number, count }: Evaluation): string => `${id}-${number}-${count}`;

export function enqueueEvaluation(tx: Tx, evaluation: Evaluation): void {
  tx.enqueue(EvaluateApplicationJob, { applicationId: evaluation.id }, { jobId: jobIdOf(evaluation) });
}
