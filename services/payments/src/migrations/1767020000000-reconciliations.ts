import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The scheduled comparisons with the provider's records: their position, and what they found. */
export class Reconciliations1767020000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE reconciliations (
        id uuid PRIMARY KEY,
        provider text NOT NULL CHECK (provider IN ('sandbox', 'stripe')),
        -- Intents created in this range; those before the position are compared.
        covers_from timestamptz(3) NOT NULL,
        covers_to timestamptz(3) NOT NULL,
        position timestamptz(3) NOT NULL CHECK (position BETWEEN covers_from AND covers_to),
        compared integer NOT NULL DEFAULT 0,
        -- No other process continues it before.
        leased_until timestamptz(3) NOT NULL DEFAULT now(),
        started_at timestamptz(3) NOT NULL DEFAULT now(),
        finished_at timestamptz(3) CHECK (finished_at IS NULL OR position = covers_to)
      );
      CREATE UNIQUE INDEX reconciliations_one_at_a_time ON reconciliations (provider) WHERE finished_at IS NULL;
      CREATE TABLE reconciliation_findings (
        reconciliation_id uuid NOT NULL REFERENCES reconciliations (id) ON DELETE CASCADE,
        finding text NOT NULL CHECK (length(finding) <= 1000),
        is_repaired boolean NOT NULL,
        PRIMARY KEY (reconciliation_id, finding)
      );
      CREATE INDEX intents_by_creation ON intents (provider, created_at);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX intents_by_creation');
    await db.query('DROP TABLE reconciliation_findings, reconciliations');
  }
}
