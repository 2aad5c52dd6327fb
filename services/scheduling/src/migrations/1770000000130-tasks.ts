import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mentor asks a learner to do after a session, and the goal of two people. */
export class Tasks1770000000130 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE tasks (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions (id),
        position smallint NOT NULL CHECK (position BETWEEN 1 AND 5),
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 200),
        due_on date,
        step jsonb,
        done_at timestamptz(3),
        comment text NOT NULL DEFAULT '' CHECK (length(comment) <= 500),
        answered_at timestamptz(3),
        CHECK (done_at IS NULL OR answered_at IS NOT NULL),
        CONSTRAINT tasks_at_most_five UNIQUE (session_id, position) DEFERRABLE INITIALLY DEFERRED
      )`);
    await db.query(`
      CREATE TABLE goals (
        low_id integer NOT NULL,
        high_id integer NOT NULL,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 200),
        author_id integer NOT NULL,
        changed_at timestamptz(3) NOT NULL,
        PRIMARY KEY (low_id, high_id),
        CHECK (low_id < high_id),
        CHECK (author_id IN (low_id, high_id))
      )`);
    await db.query('CREATE INDEX goals_of_high ON goals (high_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE goals');
    await db.query('DROP TABLE tasks');
  }
}
