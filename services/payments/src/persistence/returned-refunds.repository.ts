import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { RefundedIntent } from '../domain/refund.ts';
import { REFUNDED_INTENT } from './intent.columns.ts';
import { queryReturning } from './query-returning.ts';

export interface SettledRefund {
  id: string;
  providerId: string | null;
  amount: number;
  isReturned: boolean;
}

@Injectable()
export class ReturnedRefundsRepository {
  constructor(private readonly db: Database) {}

  settledOf(intentId: string): Promise<SettledRefund[]> {
    return this.db.query<SettledRefund>(
      `SELECT id, provider_id AS "providerId", amount, returned_at IS NOT NULL AS "isReturned"
       FROM refunds WHERE intent_id = $1 AND state = 'succeeded'`,
      [intentId],
    );
  }

  /** Returns undefined if the refund is marked already. */
  async markReturned(tx: Tx, id: string, lastError: string): Promise<RefundedIntent | undefined> {
    const [returned] = await queryReturning<RefundedIntent>(
      tx.em,
      `UPDATE refunds r SET returned_at = now(), last_error = $2 FROM intents i
       WHERE i.id = r.intent_id AND r.id = $1 AND r.state = 'succeeded' AND r.returned_at IS NULL
       RETURNING ${REFUNDED_INTENT}`,
      [id, lastError],
    );
    return returned;
  }

  /** Clears the marks after all returned refunds of the intent were made in another way. */
  async clearReturned(intentId: string): Promise<void> {
    await this.db.transaction((tx) =>
      tx.em.query(
        'UPDATE refunds SET returned_at = NULL, last_error = NULL WHERE intent_id = $1 AND returned_at IS NOT NULL',
        [intentId],
      ),
    );
  }
}
