import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATUS = (table: string, constraint: string, values: string) => `
  ALTER TABLE ${table} DROP CONSTRAINT ${constraint},
    ADD CONSTRAINT ${constraint} CHECK (status IN (${values}))`;
const [BEFORE, AFTER] = ["'draft', 'published', 'archived'", "'draft', 'published', 'archived', 'hidden'"];

/** Roadmaps that an admin has hidden, and those that are unlisted because their mentor is suspended. */
export class HiddenRoadmaps1764550000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(STATUS('roadmaps', 'known_status', AFTER));
    await db.query(STATUS('published_roadmaps', 'published_roadmaps_status_check', AFTER));
    await db.query(`
      ALTER TABLE roadmaps
        ADD COLUMN hidden_at timestamptz(3),
        ADD COLUMN hidden_by text,
        ADD COLUMN hidden_reason text CHECK (length(hidden_reason) BETWEEN 1 AND 1000),
        ADD CONSTRAINT hidden_with_reason
          CHECK (num_nonnulls(hidden_at, hidden_by, hidden_reason) = CASE status WHEN 'hidden' THEN 3 ELSE 0 END)`);
    await db.query(`
      ALTER TABLE mentors
        ADD COLUMN suspended boolean NOT NULL DEFAULT false,
        -- of the newest event; older ones change nothing
        ADD COLUMN suspension_changed_at timestamptz`);
    await db.query('ALTER TABLE published_roadmaps ADD COLUMN unlisted boolean NOT NULL DEFAULT false');
    await db.query(`
      CREATE INDEX published_others ON published_roadmaps (status, published_at DESC, id DESC)
        WHERE status IN ('archived', 'hidden')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX published_others');
    await db.query('ALTER TABLE published_roadmaps DROP COLUMN unlisted');
    await db.query('ALTER TABLE mentors DROP COLUMN suspension_changed_at, DROP COLUMN suspended');
    await db.query(`
      ALTER TABLE roadmaps DROP CONSTRAINT hidden_with_reason, DROP COLUMN hidden_reason, DROP COLUMN hidden_by,
        DROP COLUMN hidden_at`);
    await db.query(STATUS('published_roadmaps', 'published_roadmaps_status_check', BEFORE));
    await db.query(STATUS('roadmaps', 'known_status', BEFORE));
  }
}
