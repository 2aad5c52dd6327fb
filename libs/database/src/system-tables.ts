import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SystemTables1000000000000 implements MigrationInterface {
  name = 'SystemTables1000000000000';

  async up(runner: QueryRunner): Promise<void> {
    // `id` is the event's id, so that consumers detect duplicates.
    await runner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        kind text NOT NULL CHECK (kind IN ('event', 'job')),
        topic text NOT NULL,
        payload jsonb NOT NULL,
        headers jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        published_at timestamptz,
        parked_at timestamptz,
        last_error text,
        CHECK (published_at IS NULL OR parked_at IS NULL)
      )`);
    await runner.query(
      'CREATE INDEX outbox_due ON outbox (kind, seq) WHERE published_at IS NULL AND parked_at IS NULL',
    );
    await runner.query('CREATE INDEX outbox_parked ON outbox (seq) WHERE parked_at IS NOT NULL');
    await runner.query(
      'CREATE INDEX outbox_published ON outbox (published_at) WHERE published_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE inbox (
        consumer text NOT NULL,
        event_id uuid NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (consumer, event_id)
      )`);
    await runner.query('CREATE INDEX inbox_applied_at ON inbox (applied_at)');
    // user_id 0: not logged in. json, not jsonb: the response is returned to the letter.
    await runner.query(`
      CREATE TABLE idempotency_keys (
        scope text NOT NULL,
        user_id integer NOT NULL,
        key text NOT NULL,
        input_hash text NOT NULL,
        response json,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, user_id, key)
      )`);
    await runner.query('CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys, inbox, outbox');
  }
}
