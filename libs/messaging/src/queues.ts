import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { Queue } from 'bullmq';
import { settlesWithin } from './backoff.ts';
import { RedisLink } from './redis-link.ts';

const WITHIN_MS = 2_000;

/** The queues of BullMQ by name, for reading and for administration. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly opened = new Map<string, Queue>();

  constructor(private readonly redis: RedisLink) {}

  /** Error: UNAVAILABLE while Redis is, or after 2 s. */
  async read<T>(name: string, fn: (queue: Queue) => Promise<T>): Promise<T> {
    try {
      const response = fn(this.open(name));
      if (await settlesWithin(response, WITHIN_MS)) return await response;
    } catch (cause) {
      throw unavailable(cause);
    }
    throw unavailable(new Error(`no response within ${WITHIN_MS} ms`));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.opened.values()].map((queue) => queue.close()));
  }

  private open(name: string): Queue {
    const known = this.opened.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: this.redis.producer(), skipWaitingForReady: true });
    queue.on('error', () => {}); // the connection logs for all of them
    this.opened.set(name, queue);
    return queue;
  }
}

const unavailable = (cause: unknown): AppError =>
  new AppError('UNAVAILABLE', 'The jobs cannot be read right now.', { cause });
