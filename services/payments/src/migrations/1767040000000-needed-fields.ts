import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks are stored without their content, and an intent has the reason of its end. */
export class NeededFields1767040000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE webhook_events DROP COLUMN payload');
    // Null in older rows, for which it was not recorded.
    await db.query(`ALTER TABLE intents ADD COLUMN end_reason text CHECK (end_reason IN
        ('hold-ended', 'not-needed', 'abandoned', 'replaced', 'rejected', 'at-provider')),
      ADD CONSTRAINT intents_ended_check CHECK (end_reason IS NULL OR state = 'canceled')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE intents DROP COLUMN end_reason');
    await db.query(`ALTER TABLE webhook_events ADD COLUMN payload text NOT NULL DEFAULT '{}'`);
    await db.query('ALTER TABLE webhook_events ALTER COLUMN payload DROP DEFAULT');
  }
}
