import type { AnyEventType, EventData } from '@waymark/contracts/events';
import type { AnyJobType, JobData } from '@waymark/contracts/jobs';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { context } from '@waymark/platform/context';
import type { EntityManager } from 'typeorm';
import type { OutboxMessage } from './outbox.ts';
import { queryPrepared } from './prepared.ts';

/** What a use case may do inside its transaction. Nothing of it happens when the transaction rolls back. */
export interface Tx {
  readonly em: EntityManager;
  /**
   * As `em.query`, planned once per connection: for a constant text whose best plan does not depend on the parameters.
   * Returns rows.
   */
  query<R extends object>(sql: string, params: unknown[]): Promise<R[]>;
  /** Tells the world, after commit. `audience`: users whose open pages should look again. Throws on data that breaks the contract. */
  emit<E extends AnyEventType>(type: E, data: EventData<E>, options?: { audience?: number[] }): void;
  /** Queues slow work, after commit. `jobId` names the work: no `:` in it and not digits alone (BullMQ's rule). */
  enqueue<J extends AnyJobType>(job: J, data: JobData<J>, options: { jobId: string; delayMs?: number }): void;
  /** Runs once, after the commit that counts; an error in it is logged and changes nothing. */
  afterCommit(fn: () => void): void;
}

/** One attempt at a transaction: collects what is to be said, so that it is written in one statement at the end. */
export class CollectingTx implements Tx {
  readonly messages: OutboxMessage[] = [];
  readonly callbacks: (() => void)[] = [];

  constructor(
    readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  query<R extends object>(sql: string, params: unknown[]): Promise<R[]> {
    return queryPrepared<R>(this.em, sql, params);
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
    if (!jobId || jobId.includes(':') || /^\d+$/.test(jobId)) throw new Error(`"${jobId}" cannot name a job`);
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

  afterCommit(fn: () => void): void {
    this.callbacks.push(fn);
  }
}
