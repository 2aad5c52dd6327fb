import { DataSource } from 'typeorm';
import type { BookedIntent, BookedSession } from '../domain/books.ts';

/** Statements name their schemas: they run outside the service, with whichever login may read. */
const INTENTS = `SELECT i.id, i.session_id AS "sessionId", i.provider, i.provider_id AS "providerId", i.state, i.amount, i.currency,
    coalesce(i.captured_amount, 0) AS captured, i.captured_currency AS "capturedCurrency", i.mismatch,
    r.refunds, r.settled AS "refundsSettled", r.asked AS "refundsAsked", l.ledger
  FROM payments.intents i,
    LATERAL (SELECT coalesce(sum(amount), 0)::integer AS refunds,
        coalesce(sum(amount) FILTER (WHERE state = 'succeeded'), 0)::integer AS settled,
        coalesce(sum(amount) FILTER (WHERE state <> 'succeeded'), 0)::integer AS asked
      FROM payments.refunds WHERE intent_id = i.id) r,
    LATERAL (SELECT json_build_object(
        'intent', coalesce(sum(amount) FILTER (WHERE kind = 'intent'), 0),
        'captured', coalesce(sum(amount) FILTER (WHERE kind = 'capture'), 0),
        'refunded', coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0),
        'currencies', coalesce(json_agg(DISTINCT currency), '[]')) AS ledger
      FROM payments.ledger WHERE intent_id = i.id) l
  ORDER BY i.created_at, i.id`;

/** Sessions about which any money was moved or should have been; free ones say nothing. */
const SESSIONS = `SELECT id, status, payment, intent_id AS "intentId", price_cents AS price, currency
  FROM scheduling.sessions WHERE price_cents > 0 ORDER BY created_at, id`;

/** Tables to read from. */
export type Books = DataSource;

/** Not open yet. */
export const booksAt = (url: string): Books => new DataSource({ type: 'postgres', url });

export const readIntents = (payments: DataSource): Promise<BookedIntent[]> =>
  payments.query<BookedIntent[]>(INTENTS);

export const readSessions = (scheduling: DataSource): Promise<BookedSession[]> =>
  scheduling.query<BookedSession[]>(SESSIONS);

/** When the first intent was made; null when there is none. */
export async function firstIntentAt(payments: DataSource): Promise<Date | null> {
  const [row] = await payments.query<{ at: Date | null }[]>(
    'SELECT min(created_at) AS at FROM payments.intents',
  );
  return row?.at ?? null;
}
