import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { PersonData } from '@waymark/database/person-data';

const law = { not: 'payments are kept for the tax law, by ids without names' };
const sandbox = { not: "the test provider's own books, without ids of people" };
const books = { not: 'results of comparisons, without ids of people' };
const own = 'intent_id IN (SELECT id FROM intents WHERE $1 IN (payer_id, mentor_id))';

/** What this service stores about a person. Provider ids and secrets are not exported. */
export const personalData: PersonData = {
  intents: {
    exported: {
      file: 'payments',
      key: 'r.id',
      sql: `SELECT id, CASE WHEN payer_id = $1 THEN 'paid' ELSE 'received' END AS role, session_id, purpose,
        CASE WHEN payer_id = $1 THEN mentor_name END AS mentor, starts_at, amount, currency, state, captured_amount,
        captured_currency, captured_at, created_at FROM intents WHERE $1 IN (payer_id, mentor_id)`,
    },
    erased: [`UPDATE intents SET mentor_name = '${FORMER_MENTOR}' WHERE mentor_id = $1`],
  },
  refunds: {
    exported: {
      file: 'refunds',
      key: 'r.id',
      sql: `SELECT id, intent_id AS payment_id, cause, reason, amount, state, created_at, settled_at FROM refunds WHERE ${own}`,
    },
    // The reason may name people.
    erased: [`UPDATE refunds SET reason = 'Removed with the account' WHERE reason IS NOT NULL AND ${own}`],
  },
  refund_wishes: {
    exported: { not: 'requests for the refunds that are exported' },
    erased: law,
  },
  disputes: {
    exported: {
      file: 'disputes',
      key: 'r.id',
      sql: `SELECT id, intent_id AS payment_id, amount, currency, reason, status, opened_at, closed_at FROM disputes WHERE ${own}`,
    },
    erased: law,
  },
  fraud_warnings: {
    exported: {
      file: 'fraud-warnings',
      key: 'r.id',
      sql: `SELECT id, intent_id AS payment_id, reason, created_at FROM fraud_warnings WHERE ${own}`,
    },
    erased: law,
  },
  ledger: {
    exported: { not: 'the amounts of the payments and refunds that are exported' },
    erased: law,
  },
  reconciliations: { exported: books, erased: books },
  reconciliation_findings: { exported: books, erased: { not: 'deleted after 30 days' } },
  provider_alarms: {
    exported: { not: 'about our account at the provider' },
    erased: { not: 'about our account at the provider' },
  },
  webhook_events: {
    exported: { not: 'messages of the provider about the payments that are exported' },
    erased: { not: 'deleted after 30 days' },
  },
  sandbox_intents: {
    exported: sandbox,
    erased: [
      `UPDATE sandbox_intents SET description = 'A session'
       WHERE session_id IN (SELECT session_id FROM intents WHERE mentor_id = $1)`,
    ],
  },
  sandbox_refunds: { exported: sandbox, erased: sandbox },
  sandbox_deliveries: { exported: sandbox, erased: { not: 'deleted after 7 days' } },
};
