import { Inject, Injectable } from '@nestjs/common';
import type { PaymentOverview, PaymentProblem, Provider } from '@waymark/contracts/payments/http';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { IntentsTable, RefundsTable } from './tables.ts';

type Row = Columns<RefundsTable, 'id' | 'amount' | 'attempts' | 'lastError' | 'nextTryAt'> &
  Columns<IntentsTable, 'sessionId' | 'payerId'> &
  Pick<PaymentProblem, 'kind' | 'currency' | 'state'> & { since: RefundsTable['created_at'] };

const REFUND = `SELECT r.id, 'refund' AS kind, i.session_id AS "sessionId", i.payer_id AS "payerId", r.amount,
  CASE WHEN i.captured_currency IN ('USD', 'EUR', 'GBP') THEN i.captured_currency ELSE i.currency END AS currency,
  CASE WHEN r.returned_at IS NOT NULL THEN 'returned' WHEN r.stuck_at IS NOT NULL AND r.next_try_at IS NOT NULL THEN 'stuck'
    WHEN r.state = 'waiting' AND EXISTS (SELECT FROM disputes d WHERE d.intent_id = i.id AND d.is_open) THEN 'disputed'
    ELSE r.state END AS state, r.attempts,
  r.last_error AS "lastError", r.created_at AS since, r.next_try_at AS "nextTryAt"
  FROM refunds r JOIN intents i ON i.id = r.intent_id`;
/** The conditions match the partial indexes. */
const OPEN_REFUNDS = `${REFUND} WHERE r.returned_at IS NOT NULL OR (r.next_try_at IS NOT NULL
  AND (r.attempts > 0 OR r.created_at < now() - interval '15 minutes'))`;
/** Mismatched payments, and open intents of the configured provider ($1) that it has not responded about. */
const INTENTS = `SELECT id, 'intent' AS kind, session_id, payer_id, coalesce(captured_amount, amount), currency,
  CASE WHEN mismatch THEN 'wrong-amount' ELSE state END, checks, error_message, created_at, check_at FROM intents
  WHERE (mismatch AND refund_reserved < captured_amount)
    OR (check_at IS NOT NULL AND provider = $1 AND checks >= 5
      AND (provider_id IS NULL OR cancel_wanted_at < now() - interval '5 minutes'))`;
/** Intents open at a provider that is no longer configured, which may have been paid. The sandbox takes no money. */
const UNCHECKED_INTENTS = `SELECT id, 'intent', session_id, payer_id, amount, currency, 'not_asked', checks,
  'It is open at ' || provider || ', which is not configured, so its payment is not checked.', created_at, NULL
  FROM intents WHERE check_at IS NOT NULL AND provider NOT IN ($1, 'sandbox')`;
const TOTALS = `SELECT currency, coalesce(sum(amount) FILTER (WHERE kind = 'capture'), 0)::float8 AS captured,
    coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)::float8 AS refunded,
    coalesce(sum(CASE kind WHEN 'dispute' THEN amount WHEN 'dispute-reversal' THEN -amount END), 0)::float8 AS disputed,
    coalesce(sum(amount) FILTER (WHERE kind = 'intent'), 0)::float8 AS intents
  FROM ledger WHERE currency IN ('USD', 'EUR', 'GBP') GROUP BY currency ORDER BY currency`;

type Totals = PaymentOverview['totals'];
type Books = Pick<PaymentOverview, 'provider' | 'totals' | 'problems'>;

/** Summing a ledger of millions of entries takes a second, and an open page polls it twice a minute. */
const TOTALS_TTL_MS = 60_000;

@Injectable()
export class OverviewReader {
  private cached: { at: number; totals: Promise<Totals> } | null = null;

  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `provider` is the configured one. Totals are at most a minute old. */
  async overview(provider: Provider): Promise<Books> {
    const [totals, problems] = await Promise.all([
      this.totals(),
      this.db.query<Row>(
        `${OPEN_REFUNDS} UNION ALL ${INTENTS} UNION ALL ${UNCHECKED_INTENTS} ORDER BY since LIMIT 200`,
        [provider],
      ),
    ]);
    return { provider, totals, problems: problems.map(toProblem) };
  }

  async refund(id: string): Promise<PaymentProblem> {
    const [row] = await this.db.query<Row>(`${REFUND} WHERE r.id = $1`, [id]);
    return toProblem(row!);
  }

  invalidateTotals(): void {
    this.cached = null;
  }

  private totals(): Promise<Totals> {
    const now = this.clock.now().getTime();
    if (this.cached && now - this.cached.at < TOTALS_TTL_MS) return this.cached.totals;
    const cached = { at: now, totals: this.db.query<Totals[number]>(TOTALS) };
    this.cached = cached;
    cached.totals.catch(() => {
      if (this.cached === cached) this.cached = null;
    });
    return cached.totals;
  }
}

const toProblem = (row: Row): PaymentProblem => ({
  ...row,
  since: row.since.toISOString(),
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});
