import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users report to the admins. */
export class Reports1764550010000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE reports (
        -- Made in the order of time (uuid v7).
        id uuid PRIMARY KEY,
        reporter_id integer REFERENCES users (id) ON DELETE SET NULL,
        target_type text NOT NULL CHECK (target_type IN ('roadmap', 'review', 'mentor')),
        target_id text NOT NULL,
        -- As it was at the time of the report.
        target_name text NOT NULL,
        target_link text NOT NULL CHECK (target_link LIKE '/%'),
        mentor_id integer NOT NULL,
        reason text NOT NULL CHECK (reason IN ('harmful', 'spam', 'impersonation', 'other')),
        text text NOT NULL CHECK (length(text) <= 1000),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        outcome text CHECK (outcome IN ('dismissed', 'acted')),
        note text CHECK (length(note) BETWEEN 1 AND 1000),
        resolved_by text,
        resolved_at timestamptz(3),
        CONSTRAINT resolved_completely CHECK (num_nonnulls(outcome, note, resolved_by, resolved_at) IN (0, 4))
      )`);
    await db.query(`
      CREATE UNIQUE INDEX one_open_report ON reports (reporter_id, target_type, target_id)
        WHERE resolved_at IS NULL`);
    await db.query('CREATE INDEX reports_open ON reports (id) WHERE resolved_at IS NULL');
    await db.query('CREATE INDEX reports_resolved ON reports (id DESC) WHERE resolved_at IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE reports');
  }
}
