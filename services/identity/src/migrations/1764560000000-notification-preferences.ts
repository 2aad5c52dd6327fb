import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users turned off, and the links in mails that turn a topic off. */
export class NotificationPreferences1764560000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE notification_preferences (
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        topic text NOT NULL CHECK (topic ~ '^[a-z]{1,30}$'),
        channel text NOT NULL CHECK (channel IN ('product', 'mail')),
        -- Without a row: true.
        enabled boolean NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, topic, channel),
        CONSTRAINT notification_preferences_fixed CHECK (
          enabled OR NOT (topic = 'security' OR channel = 'mail' AND topic IN ('sessions', 'money')))
      )`);
    // Volatile default: a key of its own for each user.
    await db.query('ALTER TABLE users ADD COLUMN subscription_key uuid NOT NULL DEFAULT gen_random_uuid()');
    await db.query('ALTER TABLE mails ADD COLUMN subscription_token text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE mails DROP COLUMN subscription_token');
    await db.query('ALTER TABLE users DROP COLUMN subscription_key');
    await db.query('DROP TABLE notification_preferences');
  }
}
