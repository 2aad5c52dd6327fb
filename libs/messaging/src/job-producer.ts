import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { context } from '@waymark/platform/context';
import { Queue } from 'bullmq';
import { settlesWithin } from './backoff.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';
import { type JobAddOptions, JobProducer } from './outbox-ports.ts';
import { RedisLink } from './redis-link.ts';

const ADD_WITHIN_MS = 2_000;
/** BullMQ's. */
const MAX_PRIORITY = 2_097_152;
const DAY_S = 24 * 60 * 60;

export interface QueuedJob {
  requestId: string;
  data: unknown;
}

/** Adds jobs to BullMQ queues; fails within 2 s while Redis is unavailable. */
@Injectable()
export class BullJobProducer extends JobProducer implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();

  constructor(
    private readonly redis: RedisLink,
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
  ) {
    super();
  }

  async add(job: { queue: string; name: string }, data: unknown, options: JobAddOptions): Promise<void> {
    assertJobId(options.jobId);
    const queued: QueuedJob = { requestId: context()?.requestId ?? newId(), data };
    const { jobAttempts, jobBackoffMs } = this.options.tuning;
    const adding = this.queue(job.queue).add(job.name, queued, {
      jobId: options.jobId,
      delay: options.delayMs ?? 0,
      priority: Math.min(options.priority ?? 0, MAX_PRIORITY),
      attempts: jobAttempts,
      backoff: { type: 'exponential', delay: jobBackoffMs, jitter: 0.3 },
      removeOnComplete: { age: DAY_S, count: 1_000 },
      removeOnFail: { age: 7 * DAY_S, count: 1_000 },
    });
    try {
      if (!(await settlesWithin(adding, ADD_WITHIN_MS)))
        throw new Error(`no response within ${ADD_WITHIN_MS} ms`);
      await adding;
    } catch (cause) {
      throw new AppError('UNAVAILABLE', 'The job could not be queued.', { cause, retryAfter: 2 });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }

  private queue(name: string): Queue {
    // First, since a queue created while Redis is unavailable would stay broken.
    const connection = this.redis.producer();
    let queue = this.queues.get(name);
    if (!queue) {
      queue = new Queue(name, { connection, skipWaitingForReady: true });
      queue.on('error', () => {}); // the connection logs for all of them
      this.queues.set(name, queue);
    }
    return queue;
  }
}

/** BullMQ joins ids with `:` and uses numbers for its own counter. */
function assertJobId(id: string): void {
  if (id === '' || id.includes(':') || /^\d+$/.test(id)) {
    throw new Error(`'${id}' cannot be a job id: it must not be empty, hold ':' or be all digits`);
  }
}
