import type { Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import type { JobInfo } from '@waymark/messaging/decorators';
import { ModelFailed } from './engine.ts';

interface FailedWork {
  runId: string;
  job: JobInfo;
  logger: Logger;
  work: 'draft' | 'coaching' | 'wording' | 'extraction' | 'follow-up' | 'reply';
  wentWrong: string;
}

/** Maps an engine's error to the outcome of its run. Throws the error when the job should be retried. */
export function failedRun(error: unknown, { runId, job, logger, work, wentWrong }: FailedWork) {
  if (error instanceof AppError && error.code === 'AI_UNAVAILABLE') {
    logger.warn({ msg: 'model unavailable', work, runId, err: error });
    const used = error instanceof ModelFailed ? { usage: error.usage } : {};
    return { outcome: 'failed', message: error.message, ...used } as const;
  }
  if (job.signal.aborted || !job.lastAttempt) throw error;
  logger.error({ msg: 'last attempt failed', work, runId, err: error });
  return { outcome: 'failed', message: wentWrong } as const;
}
