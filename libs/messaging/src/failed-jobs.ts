import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { type Job, Queue } from 'bullmq';
import { settlesWithin } from './backoff.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';
import { RedisLink } from './redis-link.ts';

const WITHIN_MS = 2_000;
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
export class FailedJobs implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly redis: RedisLink,
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
  ) {}

  /** The newest 100 of each queue. */
  async list(): Promise<FailedJob[]> {
    const names = [...new Set((this.options.enqueues ?? []).map(({ queue }) => queue))];
    const lists = await Promise.all(
      names.map((name) => orUnavailable(this.queue(name).getFailed(0, MAX_PER_QUEUE - 1))),
    );
    return lists.flat().map(toFailedJob);
  }

  /** Returns the job to its queue, with all its attempts. */
  async retry({ id }: Pick<FailedJob, 'id'>): Promise<void> {
    const [queue = '', jobId = ''] = id.split(':');
    const job = (await orUnavailable(this.queue(queue).getJob(jobId))) as Job | undefined;
    if (!job) throw new AppError('NOT_FOUND', 'This job does not exist any more.');
    await orUnavailable(job.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true }));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: this.redis.producer(), skipWaitingForReady: true });
    queue.on('error', () => {}); // the connection logs for all of them
    this.queues.set(name, queue);
    return queue;
  }
}

async function orUnavailable<T>(response: Promise<T>): Promise<T> {
  try {
    if (await settlesWithin(response, WITHIN_MS)) return await response;
  } catch (cause) {
    throw unavailable(cause);
  }
  throw unavailable(new Error(`no response within ${WITHIN_MS} ms`));
}

const unavailable = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'The jobs cannot be read right now.', { cause });

const toFailedJob = (job: Job): FailedJob => ({
  id: `${job.queueName}:${job.id}`,
  queue: job.queueName,
  name: job.name,
  error: job.failedReason ?? '',
  attempts: job.attemptsMade,
  failedAt: new Date(job.finishedOn ?? job.timestamp),
});
