import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Moments } from './moments.ts';

const OPTIONS = { attempts: 5, removeOnComplete: { count: 1_000 } };

/** BullMQ alone: jobs of the same payload and settings, taken by a worker of the same concurrency, which waits `jobMs`. */
export class BareQueue {
  private readonly connections: Redis[];
  private readonly queue: Queue;
  private readonly worker: Worker;
  private readonly open = new Map<string, (moments: Omit<Moments, 'due'>) => void>();

  constructor(redisUrl: string, concurrency: number, jobMs: number) {
    this.connections = [1, null].map((tries) => new Redis(redisUrl, { maxRetriesPerRequest: tries }));
    const [producer, consumer] = this.connections as [Redis, Redis];
    this.queue = new Queue('bench-bare', { connection: producer });
    const work = async ({ id }: { id?: string | undefined }) => {
      const begun = performance.now();
      await sleep(jobMs);
      this.open.get(id!)?.({ begun, ended: performance.now() });
      this.open.delete(id!);
    };
    this.worker = new Worker('bench-bare', work, { connection: consumer, concurrency });
  }

  /** Jobs per second, from the first enqueued to the last completed. */
  async perSecond(jobs: number): Promise<number> {
    const startedAt = performance.now();
    await this.followAll(jobs);
    return jobs / ((performance.now() - startedAt) / 1_000);
  }

  followAll(jobs: number): Promise<Moments[]> {
    return Promise.all(Array.from({ length: jobs }, () => this.follow()));
  }

  /** One job, from when it was due to its end. */
  async follow(due = performance.now()): Promise<Moments> {
    const runId = randomUUID();
    const jobId = `${runId}-1`;
    const { promise, resolve } = Promise.withResolvers<Omit<Moments, 'due'>>();
    this.open.set(jobId, resolve);
    await this.queue.add('generate-roadmap', { requestId: runId, data: { runId } }, { ...OPTIONS, jobId });
    return { due, ...(await promise) };
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.queue.close();
    for (const connection of this.connections) connection.disconnect();
  }
}
