import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { OwnedTables } from '@waymark/messaging/manifest';
import type { TableName } from './tables.ts';

const law = { not: 'payments are kept for the tax law, by ids without names' };
const sandbox = { not: "the test provider's own books, without ids of people" };
const own = 'intent_id IN (SELECT id FROM intents WHERE $1 IN (payer_id, mentor_id))';

/** What this service stores about a person. Provider ids and secrets are not exported. */
export const ownedTables: OwnedTables<TableName> = {
  intents: {
    operator: 'SELECT',
    exported: {
      file: 'payments',
      about: 'your payments',
      key: 'r.id',
      sql: `SELECT id, CASE WHEN payer_id = $1 THEN 'paid' ELSE 'received' END AS role, session_id, purpose,
        CASE WHEN payer_id = $1 THEN mentor_name END AS mentor, starts_at, amount, currency, state, captured_amount,
        captured_currency, captured_at, created_at FROM intents WHERE $1 IN (payer_id, mentor_id)`,
    },
    erased: [`UPDATE intents SET mentor_name = '${FORMER_MENTOR}' WHERE mentor_id = $1`],
  },
  refunds: {
    operator: 'SELECT',
    exported: {
      file: 'refunds',
      about: 'refunds of your payments',
      key: 'r.id',
      sql: `SELECT id, intent_id AS payment_id, cause, reason, amount, state, created_at, settled_at FROM refunds WHERE ${own}`,
    },
    // The reason may name people.
    erased: [`UPDATE refunds SET reason = 'Removed with the account' WHERE reason IS NOT NULL AND ${own}`],
  },
  refund_requests: {
    note: 'requested refunds',
    operator: 'SELECT',
    exported: { not: 'requests for the refunds that are exported' },
    erased: law,
  },
  disputes: {
    operator: 'SELECT',
    exported: {
      file: 'disputes',
      about: 'payments that were disputed at a bank',
      key: 'r.id',
      sql: `SELECT id, intent_id AS payment_id, amount, currency, reason, status, opened_at, closed_at FROM disputes WHERE ${own}`,
    },
    erased: law,
  },
  fraud_warnings: {
    exported: {
      file: 'fraud-warnings',
      about: 'warnings of the payment provider about your payments',
      key: 'r.id',
      sql: `SELECT id, intent_id AS payment_id, reason, created_at FROM fraud_warnings WHERE ${own}`,
    },
    erased: law,
  },
  ledger: {
    operator: 'SELECT',
    exported: { not: 'the amounts of the payments and refunds that are exported' },
    erased: law,
  },
  earnings: {
    note: "the terms by which a payment earns its mentor's share",
    operator: 'SELECT',
    exported: {
      file: 'earnings',
      about: 'what you earned by payments for your sessions',
      key: 'r.payment_id',
      sql: `SELECT intent_id AS payment_id, currency, price, refunded, fee, share, paid, due_at FROM earning_balances WHERE mentor_id = $1`,
    },
    erased: law,
  },
  session_ends: {
    note: 'when paid sessions ended, and whether a no-show is open',
    operator: 'SELECT',
    exported: { not: 'times of the sessions that scheduling exports' },
    erased: law,
  },
  payouts: {
    operator: 'SELECT',
    exported: {
      file: 'payouts',
      about: 'payouts to you as a mentor',
      key: 'r.id',
      sql: 'SELECT id, amount, currency, reference, made_at FROM payouts WHERE mentor_id = $1',
    },
    erased: law,
  },
  reconciliations: { impersonal: 'scheduled comparisons with the provider, and their position' },
  reconciliation_findings: { impersonal: 'what the comparisons found, for 30 days' },
  provider_alarms: { impersonal: 'whether the payment provider refuses our requests' },
  webhook_events: {
    operator: 'SELECT',
    exported: { not: 'messages of the provider about the payments that are exported' },
    erased: { kept: 'deleted after 30 days' },
  },
  sandbox_intents: {
    note: 'of the sandbox',
    operator: 'SELECT',
    exported: sandbox,
    erased: [
      `UPDATE sandbox_intents SET description = 'A session'
       WHERE session_id IN (SELECT session_id FROM intents WHERE mentor_id = $1)`,
    ],
  },
  sandbox_refunds: { impersonal: 'of the sandbox' },
  sandbox_deliveries: { impersonal: 'of the sandbox, for 7 days' },
};
