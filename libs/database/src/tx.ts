import type { Role } from '@waymark/contracts/caller';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import type { AnyJobType, JobData } from '@waymark/contracts/jobs';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import type { JobAddOptions } from '@waymark/messaging/outbox-ports';
import { context } from '@waymark/platform/context';
import type { EntityManager } from 'typeorm';
import type { OutboxMessage } from './outbox.ts';
import { queryPrepared } from './prepared.ts';

/** Whose open pages refetch: these users, and all users with one of these roles. */
export interface Audience {
  audience?: number[];
  audienceRoles?: readonly Role[];
}

/** A transaction of a use case. A rollback discards everything, events and jobs included. */
export interface Tx {
  readonly em: EntityManager;
  /**
   * As `em.query`, but prepared: for a constant text whose best plan does not depend on the parameters. Returns rows.
   */
  query<R extends object>(sql: string, params: unknown[]): Promise<R[]>;
  /** Publishes after the commit. Throws on data that violates the contract. */
  emit<E extends AnyEventType>(type: E, data: EventData<E>, options?: Audience): void;
  /** Enqueues after the commit. `jobId`: without `:` and not digits only (BullMQ's rule). */
  enqueue<J extends AnyJobType>(job: J, data: JobData<J>, options: JobAddOptions): void;
  /** Runs once after the commit; its errors are only logged. */
  afterCommit(fn: () => void): void;
}

/** One attempt at a transaction: collects the messages, which are written in one statement at the end. */
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

  emit<E extends AnyEventType>(
    type: E,
    data: EventData<E>,
    { audience = [], audienceRoles }: Audience = {},
  ): void {
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
        audience,
        ...(audienceRoles && { audienceRoles }),
      },
    });
  }

  enqueue<J extends AnyJobType>(job: J, data: JobData<J>, options: JobAddOptions): void {
    const { jobId, delayMs = 0, priority } = options;
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
        ...(priority !== undefined && { priority }),
      },
    });
  }

  afterCommit(fn: () => void): void {
    this.callbacks.push(fn);
  }
}
