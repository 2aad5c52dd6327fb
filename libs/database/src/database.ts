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
import {
  inTransaction,
  type Pipeline,
  READ_ONLY,
  READ_WRITE,
  readWriteSerializedBy,
  rejectNesting,
} from './session.ts';
import { isPlanOutdated, isTransient, toAppError } from './sql-errors.ts';
import { CollectingTx, type Tx } from './tx.ts';
import { WakeUp } from './wake-up.ts';

export interface TransactionOptions {
  /** Once per Idempotency-Key of the running RPC: a repeated request returns the stored response (plain JSON). */
  idempotent?: boolean;
  idempotency?: string;
  oneByOne?: string | string[];
  /** Serializes transactions that share a name, with advisory locks. */
  serializeBy?: string | string[];
}

export interface QueryOptions {
  /** Planned once per connection: for a constant text whose best plan does not depend on the parameters. */
  prepared?: boolean;
}

const MAX_RETRIES = 3;

/** The only access to the tables. Throws AppError UNAVAILABLE or TIMEOUT when PostgreSQL is down or overloaded. */
export class Database {
  private readonly log = new Logger(Database.name);

  constructor(
    private readonly dataSource: ServiceDataSource,
    private readonly clock: Clock = systemClock,
    private readonly relay: WakeUp = new WakeUp(),
  ) {}

  /** One statement without a transaction, on a read-only connection. */
  async query<T extends object>(
    sql: string,
    params: unknown[] = [],
    options: QueryOptions = {},
  ): Promise<T[]> {
    rejectNesting();
    try {
      return await this.runQuery<T>(sql, params, options.prepared ? statementName(sql) : undefined);
    } catch (error) {
      throw toAppError(error);
    }
  }

  private async runQuery<T extends object>(text: string, values: unknown[], name?: string): Promise<T[]> {
    const { readers } = this.dataSource;
    try {
      return (await readers.query<T>({ name, text, values })).rows;
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      return (await readers.query<T>({ text, values })).rows;
    }
  }

  /** Several statements on one snapshot (REPEATABLE READ); PostgreSQL rejects writes. */
  async read<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.dataSource, READ_ONLY, fn);
    } catch (error) {
      throw toAppError(error);
    }
  }

  /** The stored response or null, for use cases that call another service first. Throws IDEMPOTENCY_MISMATCH. */
  async storedResponse<T>(): Promise<{ answer: T } | null> {
    const key = requestKey();
    if (!key) return null;
    const params = [key.scope, key.userId, key.key];
    const [stored] = await this.query<Stored>(STORED, params, { prepared: true });
    return stored ? { answer: replayOf(key, stored).response as T } : null;
  }

  /** Commits rows, messages and idempotency key atomically. Retries `fn` up to 3 times: its effects must be on `tx` only. */
  async transaction<T>(fn: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const key = options.idempotent || options.idempotency ? requestKey() : undefined;
    const names = options.serializeBy ?? options.oneByOne;
    const begin = names ? readWriteSerializedBy(names) : READ_WRITE;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(begin, fn, key);
      } catch (error) {
        if (!isTransient(error) || attempt > MAX_RETRIES || deadlineExceeded()) throw toAppError(error);
        await sleep((0.5 + Math.random()) * 20 * 2 ** attempt);
      }
    }
  }

  async ping(): Promise<void> {
    await this.query('SELECT 1');
  }

  private async attempt<T>(
    begin: string,
    fn: (tx: Tx) => Promise<T>,
    key: IdempotencyKey | undefined,
  ): Promise<T> {
    let tx: CollectingTx | undefined;
    try {
      const result = await inTransaction(this.dataSource, begin, async (em, pipeline) => {
        const reserved = key ? reserveKey(pipeline, key) : Promise.resolve();
        reserved.catch(() => {});
        tx = new CollectingTx(em, pipeline, this.clock);
        const returned = await fn(tx).catch(async (error: unknown) => {
          await reserved;
          throw error;
        });
        await reserved;
        return finish(pipeline, tx, returned, key);
      });
      if (tx) this.afterCommit(tx);
      return result;
    } catch (error) {
      if (error instanceof Replay) return error.response as T;
      throw error;
    }
  }

  private afterCommit(tx: CollectingTx): void {
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

function finish<T>(pipeline: Pipeline, tx: CollectingTx, result: T, key: IdempotencyKey | undefined): T {
  const { messages, last } = tx;
  const response = key && storeResponse(key, result, (last?.params.length ?? 0) + 1);
  const writes = [last, response?.write].filter((write) => write !== undefined);
  pipeline.last = writeMessages(pipeline, messages, {
    sql: writes.map(({ sql }) => sql).join(', '),
    params: writes.flatMap(({ params }) => params),
  });
  pipeline.last.catch(() => {});
  return response ? response.parsed : result;
}
