import { Injectable } from '@nestjs/common';
import type { PaymentOverview, PaymentProblem } from '@waymark/contracts/payments/http';
import { Database } from '@waymark/database/database';

type Row = Omit<PaymentProblem, 'since' | 'nextTryAt'> & { since: Date; nextTryAt: Date | null };

const REFUND = `SELECT r.id, 'refund' AS kind, i.session_id AS "sessionId", i.payer_id AS "payerId", r.amount,
  CASE WHEN i.captured_currency IN ('USD', 'EUR', 'GBP') THEN i.captured_currency ELSE i.currency END AS currency,
  CASE WHEN r.returned_at IS NOT NULL THEN 'returned' WHEN r.stuck_at IS NOT NULL AND r.state <> 'succeeded' THEN 'stuck'
    ELSE r.state END AS state, r.attempts,
  r.last_error AS "lastError", r.created_at AS since, r.next_try_at AS "nextTryAt"
  FROM refunds r JOIN intents i ON i.id = r.intent_id`;
/** Paid with another amount, or open for long and without an answer of the provider's. */
const INTENT = `SELECT id, 'intent' AS kind, session_id, payer_id, coalesce(captured_amount, amount), currency,
  CASE WHEN mismatch THEN 'wrong-amount' ELSE state END, checks, error_message, created_at, check_at FROM intents
  WHERE (mismatch AND refund_reserved < captured_amount)
    OR (check_at IS NOT NULL AND checks >= 5 AND (provider_id IS NULL OR cancel_wanted_at < now() - interval '5 minutes'))`;

/** What an admin sees of money. */
@Injectable()
export class OverviewReader {
  constructor(private readonly db: Database) {}

  async all(): Promise<Omit<PaymentOverview, 'provider'>> {
    const [totals, problems] = await Promise.all([
      this.db.query<PaymentOverview['totals'][number]>(
        `SELECT currency, coalesce(sum(amount) FILTER (WHERE kind = 'capture'), 0)::float8 AS captured,
           coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)::float8 AS refunded,
           coalesce(sum(amount) FILTER (WHERE kind = 'intent'), 0)::float8 AS intents
         FROM ledger WHERE currency IN ('USD', 'EUR', 'GBP') GROUP BY currency ORDER BY currency`,
      ),
      this.db.query<Row>(
        `${REFUND} WHERE r.returned_at IS NOT NULL OR (r.state <> 'succeeded'
           AND (r.attempts > 0 OR r.created_at < now() - interval '15 minutes')) UNION ALL ${INTENT} ORDER BY since LIMIT 200`,
      ),
    ]);
    return { totals, problems: problems.map(toProblem) };
  }

  async refund(id: string): Promise<PaymentProblem> {
    const [row] = await this.db.query<Row>(`${REFUND} WHERE r.id = $1`, [id]);
    return toProblem(row!);
  }
}

const toProblem = (row: Row): PaymentProblem => ({
  ...row,
  since: row.since.toISOString(),
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
