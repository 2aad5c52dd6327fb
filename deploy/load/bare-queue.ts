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
  private readonly jobMs: number;
  private readonly open = new Map<string, (moments: Omit<Moments, 'due'>) => void>();

  constructor(redisUrl: string, concurrency: number, jobMs = 0) {
    this.jobMs = jobMs;
    this.connections = [1, null].map((tries) => new Redis(redisUrl, { maxRetriesPerRequest: tries }));
    const [producer, consumer] = this.connections as [Redis, Redis];
    this.queue = new Queue('load-bare', { connection: producer });
    const work = ({ id }: { id?: string | undefined }) => this.work(id!);
    this.worker = new Worker('load-bare', work, { connection: consumer, concurrency });
  }

  /** Jobs per second, from the first enqueued to the last completed. */
  async perSecond(jobs: number, clients: number): Promise<number> {
    const startedAt = performance.now();
    await Promise.all(await this.addAll(jobs, clients));
    return jobs / ((performance.now() - startedAt) / 1_000);
  }

  /** The ends of jobs that so many clients have enqueued. */
  async addAll(jobs: number, clients: number): Promise<Promise<Moments>[]> {
    const all: Promise<Moments>[] = [];
    let next = 0;
    const client = async () => {
      while (next++ < jobs) all.push((await this.add()).done);
    };
    await Promise.all(Array.from({ length: clients }, client));
    return all;
  }

  /** One job, from when it was due to its end. */
  async follow(due: number): Promise<Moments> {
    return (await this.add(due)).done;
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.queue.close();
    for (const connection of this.connections) connection.disconnect();
  }

  /** Resolves when the job is enqueued. */
  private async add(due = performance.now()): Promise<{ done: Promise<Moments> }> {
    const runId = randomUUID();
    const jobId = `${runId}-1`;
    const done = new Promise<Moments>((resolve) => {
      this.open.set(jobId, (moments) => resolve({ due, ...moments }));
    });
    await this.queue.add('generate-roadmap', { requestId: runId, data: { runId } }, { ...OPTIONS, jobId });
    return { done };
  }

  private async work(id: string): Promise<void> {
    const begun = performance.now();
    if (this.jobMs > 0) await sleep(this.jobMs);
    this.open.get(id)?.({ begun, ended: performance.now() });
    this.open.delete(id);
  }
}
