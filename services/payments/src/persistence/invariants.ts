import type { Invariant } from '@waymark/database/check-invariants';

/** Work older than this is stuck: it is tried every few seconds. */
const LONG_AGO = "now() - interval '15 minutes'";

export const invariants: Invariant[] = [
  {
    rule: 'every intent is in the ledger once, with its amount',
    sql: `SELECT i.id FROM intents i LEFT JOIN ledger l ON l.intent_id = i.id AND l.kind = 'intent'
      WHERE l.id IS NULL OR (l.amount, l.currency) <> (i.amount, i.currency)`,
  },
  {
    rule: 'the ledger has a capture for what was captured, and for nothing else',
    sql: `SELECT i.id FROM intents i LEFT JOIN ledger l ON l.intent_id = i.id AND l.kind = 'capture'
      WHERE (coalesce(i.captured_amount, 0) > 0) <> (l.id IS NOT NULL)
        OR (l.amount, l.currency) IS DISTINCT FROM (nullif(i.captured_amount, 0),
          CASE WHEN i.captured_amount > 0 THEN i.captured_currency END)`,
  },
  {
    rule: 'the ledger has a refund for what was given back, and for nothing else',
    sql: `SELECT r.id FROM refunds r JOIN intents i ON i.id = r.intent_id LEFT JOIN ledger l ON l.refund_id = r.id
      WHERE (r.state = 'succeeded') <> (l.id IS NOT NULL)
        OR (l.id IS NOT NULL AND (l.intent_id, l.amount, l.currency) <> (r.intent_id, r.amount, i.captured_currency))`,
  },
  {
    rule: 'no intent gives back more than was captured, and each knows how much that is',
    sql: `SELECT i.id FROM intents i LEFT JOIN refunds r ON r.intent_id = i.id GROUP BY i.id
      HAVING coalesce(sum(r.amount), 0) <> i.refund_reserved OR i.refund_reserved > coalesce(i.captured_amount, 0)`,
  },
  {
    rule: 'in the ledger, no intent has more refunds than capture',
    sql: `SELECT intent_id FROM ledger GROUP BY intent_id HAVING sum(amount) FILTER (WHERE kind = 'refund')
      > coalesce(sum(amount) FILTER (WHERE kind = 'capture'), 0)`,
  },
  {
    rule: 'a session is paid by one intent at most: of two, one goes back',
    sql: `SELECT session_id, purpose FROM intents
      WHERE state = 'succeeded' AND NOT mismatch AND refund_reserved < captured_amount
      GROUP BY session_id, purpose HAVING count(*) > 1`,
  },
  {
    rule: 'of each right payment scheduling is told once, and of no other',
    sql: `SELECT i.id FROM intents i LEFT JOIN outbox o ON o.topic = 'payments.payment.captured.v1'
        AND o.payload ->> 'intentId' = i.id::text
      WHERE i.captured_at > ${"now() - interval '1 day'"} OR o.id IS NOT NULL GROUP BY i.id
      HAVING count(o.id) <> (i.state = 'succeeded' AND NOT i.mismatch)::integer`,
  },
  {
    rule: 'what was paid wrongly goes back whole',
    sql: `SELECT i.id FROM intents i LEFT JOIN refunds r ON r.intent_id = i.id
      WHERE i.mismatch GROUP BY i.id HAVING coalesce(sum(r.amount), 0) <> i.captured_amount`,
  },
  {
    rule: 'what is to be refunded of a captured payment has its refund',
    sql: `SELECT w.id FROM refund_wishes w JOIN intents i
        ON i.id = w.intent_id OR (w.intent_id IS NULL AND w.session_id = i.session_id AND NOT i.mismatch)
      WHERE w.applied_at IS NULL AND i.state = 'succeeded'`,
  },
  {
    rule: 'a webhook is processed soon',
    sql: `SELECT provider, event_id FROM webhook_events WHERE processed_at IS NULL AND received_at < ${LONG_AGO}`,
  },
  {
    rule: 'an intent nobody is to pay is ended soon',
    sql: `SELECT id FROM intents WHERE check_at IS NOT NULL
      AND (cancel_wanted_at < ${LONG_AGO} OR expires_at < now() - interval '30 minutes')`,
  },
];
