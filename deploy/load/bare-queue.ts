import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';

const OPTIONS = { attempts: 5, removeOnComplete: { count: 1_000 } };

/** BullMQ alone: jobs of the same payload and settings, taken by a worker of the same concurrency that does nothing. */
export class BareQueue {
  private readonly connections: Redis[];
  private readonly queue: Queue;
  private readonly worker: Worker;
  private left = 0;
  private whenDone = () => {};

  constructor(redisUrl: string, concurrency: number) {
    this.connections = [1, null].map((tries) => new Redis(redisUrl, { maxRetriesPerRequest: tries }));
    const [producer, consumer] = this.connections as [Redis, Redis];
    this.queue = new Queue('load-bare', { connection: producer });
    this.worker = new Worker('load-bare', async () => this.done(), { connection: consumer, concurrency });
  }

  /** Jobs per second, from the first enqueued to the last completed. */
  async perSecond(jobs: number, clients: number): Promise<number> {
    const finished = new Promise<void>((resolve) => {
      this.left = jobs;
      this.whenDone = resolve;
    });
    const startedAt = performance.now();
    let next = 0;
    const client = async () => {
      while (next++ < jobs) await this.add();
    };
    await Promise.all(Array.from({ length: clients }, client));
    await finished;
    return jobs / ((performance.now() - startedAt) / 1_000);
  }

  async close(): Promise<void> {
    await this.worker.close();
    await this.queue.close();
    for (const connection of this.connections) connection.disconnect();
  }

  private async add(): Promise<void> {
    const runId = randomUUID();
    await this.queue.add(
      'generate-roadmap',
      { requestId: runId, data: { runId } },
      { ...OPTIONS, jobId: `${runId}-1` },
    );
  }

  private done(): void {
    this.left -= 1;
    if (this.left === 0) this.whenDone();
  }
}
