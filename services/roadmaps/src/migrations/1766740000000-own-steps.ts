import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What learners add to steps and save for later. A step's id stays the same in all versions of its roadmap. */
export class OwnSteps1766740000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE step_notes (
        user_id integer NOT NULL,
        step_id text NOT NULL,
        roadmap_id text NOT NULL,
        -- empty: deleted; the row remains, so that its revisions are never used again
        text text NOT NULL CHECK (length(text) <= 4000),
        revision integer NOT NULL CHECK (revision > 0),
        updated_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, step_id),
        FOREIGN KEY (step_id, roadmap_id) REFERENCES steps (id, roadmap_id) ON DELETE CASCADE
      );
      CREATE INDEX step_notes_of_learner ON step_notes (user_id, roadmap_id);
      CREATE INDEX step_notes_of_step ON step_notes (step_id, roadmap_id);

      CREATE TABLE step_reminders (
        user_id integer NOT NULL,
        step_id text NOT NULL,
        roadmap_id text NOT NULL,
        due_at timestamptz(3) NOT NULL,
        local_date text NOT NULL,
        local_time text NOT NULL,
        time_zone text NOT NULL,
        -- of the entry in a calendar
        sequence integer NOT NULL DEFAULT 0,
        set_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, step_id),
        FOREIGN KEY (step_id, roadmap_id) REFERENCES steps (id, roadmap_id) ON DELETE CASCADE
      );
      CREATE INDEX step_reminders_due ON step_reminders (due_at);
      CREATE INDEX step_reminders_of_step ON step_reminders (step_id, roadmap_id);

      CREATE TABLE saved_roadmaps (
        user_id integer NOT NULL,
        roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
        saved_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, roadmap_id)
      );
      CREATE INDEX saved_roadmaps_of_roadmap ON saved_roadmaps (roadmap_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['saved_roadmaps', 'step_reminders', 'step_notes'])
      await db.query(`DROP TABLE ${table}`);
  }
}
