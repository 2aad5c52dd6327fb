import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Push messages to the browsers of a user. */
export class Push1767600000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Of use only together with the subscriptions, which are in the same database, so it is not encrypted.
    await db.query(`
      CREATE TABLE push_keys (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        public_key text NOT NULL,
        private_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query(`
      CREATE TABLE push_devices (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
        p256dh text NOT NULL CHECK (length(p256dh) = 87),
        auth text NOT NULL CHECK (length(auth) = 22),
        added_at timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query('CREATE INDEX push_devices_of_user ON push_devices (user_id)');
    // Deleted when it was sent, or cannot be.
    await db.query(`
      CREATE TABLE push_messages (
        id uuid PRIMARY KEY,
        device_id uuid NOT NULL REFERENCES push_devices (id) ON DELETE CASCADE,
        event_id uuid NOT NULL,
        kind text NOT NULL,
        content jsonb NOT NULL,
        useless_after timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (device_id, event_id, kind)
      )`);
    await db.query('CREATE INDEX push_messages_due ON push_messages (next_try_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE push_messages, push_devices, push_keys');
  }
}
