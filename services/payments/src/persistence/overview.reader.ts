import { Inject, Injectable } from '@nestjs/common';
import type { PaymentOverview, PaymentProblem, Provider } from '@waymark/contracts/payments/http';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';

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
    OR (check_at IS NOT NULL AND provider = $1 AND checks >= 5
      AND (provider_id IS NULL OR cancel_wanted_at < now() - interval '5 minutes'))`;
/** Open at a provider that is not set up any more ($1 is): money may be there. The sandbox has none. */
const LEFT = `SELECT id, 'intent', session_id, payer_id, amount, currency, 'not_asked', checks,
  'It is open at ' || provider || ', which is not set up now: nobody asks whether it was paid.', created_at, NULL
  FROM intents WHERE check_at IS NOT NULL AND provider NOT IN ($1, 'sandbox')`;
const SUMS = `SELECT currency, coalesce(sum(amount) FILTER (WHERE kind = 'capture'), 0)::float8 AS captured,
    coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)::float8 AS refunded,
    coalesce(sum(amount) FILTER (WHERE kind = 'intent'), 0)::float8 AS intents
  FROM ledger WHERE currency IN ('USD', 'EUR', 'GBP') GROUP BY currency ORDER BY currency`;

type Sums = PaymentOverview['totals'];

/** Adding up the whole ledger takes a second for some millions of lines, and a page left open asks twice a minute. */
const SUMS_KEPT_MS = 60_000;

/** What an admin sees of money. */
@Injectable()
export class OverviewReader {
  private kept: { at: number; sums: Promise<Sums> } | null = null;

  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `provider`: the one that is set up. */
  async all(provider: Provider): Promise<Omit<PaymentOverview, 'provider'>> {
    const [totals, problems] = await Promise.all([
      this.sums(),
      // In words that the partial indexes know.
      this.db.query<Row>(
        `${REFUND} WHERE r.returned_at IS NOT NULL OR (r.next_try_at IS NOT NULL
           AND (r.attempts > 0 OR r.created_at < now() - interval '15 minutes'))
         UNION ALL ${INTENT} UNION ALL ${LEFT} ORDER BY since LIMIT 200`,
        [provider],
      ),
    ]);
    return { totals, problems: problems.map(toProblem) };
  }

  /** Somebody has just changed them here and looks at once. */
  forgetSums(): void {
    this.kept = null;
  }

  /** At most a minute old. */
  private sums(): Promise<Sums> {
    const now = this.clock.now().getTime();
    if (this.kept && now - this.kept.at < SUMS_KEPT_MS) return this.kept.sums;
    const kept = { at: now, sums: this.db.query<Sums[number]>(SUMS) };
    this.kept = kept;
    kept.sums.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    return kept.sums;
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
