import type { AnyEventType, EventData } from '@waymark/contracts/events';
import type { AnyJobType, JobData } from '@waymark/contracts/jobs';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { context } from '@waymark/platform/context';
import type { EntityManager } from 'typeorm';
import type { FinalWrites, OutboxMessage } from './outbox.ts';
import type { Pipeline } from './session.ts';

export interface Tx {
  readonly em: EntityManager;
  /** Prepared, so for constant texts. Sent at once: statements awaited together share a round trip. */
  query<R extends object>(sql: string, params: unknown[]): Promise<R[]>;
  /**
   * Publishes an event after the commit; open pages of the `audience` refetch. Throws on data that violates the
   * contract.
   */
  emit<E extends AnyEventType>(type: E, data: EventData<E>, options?: { audience?: number[] }): void;
  /** Enqueues a job after the commit. `jobId` deduplicates: without `:` and not digits alone (BullMQ's rule). */
  enqueue<J extends AnyJobType>(job: J, data: JobData<J>, options: { jobId: string; delayMs?: number }): void;
  /** At most once: constant writing CTEs (`a AS (INSERT …)`) that run with the messages and see the tables before. */
  finish(sql: string, params: unknown[]): void;
  /** Runs once after the commit; errors are logged. */
  afterCommit(fn: () => void): void;
}

export class CollectingTx implements Tx {
  readonly messages: OutboxMessage[] = [];
  readonly callbacks: (() => void)[] = [];
  last: FinalWrites | undefined;

  constructor(
    readonly em: EntityManager,
    private readonly pipeline: Pipeline,
    private readonly clock: Clock,
  ) {}

  query<R extends object>(sql: string, params: unknown[]): Promise<R[]> {
    return this.pipeline.sendPrepared<R>(sql, params);
  }

  emit<E extends AnyEventType>(type: E, data: EventData<E>, options: { audience?: number[] } = {}): void {
    const id = newId();
    this.messages.push({
      id,
      kind: 'event',
      topic: type.type,
      payload: type.data.parse(data),
      headers: {
        occurredAt: this.clock.now().toISOString(),
        requestId: context()?.requestId ?? id,
        actorId: context()?.caller?.userId ?? null,
        audience: options.audience ?? [],
      },
    });
  }

  enqueue<J extends AnyJobType>(
    job: J,
    data: JobData<J>,
    options: { jobId: string; delayMs?: number },
  ): void {
    const { jobId, delayMs = 0 } = options;
    if (!jobId || jobId.includes(':') || /^\d+$/.test(jobId)) throw new Error(`invalid job id "${jobId}"`);
    const id = newId();
    this.messages.push({
      id,
      kind: 'job',
      topic: `${job.queue}/${job.name}`,
      payload: job.data.parse(data),
      headers: {
        queue: job.queue,
        name: job.name,
        jobId,
        requestId: context()?.requestId ?? id,
        runAt: new Date(this.clock.now().getTime() + delayMs).toISOString(),
      },
    });
  }

  finish(sql: string, params: unknown[]): void {
    if (this.last) throw new Error('finish() may be called once per transaction');
    this.last = { sql, params };
  }

  afterCommit(fn: () => void): void {
    this.callbacks.push(fn);
  }
}
