import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import type { Job } from 'bullmq';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';
import { Queues } from './queues.ts';

const MAX_PER_QUEUE = 100;

export interface FailedJob {
  /** `<queue>:<job id>` */
  id: string;
  queue: string;
  name: string;
  error: string;
  attempts: number;
  failedAt: Date;
}

/** Jobs without attempts left, in the queues that this process fills. Throws UNAVAILABLE while Redis is. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly queues: Queues,
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
  ) {}

  /** The newest 100 of each queue. */
  async list(): Promise<FailedJob[]> {
    const names = [...new Set((this.options.enqueues ?? []).map(({ queue }) => queue))];
    const lists = await Promise.all(
      names.map((name) => this.queues.read(name, (queue) => queue.getFailed(0, MAX_PER_QUEUE - 1))),
    );
    return lists.flat().map(toFailedJob);
  }

  /** Returns the job to its queue, with all its attempts. */
  async retry({ id }: Pick<FailedJob, 'id'>): Promise<void> {
    const [name = '', jobId = ''] = id.split(':');
    const job = (await this.queues.read(name, (queue) => queue.getJob(jobId))) as Job | undefined;
    if (!job) throw new AppError('NOT_FOUND', 'This job does not exist any more.');
    await this.queues.read(name, () =>
      job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }),
    );
  }
}

const toFailedJob = (job: Job): FailedJob => ({
  id: `${job.queueName}:${job.id}`,
  queue: job.queueName,
  name: job.name,
  error: job.failedReason ?? '',
  attempts: job.attemptsMade,
  failedAt: new Date(job.finishedOn ?? job.timestamp),
});
