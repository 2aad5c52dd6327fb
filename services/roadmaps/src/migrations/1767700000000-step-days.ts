import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The days on which a learner did a step that lasts for weeks, each once, in the learner's zone of that day. Without a
 * foreign key: the days stay the learner's when the mentor deletes the step. Streaks count `at`, as they do that of `activity`.
 */
export class StepDays1767700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE step_days (
        user_id integer NOT NULL,
        step_id text NOT NULL,
        local_date text NOT NULL CHECK (local_date ~ '^\\d{4}-\\d\\d-\\d\\d$'),
        roadmap_id text NOT NULL,
        at timestamptz NOT NULL CHECK (at = date_bin('15 minutes', at, '2000-01-01Z')),
        PRIMARY KEY (user_id, step_id, local_date)
      )`);
    await db.query('CREATE INDEX step_days_of_learner ON step_days (user_id, roadmap_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE step_days');
  }
}
