import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { queryReturning } from './query-returning.ts';
import type { RefundsTable } from './tables.ts';

/** What the take-over of refunds needs of an intent. Amounts are cents. */
export interface IntentBalance {
  /** Sum of the refunds that the provider has made or may have made. */
  requested: number;
  /** Captured, not reserved by any refund and not lost in a dispute. */
  free: number;
}

const REQUESTED = `coalesce((SELECT sum(amount) FROM refunds
  WHERE intent_id = i.id AND state NOT IN ('waiting', 'covered')), 0)::integer`;

/** What the payer has back by disputes. */
export const LOST = `coalesce((SELECT sum(amount) FROM disputes WHERE intent_id = i.id AND status = 'lost'), 0)::integer`;

@Injectable()
export class OutsideRefundsRepository {
  constructor(private readonly db: Database) {}

  async requested(intentId: string): Promise<number> {
    const [row] = await this.db.query<{ sum: number }>(
      `SELECT ${REQUESTED} AS sum FROM intents i WHERE id = $1`,
      [intentId],
    );
    return row!.sum;
  }

  /** Under the caller's lock on the intent. */
  async balance(tx: Tx, intentId: string): Promise<IntentBalance> {
    const [row] = await tx.em.query<IntentBalance[]>(
      `SELECT ${REQUESTED} AS requested, greatest(0, coalesce(captured_amount, 0) - refund_reserved - ${LOST}) AS free FROM intents i WHERE id = $1`,
      [intentId],
    );
    return row!;
  }

  async isStored(tx: Tx, intentId: string, providerId: string): Promise<boolean> {
    const rows = await tx.em.query<unknown[]>(
      'SELECT FROM refunds WHERE intent_id = $1 AND provider_id = $2',
      [intentId, providerId],
    );
    return rows.length > 0;
  }

  /** Returns the row's id; the caller settles it in the same transaction. */
  async insert(tx: Tx, intentId: string, providerId: string, amount: number): Promise<string> {
    const id = newId();
    await tx.em.query(
      `INSERT INTO refunds (id, intent_id, cause, amount, state, provider_id)
       VALUES ($1, $2, 'dashboard', $3, 'pending', $4)`,
      [id, intentId, amount, providerId],
    );
    return id;
  }

  /** The refunds that the provider has not made, latest first. */
  async waiting(tx: Tx, intentId: string): Promise<Columns<RefundsTable, 'id' | 'amount' | 'cause'>[]> {
    return tx.em.query<Columns<RefundsTable, 'id' | 'amount' | 'cause'>[]>(
      `SELECT id, amount, cause FROM refunds WHERE intent_id = $1 AND state = 'waiting' ORDER BY created_at DESC, id FOR UPDATE`,
      [intentId],
    );
  }

  /** A new generation: the attempt that may be running must not store its result. */
  async reduce(tx: Tx, id: string, amount: number): Promise<void> {
    await queryReturning(
      tx.em,
      `UPDATE refunds SET amount = $2, generation = generation + 1, next_try_at = now(), attempts = 0, last_error = NULL,
         stuck_at = NULL WHERE id = $1 RETURNING id`,
      [id, amount],
    );
  }

  async cover(tx: Tx, id: string): Promise<void> {
    await queryReturning(
      tx.em,
      `UPDATE refunds SET state = 'covered', next_try_at = NULL, last_error = NULL, stuck_at = NULL WHERE id = $1 RETURNING id`,
      [id],
    );
  }
}
