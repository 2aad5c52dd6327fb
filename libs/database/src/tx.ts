import type { Role } from '@waymark/contracts/caller';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import type { AnyJobType, JobData } from '@waymark/contracts/jobs';
import type { AnySignalType, SignalData } from '@waymark/contracts/live';
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
  /** Signals to the open pages of these users after the commit, at most once. Throws on data that violates the contract. */
  signal<S extends AnySignalType>(type: S, data: SignalData<S>, audience: number[]): void;
  /** Enqueues after the commit. `jobId`: without `:` and not digits only (BullMQ's rule). */
  enqueue<J extends AnyJobType>(job: J, data: JobData<J>, options: JobAddOptions): void;
  /** Runs once after the commit; its errors are only logged. */
  afterCommit(fn: () => void): void;
}

/** One attempt at a transaction: collects the messages, which are written in one statement at the end. */
export class CollectingTx implements Tx {
  readonly messages: OutboxMessage[] = [];
  readonly signals: EventEnvelope[] = [];
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
        ...this.facts(id),
        audience,
        ...(audienceRoles && { audienceRoles }),
      },
    });
  }

  signal<S extends AnySignalType>(
    { signal, data: schema }: S,
    data: SignalData<S>,
    audience: number[],
  ): void {
    const id = newId();
    this.signals.push({ id, type: signal, ...this.facts(id), audience, data: schema.parse(data) });
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

  private facts(id: string): Pick<EventEnvelope, 'occurredAt' | 'requestId' | 'actorId'> {
    const request = context();
    return {
      occurredAt: this.clock.now().toISOString(),
      requestId: request?.requestId ?? id,
      actorId: request?.caller?.userId ?? null,
    };
  }
}
