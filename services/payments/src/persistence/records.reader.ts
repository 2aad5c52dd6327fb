import type { Columns } from '@waymark/database/columns';
import { DataSource } from 'typeorm';
import type { IntentRecord, SessionRecord } from '../domain/records.ts';
import type { IntentsTable } from './tables.ts';

/**
 * Selects IntentRecords. The queries name their schemas, because they also run outside the service with any login that may
 * read. Sums are per intent, so that a window of intents reads their rows only.
 */
export const selectIntents = (
  condition: string,
): string => `SELECT i.id, i.session_id AS "sessionId", i.provider, i.provider_id AS "providerId", i.state, i.amount, i.currency,
    coalesce(i.captured_amount, 0) AS captured, i.captured_currency AS "capturedCurrency", i.mismatch,
    coalesce(r.refunds, 0) AS refunds, coalesce(r.settled, 0) AS "refundsSettled", coalesce(r.open, 0) AS "refundsOpen",
    coalesce(r.dashboard, 0) AS "refundsOutside",
    coalesce(d.lost, 0) AS lost, d.disputes, d.open AS "disputesOpen",
    (SELECT json_build_object('hasEnded', s.ended_at IS NOT NULL) FROM payments.earnings e
      LEFT JOIN payments.session_ends s ON s.session_id = i.session_id WHERE e.intent_id = i.id) AS earning,
    json_build_object('paidOut', coalesce(l.paid_out, 0), 'intent', coalesce(l.intent, 0), 'captured', coalesce(l.captured, 0),
      'refunded', coalesce(l.refunded, 0), 'currencies', coalesce(l.currencies, '[]')) AS ledger
  FROM payments.intents i
    LEFT JOIN LATERAL (SELECT sum(amount)::integer AS refunds,
        (sum(amount) FILTER (WHERE state = 'succeeded'))::integer AS settled,
        (sum(amount) FILTER (WHERE state <> 'succeeded'))::integer AS open,
        (sum(amount) FILTER (WHERE cause IN ('dashboard', 'admin')))::integer AS dashboard
      FROM payments.refunds WHERE intent_id = i.id AND state <> 'covered') r ON true
    LEFT JOIN LATERAL (SELECT sum(amount) FILTER (WHERE kind = 'intent') AS intent,
        sum(amount) FILTER (WHERE kind = 'capture') AS captured, sum(amount) FILTER (WHERE kind = 'refund') AS refunded,
        sum(CASE kind WHEN 'payout' THEN amount WHEN 'payout-return' THEN -amount END) AS paid_out,
        json_agg(DISTINCT currency) AS currencies
      FROM payments.ledger WHERE intent_id = i.id) l ON true
    LEFT JOIN LATERAL (SELECT (sum(amount) FILTER (WHERE status = 'lost'))::integer AS lost, count(*)::integer AS disputes,
        (count(*) FILTER (WHERE closed_at IS NULL OR (status = 'lost') <> (withdrawn_at IS NOT NULL AND reinstated_at IS NULL)
          ))::integer AS open
      FROM payments.disputes WHERE intent_id = i.id) d ON true
  WHERE ${condition}
  ORDER BY i.created_at, i.id`;

type Sum =
  | 'captured'
  | 'refunds'
  | 'refundsSettled'
  | 'refundsOpen'
  | 'refundsOutside'
  | 'lost'
  | 'disputes'
  | 'disputesOpen';
export type IntentRecordRow = Columns<
  IntentsTable,
  Exclude<keyof IntentRecord, Sum | 'mismatch' | 'earning' | 'ledger'>
> &
  Pick<IntentRecord, Sum | 'earning' | 'ledger'> & { mismatch: NonNullable<IntentsTable['mismatch']> };

const PRICED_SESSIONS = `SELECT id, status, payment, intent_id AS "intentId", price_cents AS price, currency
  FROM scheduling.sessions WHERE price_cents > 0 ORDER BY created_at, id`;

export type Reader = DataSource;

/** Returns a connection to read a service's tables through; the caller initializes and destroys it. */
export const readerAt = (url: string): Reader => new DataSource({ type: 'postgres', url });

export const readIntents = (payments: DataSource): Promise<IntentRecord[]> =>
  payments.query<IntentRecordRow[]>(selectIntents('true'));

export const readSessions = (scheduling: DataSource): Promise<SessionRecord[]> =>
  scheduling.query<SessionRecord[]>(PRICED_SESSIONS);

export async function firstIntentAt(payments: DataSource): Promise<Date | null> {
  const [row] = await payments.query<{ at: IntentsTable['created_at'] | null }[]>(
    'SELECT min(created_at) AS at FROM payments.intents',
  );
  return row?.at ?? null;
}
