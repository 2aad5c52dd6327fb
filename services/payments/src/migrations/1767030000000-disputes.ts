import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Disputes and fraud warnings of the provider, and the money that disputes take and return. */
export class Disputes1767030000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE disputes (
        id uuid PRIMARY KEY,
        intent_id uuid NOT NULL REFERENCES intents (id),
        provider_id text NOT NULL UNIQUE,
        amount integer NOT NULL CHECK (amount > 0),
        currency text NOT NULL,
        reason text NOT NULL,
        status text NOT NULL CHECK (status IN ('warning_needs_response', 'warning_under_review', 'warning_closed',
          'needs_response', 'under_review', 'won', 'lost', 'prevented')),
        -- Refunds of the payment wait.
        is_open boolean GENERATED ALWAYS AS (status IN ('needs_response', 'under_review')) STORED,
        respond_by timestamptz(3),
        opened_at timestamptz(3) NOT NULL,
        closed_at timestamptz(3),
        CHECK ((closed_at IS NOT NULL) = (status IN ('warning_closed', 'won', 'lost', 'prevented'))),
        withdrawn_at timestamptz(3),
        reinstated_at timestamptz(3) CHECK (reinstated_at IS NULL OR withdrawn_at IS NOT NULL)
      );
      CREATE INDEX disputes_of_intent ON disputes (intent_id);
      CREATE INDEX disputes_by_opening ON disputes (opened_at);
      CREATE TABLE fraud_warnings (
        id uuid PRIMARY KEY,
        intent_id uuid NOT NULL REFERENCES intents (id),
        provider_id text NOT NULL UNIQUE,
        reason text NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX fraud_warnings_of_intent ON fraud_warnings (intent_id);

      ALTER TABLE ledger ADD COLUMN dispute_id uuid REFERENCES disputes (id), DROP CONSTRAINT ledger_kind_check,
        ADD CONSTRAINT ledger_kind_check CHECK (kind IN ('intent', 'capture', 'refund', 'dispute', 'dispute-reversal')),
        ADD CONSTRAINT ledger_dispute_check CHECK ((kind IN ('dispute', 'dispute-reversal')) = (dispute_id IS NOT NULL));
      DROP INDEX ledger_intent_once;
      CREATE UNIQUE INDEX ledger_intent_once ON ledger (intent_id, kind) WHERE kind IN ('intent', 'capture');
      CREATE UNIQUE INDEX ledger_dispute_once ON ledger (dispute_id, kind) WHERE dispute_id IS NOT NULL;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX ledger_dispute_once, ledger_intent_once;
      CREATE UNIQUE INDEX ledger_intent_once ON ledger (intent_id, kind) WHERE kind <> 'refund';
      ALTER TABLE ledger DROP COLUMN dispute_id, DROP CONSTRAINT ledger_kind_check,
        ADD CONSTRAINT ledger_kind_check CHECK (kind IN ('intent', 'capture', 'refund'));
      DROP TABLE fraud_warnings, disputes;`);
  }
}
