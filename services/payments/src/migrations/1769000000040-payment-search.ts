import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the admins' search. A person's and a session's payments have indexes already. */
export class PaymentSearch1769000000040 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const index of INDEXES) await db.query(`CREATE INDEX ${index}`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const index of INDEXES) await db.query(`DROP INDEX ${index.split(' ')[0]}`);
  }
}

const INDEXES = [
  'intents_newest ON intents (created_at, id)',
  // What was captured; before that what is requested.
  'intents_by_amount ON intents (coalesce(captured_amount, amount), created_at, id)',
  "intents_canceled ON intents (created_at, id) WHERE state = 'canceled'",
  'intents_refunded ON intents (created_at, id) WHERE refund_reserved > 0',
  // The end of a receipt number.
  'intents_by_receipt ON intents (right(id::text, 12))',
  'intents_by_mentor_name ON intents USING gin (lower(mentor_name) extensions.gin_trgm_ops)',
  'refunds_of_intent ON refunds (intent_id)',
  'refunds_by_provider_id ON refunds (provider_id) WHERE provider_id IS NOT NULL',
  'ledger_of_intent ON ledger (intent_id)',
];
