import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Clock, systemClock } from '@waymark/kernel/clock';
import { context } from '@waymark/platform/context';
import type { DataSource, EntityManager } from 'typeorm';
import { type IdempotencyKey, keepAnswer, requestKey, reserveKey } from './idempotency.ts';
import { writeMessages } from './outbox.ts';
import { inTransaction } from './session.ts';
import { isTransient, toAppError } from './sql-errors.ts';
import { CollectingTx, type Tx } from './tx.ts';
import { WakeUp } from './wake-up.ts';

export interface TransactionOptions {
  /** Scope of the request's Idempotency-Key, for example `roadmaps.create`. The answer must be plain JSON. */
  idempotency?: string;
}

const MAX_RETRIES = 3;

/** The only way to the tables. Both methods throw AppError UNAVAILABLE or TIMEOUT when PostgreSQL is away or too busy. */
export class Database {
  private readonly log = new Logger(Database.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock = systemClock,
    private readonly relay: WakeUp = new WakeUp(),
  ) {}

  /** Reads one consistent picture; a write in it is refused by PostgreSQL. */
  async read<T>(fn: (em: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.dataSource, 'read only', fn);
    } catch (error) {
      throw toAppError(error);
    }
  }

  /**
   * Commits what `fn` did, its events and jobs, and the idempotency key together, or none of it. `fn` runs again (at
   * most three times) after a deadlock, serialization failure or lock time-out, so it must touch nothing but `tx`.
   */
  async transaction<T>(fn: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const key = options.idempotency ? requestKey(options.idempotency) : undefined;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(fn, key);
      } catch (error) {
        if (!isTransient(error) || attempt > MAX_RETRIES || nobodyWaits()) throw toAppError(error);
        await sleep((0.5 + Math.random()) * 20 * 2 ** attempt);
      }
    }
  }

  /** Throws AppError UNAVAILABLE unless PostgreSQL answers. */
  async ping(): Promise<void> {
    await this.read((em) => em.query('SELECT 1'));
  }

  private async attempt<T>(fn: (tx: Tx) => Promise<T>, key: IdempotencyKey | undefined): Promise<T> {
    let tx: CollectingTx | undefined;
    const answer = await inTransaction(this.dataSource, 'read write', async (em) => {
      const replay = key && (await reserveKey(em, key));
      if (replay) return replay.answer as T;
      tx = new CollectingTx(em, this.clock);
      const result = await fn(tx);
      await writeMessages(em, tx.messages);
      return key ? keepAnswer(em, key, result) : result;
    });
    if (tx) this.announce(tx);
    return answer;
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

const nobodyWaits = (): boolean => Date.now() > (context()?.deadline ?? Number.POSITIVE_INFINITY);
