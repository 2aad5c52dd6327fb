import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Clock, systemClock } from '@waymark/kernel/clock';
import { deadlineExceeded } from '@waymark/platform/context';
import type { EntityManager } from 'typeorm';
import type { ServiceDataSource } from './data-source.ts';
import {
  type IdempotencyKey,
  Replay,
  replayOf,
  requestKey,
  reserveKey,
  STORED,
  type Stored,
  storeResponse,
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
  /** Transactions that share a name come one after the other (advisory locks, taken in the trip that begins). */
  serializeBy?: string | string[];
}

export interface QueryOptions {
  /**
   * Planned once per connection. For statements whose text is a constant and whose best plan does not depend on the
   * parameters; others are planned each time.
   */
  prepared?: boolean;
}

const MAX_RETRIES = 3;

/** The only way to the tables. All methods throw AppError UNAVAILABLE or TIMEOUT when PostgreSQL is away or too busy. */
export class Database {
  private readonly log = new Logger(Database.name);

  constructor(
    private readonly dataSource: ServiceDataSource,
    private readonly clock: Clock = systemClock,
    private readonly relay: WakeUp = new WakeUp(),
  ) {}

  /**
   * Reads by one statement, in one trip and without a transaction: a statement is a consistent picture by itself. It
   * goes over connections that can only read, so that PostgreSQL refuses one that writes; no lock outlasts it.
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

  /** Reads one consistent picture by several statements; a write in it is refused by PostgreSQL. */
  async read<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.dataSource, fn, { readOnly: true });
    } catch (error) {
      throw toAppError(error);
    }
  }

  /**
   * The stored answer to a request that was done before under the same Idempotency-Key of the running RPC, or null. For work
   * that needs another service before its transaction: a repeated request must not depend on it. Throws
   * IDEMPOTENCY_MISMATCH.
   */
  async storedResponse<T>(): Promise<{ response: T } | null> {
    const key = requestKey();
    if (!key) return null;
    const params = [key.scope, key.userId, key.key];
    const [stored] = await this.query<Stored>(STORED, params, { prepared: true });
    return stored ? { response: replayOf(key, stored).answer as T } : null;
  }

  /**
   * Commits what `fn` did, its events and jobs, and the idempotency key together, or none of it. `fn` runs again (at
   * most three times) after a deadlock, serialization failure or lock time-out, so it must touch nothing but `tx`.
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

  /** Throws AppError UNAVAILABLE unless PostgreSQL answers. */
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
      const answer = await inTransaction(this.dataSource, run, { serializeBy });
      if (tx) this.announce(tx);
      return answer;
    } catch (error) {
      if (error instanceof Replay) return error.answer as T;
      throw error;
    }
  }

  private announce(tx: CollectingTx): void {
    if (tx.messages.length > 0) this.relay.wake();
    for (const callback of tx.callbacks) {
      try {
        callback();
      } catch (error) {
        this.log.error('an afterCommit callback failed', error);
      }
    }
  }
}
