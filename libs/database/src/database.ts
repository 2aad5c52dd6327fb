import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { type Clock, systemClock } from '@waymark/kernel/clock';
import { deadlineExceeded } from '@waymark/platform/context';
import type { EntityManager } from 'typeorm';
import type { ServiceDataSource } from './data-source.ts';
import {
  type IdempotencyKey,
  Replay,
  requestKey,
  reserveKey,
  STORED,
  type Stored,
  storeResponse,
  toReplay,
} from './idempotency.ts';
import { writeMessages } from './outbox.ts';
import { statementName } from './prepared.ts';
import { inTransaction, refuseNesting } from './session.ts';
import { isPlanOutdated, isTransient, toAppError } from './sql-errors.ts';
import { CollectingTx, type Tx } from './tx.ts';
import { WakeUp } from './wake-up.ts';

export interface TransactionOptions {
  /** Once per Idempotency-Key of the running RPC: a repeated request returns the stored response (plain JSON). */
  idempotent?: boolean;
  /** Transactions that share a name are serialized (advisory locks). */
  serializeBy?: string | string[];
}

export interface QueryOptions {
  /**
   * Planned once per connection: for constant texts whose best plan does not depend on the parameters.
   */
  prepared?: boolean;
}

/** Publishes signals to open pages; absent without messaging. */
interface Signals {
  signal(change: EventEnvelope): void;
}

const MAX_RETRIES = 3;

/** The only access to the tables. All methods throw AppError UNAVAILABLE or TIMEOUT when PostgreSQL is unavailable. */
export class Database {
  private readonly log = new Logger(Database.name);

  constructor(
    private readonly dataSource: ServiceDataSource,
    private readonly clock: Clock = systemClock,
    private readonly relay: WakeUp = new WakeUp(),
    private readonly live?: Signals,
  ) {}

  /**
   * Reads by one statement, a consistent snapshot by itself, in one round trip over a read-only connection.
   */
  async query<T extends object>(
    sql: string,
    params: unknown[] = [],
    options: QueryOptions = {},
  ): Promise<T[]> {
    refuseNesting();
    try {
      return await this.ask<T>(sql, params, options.prepared ? statementName(sql) : undefined);
    } catch (error) {
      throw toAppError(error);
    }
  }

  private async ask<T extends object>(text: string, values: unknown[], name?: string): Promise<T[]> {
    const { readers } = this.dataSource;
    try {
      return (await readers.query<T>({ name, text, values })).rows;
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      return (await readers.query<T>({ text, values })).rows;
    }
  }

  /** Reads one consistent snapshot by several statements; PostgreSQL rejects writes. */
  async read<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.dataSource, fn, { readOnly: true });
    } catch (error) {
      throw toAppError(error);
    }
  }

  /**
   * The stored response of the running RPC's Idempotency-Key, or null. For use cases that call another service before
   * their transaction: a repeated request must not depend on it. Throws IDEMPOTENCY_MISMATCH.
   */
  async storedResponse<T>(): Promise<{ response: T } | null> {
    const key = requestKey();
    if (!key) return null;
    const params = [key.scope, key.userId, key.key];
    const [stored] = await this.query<Stored>(STORED, params, { prepared: true });
    return stored ? { response: toReplay(key, stored).response as T } : null;
  }

  /**
   * Commits the writes of `fn`, its messages and the idempotency key, or nothing. Retries `fn` up to three times after a
   * deadlock, serialization failure or lock time-out, so it must have no effects besides `tx`.
   */
  async transaction<T>(fn: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const key = options.idempotent ? requestKey() : undefined;
    const { serializeBy } = options;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(fn, key, serializeBy);
      } catch (error) {
        if (!isTransient(error) || attempt > MAX_RETRIES || deadlineExceeded()) throw toAppError(error);
        await sleep((0.5 + Math.random()) * 20 * 2 ** attempt);
      }
    }
  }

  /** Throws AppError UNAVAILABLE unless PostgreSQL responds. */
  async ping(): Promise<void> {
    await this.query('SELECT 1');
  }

  private async attempt<T>(
    fn: (tx: Tx) => Promise<T>,
    key: IdempotencyKey | undefined,
    serializeBy: TransactionOptions['serializeBy'],
  ): Promise<T> {
    let tx: CollectingTx | undefined;
    const run = async (em: EntityManager): Promise<T> => {
      if (key) await reserveKey(em, key);
      tx = new CollectingTx(em, this.clock);
      const result = await fn(tx);
      await writeMessages(em, tx.messages);
      return key ? storeResponse(em, key, result) : result;
    };
    try {
      const response = await inTransaction(this.dataSource, run, { serializeBy });
      if (tx) this.announce(tx);
      return response;
    } catch (error) {
      if (error instanceof Replay) return error.response as T;
      throw error;
    }
  }

  private announce(tx: CollectingTx): void {
    if (tx.messages.length > 0) this.relay.wake();
    const signals = tx.signals.map((change) => () => this.live?.signal(change));
    for (const callback of [...signals, ...tx.callbacks]) {
      try {
        callback();
      } catch (error) {
        this.log.error('an afterCommit callback failed', error);
      }
    }
  }
}
