import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets abandoned intents expire, and allows one live intent per provider. */
export class LeftOpen1764300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- When its payer was last given it to pay with. Older rows: from now on.
      ALTER TABLE intents ADD COLUMN asked_at timestamptz(3) NOT NULL DEFAULT now();
      DROP INDEX intents_one_per_session;
      CREATE UNIQUE INDEX intents_one_per_session ON intents (session_id, purpose, provider)
        WHERE state <> 'canceled' AND NOT mismatch;
      -- For the admins' page.
      CREATE INDEX intents_mismatched ON intents (created_at) WHERE mismatch;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX intents_mismatched, intents_one_per_session;
      CREATE UNIQUE INDEX intents_one_per_session ON intents (session_id, purpose)
        WHERE state <> 'canceled' AND NOT mismatch;
      ALTER TABLE intents DROP COLUMN asked_at;
    `);
  }
}
