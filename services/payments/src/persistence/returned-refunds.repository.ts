import { Injectable } from '@nestjs/common';
import { RefundStuck } from '@waymark/contracts/payments/events';
import { Database } from '@waymark/database/database';
import type { Intent } from '../domain/intent.ts';
import { changed } from './changed.ts';
import { INTENT } from './intent.columns.ts';
import { moneyOf } from './money.ts';

/** A refund that was settled. */
export interface SettledRefund {
  id: string;
  providerId: string | null;
  amount: number;
  isReturned: boolean;
}

const REASON = `The payer's bank sent it back`;
const WHAT_NOW = `Give it back from the provider's own page, then try again here.`;

/** Settled refunds that the payer's bank sends back days later. */
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

  /** Told to the admins, once. */
  async sentBack(id: string, why: string | null): Promise<void> {
    const lastError = `${why ? `${REASON}: ${why.slice(0, 800)}` : REASON}. ${WHAT_NOW}`;
    await this.db.transaction(async (tx) => {
      const [about] = await changed<Intent & { refundAmount: number; currencyPaid: string }>(
        tx.em,
        `UPDATE refunds r SET returned_at = now(), last_error = $2 FROM intents i
         WHERE i.id = r.intent_id AND r.id = $1 AND r.state = 'succeeded' AND r.returned_at IS NULL
         RETURNING ${INTENT}, r.amount AS "refundAmount", i.captured_currency AS "currencyPaid"`,
        [id, lastError],
      );
      if (!about) return;
      const money = { ...moneyOf(about, about.currencyPaid), amount: about.refundAmount };
      tx.emit(RefundStuck, { ...money, refundId: id, lastError, isReturned: true });
    });
  }

  /** Somebody has given all of them back in another way. */
  async backAfterAll(intentId: string): Promise<void> {
    await this.db.transaction((tx) =>
      tx.em.query(
        'UPDATE refunds SET returned_at = NULL, last_error = NULL WHERE intent_id = $1 AND returned_at IS NOT NULL',
        [intentId],
      ),
    );
  }
}
