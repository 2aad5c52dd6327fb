import { DataSource } from 'typeorm';
import type { IntentRecord, SessionRecord } from '../domain/records.ts';

/** The queries name their schemas, because they run outside the service with any login that may read. */
const INTENTS = `SELECT i.id, i.session_id AS "sessionId", i.provider, i.provider_id AS "providerId", i.state, i.amount, i.currency,
    coalesce(i.captured_amount, 0) AS captured, i.captured_currency AS "capturedCurrency", i.mismatch,
    coalesce(r.refunds, 0) AS refunds, coalesce(r.settled, 0) AS "refundsSettled", coalesce(r.open, 0) AS "refundsOpen",
    coalesce(r.dashboard, 0) AS "refundsOutside",
    json_build_object('intent', coalesce(l.intent, 0), 'captured', coalesce(l.captured, 0),
      'refunded', coalesce(l.refunded, 0), 'currencies', coalesce(l.currencies, '[]')) AS ledger
  FROM payments.intents i
    LEFT JOIN (SELECT intent_id, sum(amount)::integer AS refunds,
        (sum(amount) FILTER (WHERE state = 'succeeded'))::integer AS settled,
        (sum(amount) FILTER (WHERE state <> 'succeeded'))::integer AS open,
        (sum(amount) FILTER (WHERE cause = 'dashboard'))::integer AS dashboard
      FROM payments.refunds WHERE state <> 'covered' GROUP BY intent_id) r ON r.intent_id = i.id
    LEFT JOIN (SELECT intent_id, sum(amount) FILTER (WHERE kind = 'intent') AS intent,
        sum(amount) FILTER (WHERE kind = 'capture') AS captured, sum(amount) FILTER (WHERE kind = 'refund') AS refunded,
        json_agg(DISTINCT currency) AS currencies
      FROM payments.ledger GROUP BY intent_id) l ON l.intent_id = i.id
  ORDER BY i.created_at, i.id`;

const PRICED_SESSIONS = `SELECT id, status, payment, intent_id AS "intentId", price_cents AS price, currency
  FROM scheduling.sessions WHERE price_cents > 0 ORDER BY created_at, id`;

export type Reader = DataSource;

/** Returns a connection to read a service's tables through; the caller initializes and destroys it. */
export const readerAt = (url: string): Reader => new DataSource({ type: 'postgres', url });

export const readIntents = (payments: DataSource): Promise<IntentRecord[]> =>
  payments.query<IntentRecord[]>(INTENTS);

export const readSessions = (scheduling: DataSource): Promise<SessionRecord[]> =>
  scheduling.query<SessionRecord[]>(PRICED_SESSIONS);

export async function firstIntentAt(payments: DataSource): Promise<Date | null> {
  const [row] = await payments.query<{ at: Date | null }[]>(
    'SELECT min(created_at) AS at FROM payments.intents',
  );
  return row?.at ?? null;
}
