import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a provider refuses our requests. One row per provider, for all processes. */
export class ProviderAlarms1767050000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE provider_alarms (
        provider text PRIMARY KEY CHECK (provider IN ('sandbox', 'stripe')),
        reason text NOT NULL CHECK (reason IN ('key', 'account')),
        message text NOT NULL CHECK (length(message) <= 1000),
        since timestamptz NOT NULL,
        cleared_at timestamptz,
        -- The last time that the admins were notified; they are not again for an alarm within an hour.
        notified_at timestamptz NOT NULL,
        is_notified boolean NOT NULL
      );`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE provider_alarms');
  }
}
