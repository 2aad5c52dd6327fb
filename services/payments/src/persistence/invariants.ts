import type { Invariant } from '@waymark/database/check-invariants';
import { LOST } from './outside-refunds.repository.ts';

/** Work is retried every few seconds, so older work is stuck. */
const STUCK_SINCE = "now() - interval '15 minutes'";

export const invariants: Invariant[] = [
  {
    rule: 'every intent is in the ledger once, with its amount',
    sql: `SELECT i.id FROM intents i LEFT JOIN ledger l ON l.intent_id = i.id AND l.kind = 'intent'
      WHERE l.id IS NULL OR (l.amount, l.currency) <> (i.amount, i.currency)`,
  },
  {
    rule: 'the ledger has a capture for every captured amount, and no other',
    sql: `SELECT i.id FROM intents i LEFT JOIN ledger l ON l.intent_id = i.id AND l.kind = 'capture'
      WHERE (coalesce(i.captured_amount, 0) > 0) <> (l.id IS NOT NULL)
        OR (l.amount, l.currency) IS DISTINCT FROM (nullif(i.captured_amount, 0),
          CASE WHEN i.captured_amount > 0 THEN i.captured_currency END)`,
  },
  {
    rule: 'the ledger has a refund for every settled refund, and no other',
    sql: `SELECT r.id FROM refunds r JOIN intents i ON i.id = r.intent_id LEFT JOIN ledger l ON l.refund_id = r.id
      WHERE (r.state = 'succeeded') <> (l.id IS NOT NULL)
        OR (l.id IS NOT NULL AND (l.intent_id, l.amount, l.currency) <> (r.intent_id, r.amount, i.captured_currency))`,
  },
  {
    rule: 'no intent refunds more than was captured, and its reserved amount is the sum of its refunds',
    sql: `SELECT i.id FROM intents i LEFT JOIN refunds r ON r.intent_id = i.id GROUP BY i.id
      HAVING coalesce(sum(r.amount) FILTER (WHERE r.state <> 'covered'), 0) <> i.refund_reserved OR i.refund_reserved > coalesce(i.captured_amount, 0)`,
  },
  {
    rule: 'every refund by an admin was recorded for the audit once',
    // Published outbox rows are deleted after a day.
    sql: `SELECT r.id FROM refunds r LEFT JOIN outbox o ON o.topic = 'payments.admin-action.recorded.v1'
        AND o.payload -> 'detail' ->> 'refund' = r.id::text AND o.payload ->> 'action' = 'payment.refund'
      WHERE r.cause = 'admin' AND r.created_at > now() - interval '12 hours' GROUP BY r.id HAVING count(o.id) <> 1`,
  },
  {
    rule: 'in the ledger, no intent has more refunded than captured',
    sql: `SELECT intent_id FROM ledger GROUP BY intent_id HAVING sum(amount) FILTER (WHERE kind = 'refund')
      > coalesce(sum(amount) FILTER (WHERE kind = 'capture'), 0)`,
  },
  {
    rule: 'a session is paid by one intent at most, any other one is refunded',
    sql: `SELECT session_id, purpose FROM intents i
      WHERE state = 'succeeded' AND NOT mismatch AND refund_reserved + ${LOST} < captured_amount
      GROUP BY session_id, purpose HAVING count(*) > 1`,
  },
  {
    rule: 'every matching payment is published once, and no other',
    sql: `SELECT i.id FROM intents i LEFT JOIN outbox o ON o.topic = 'payments.payment.captured.v1'
        AND o.payload ->> 'intentId' = i.id::text
      WHERE i.captured_at > now() - interval '1 day' OR o.id IS NOT NULL GROUP BY i.id
      HAVING count(o.id) <> (i.state = 'succeeded' AND NOT i.mismatch)::integer`,
  },
  {
    rule: 'a mismatched payment is refunded in full',
    sql: `SELECT i.id FROM intents i LEFT JOIN refunds r ON r.intent_id = i.id
      WHERE i.mismatch GROUP BY i.id HAVING coalesce(sum(r.amount) FILTER (WHERE r.state <> 'covered'), 0) + ${LOST} < i.captured_amount`,
  },
  {
    rule: 'every refund request for a captured payment has its refund',
    sql: `SELECT q.id FROM refund_requests q JOIN intents i
        ON i.id = q.intent_id OR (q.intent_id IS NULL AND q.session_id = i.session_id AND NOT i.mismatch)
      WHERE q.applied_at IS NULL AND i.state = 'succeeded'`,
  },
  {
    rule: 'the ledger has an entry for all money that a dispute took or returned, and no other',
    sql: `SELECT d.id FROM disputes d LEFT JOIN ledger l ON l.dispute_id = d.id GROUP BY d.id
      HAVING count(*) FILTER (WHERE l.kind = 'dispute') <> (d.withdrawn_at IS NOT NULL)::integer
        OR count(*) FILTER (WHERE l.kind = 'dispute-reversal') <> (d.reinstated_at IS NOT NULL)::integer
        OR bool_or((l.intent_id, l.amount, l.currency) <> (d.intent_id, d.amount, d.currency))`,
  },
  {
    rule: 'a day after its decision, a lost dispute has taken its amount, and any other one nothing',
    sql: `SELECT d.id FROM disputes d LEFT JOIN ledger l ON l.dispute_id = d.id
      WHERE d.closed_at < now() - interval '1 day' GROUP BY d.id
      HAVING coalesce(sum(CASE l.kind WHEN 'dispute' THEN l.amount ELSE -l.amount END), 0)
        <> CASE d.status WHEN 'lost' THEN d.amount ELSE 0 END`,
  },
  {
    rule: 'every matching payment earns its mentor a share, and no other',
    // Payments from before there were earnings have none.
    sql: `SELECT i.id FROM intents i LEFT JOIN earnings e ON e.intent_id = i.id
      WHERE (e.intent_id IS NOT NULL AND (i.state <> 'succeeded' OR i.mismatch))
        OR (e.intent_id IS NULL AND i.state = 'succeeded' AND NOT i.mismatch
          AND i.captured_at > (SELECT min(created_at) FROM earnings))`,
  },
  {
    rule: 'a payout is the sum of its ledger entries, each of a payment of its mentor whose session has ended',
    sql: `SELECT p.id FROM payouts p LEFT JOIN ledger l ON l.payout_id = p.id
        LEFT JOIN intents i ON i.id = l.intent_id LEFT JOIN session_ends s ON s.session_id = i.session_id
      GROUP BY p.id HAVING p.amount IS DISTINCT FROM sum(CASE l.kind WHEN 'payout' THEN l.amount ELSE -l.amount END)
        OR bool_or((i.mentor_id, l.currency) <> (p.mentor_id, p.currency) OR s.ended_at IS NULL)`,
  },
  {
    rule: 'in the ledger, no mentor got more of a payment than was captured, or had more set off than paid out',
    sql: `SELECT intent_id FROM ledger GROUP BY intent_id
      HAVING coalesce(sum(CASE kind WHEN 'payout' THEN amount WHEN 'payout-return' THEN -amount END), 0)
        NOT BETWEEN 0 AND coalesce(sum(amount) FILTER (WHERE kind = 'capture'), 0)`,
  },
  {
    rule: 'every payout was published and recorded for the audit once',
    // Published outbox rows are deleted after a day.
    sql: `SELECT p.id FROM payouts p LEFT JOIN outbox o ON
        (o.topic = 'payments.payout.made.v1' AND o.payload ->> 'payoutId' = p.id::text)
        OR (o.topic = 'payments.admin-action.recorded.v1' AND o.payload -> 'detail' ->> 'payout' = p.id::text)
      WHERE p.made_at > now() - interval '12 hours' GROUP BY p.id HAVING count(DISTINCT o.topic) <> 2 OR count(o.id) <> 2`,
  },
  {
    rule: 'a webhook is processed within 15 minutes',
    sql: `SELECT provider, event_id FROM webhook_events WHERE processed_at IS NULL AND received_at < ${STUCK_SINCE}`,
  },
  {
    rule: 'an expired intent is canceled within 15 minutes',
    sql: `SELECT id FROM intents WHERE check_at IS NOT NULL
      AND (cancel_wanted_at < ${STUCK_SINCE} OR expires_at < now() - interval '30 minutes')`,
  },
];
