import type { MigrationInterface, QueryRunner } from 'typeorm';

const hideable = ['support_requests', 'support_responses', 'peer_sessions'];

/** What members report, and what admins hide. */
export class Reports1766400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const table of hideable) {
      await db.query(`ALTER TABLE ${table} ADD COLUMN hidden_at timestamptz(3), ADD COLUMN hidden_reason text,
        ADD CONSTRAINT hidden_completely CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))`);
    }
    await db.query(`
      CREATE TABLE reports (
        -- Made in the order of time (uuid v7).
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('support-request', 'support-response', 'peer-session', 'material')),
        item_id uuid NOT NULL,
        author_id integer NOT NULL,
        reporter_id integer CHECK (reporter_id <> author_id),
        reporter_name text CHECK ((reporter_id IS NULL) = (reporter_name IS NULL)),
        reason text NOT NULL CHECK (reason IN ('harmful', 'spam', 'impersonation', 'other')),
        text text NOT NULL CHECK (length(text) <= 1000),
        -- The text of the item at the time of the report.
        quote text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        outcome text CHECK (outcome IN ('hidden', 'dismissed')),
        note text CHECK (length(note) BETWEEN 1 AND 1000),
        resolved_by text,
        resolved_at timestamptz(3),
        CONSTRAINT resolved_completely CHECK (num_nonnulls(outcome, note, resolved_by, resolved_at) IN (0, 4))
      )`);
    await db.query(`
      CREATE UNIQUE INDEX one_open_report ON reports (reporter_id, kind, item_id) WHERE resolved_at IS NULL`);
    await db.query('CREATE INDEX reports_of_item ON reports (kind, item_id, id)');
    await db.query('CREATE INDEX reports_of_author ON reports (author_id)');
    await db.query('CREATE INDEX reports_open ON reports (kind, item_id) WHERE resolved_at IS NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE reports');
    for (const table of hideable) {
      await db.query(`ALTER TABLE ${table} DROP COLUMN hidden_at, DROP COLUMN hidden_reason`);
    }
  }
}
