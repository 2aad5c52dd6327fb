import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A report of a no-show opens a case, with evidence that both people came. */
export class NoShowCases1766760000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Null for notes from before: when they were written is not known.
    await db.query('ALTER TABLE sessions ADD COLUMN notes_at timestamptz(3)');
    await db.query(`
      CREATE TABLE session_joins (
        session_id uuid NOT NULL REFERENCES sessions (id),
        party text NOT NULL CHECK (party IN ('mentor', 'learner')),
        first_at timestamptz(3) NOT NULL,
        PRIMARY KEY (session_id, party)
      )`);
    await db.query(`
      CREATE TABLE no_show_cases (
        session_id uuid PRIMARY KEY REFERENCES sessions (id),
        state text NOT NULL CHECK (state IN ('open', 'contested', 'upheld', 'dismissed')),
        reported_by text NOT NULL CHECK (reported_by IN ('mentor', 'learner')),
        accused_id integer NOT NULL,
        claim text NOT NULL DEFAULT '' CHECK (length(claim) <= 1000),
        reported_at timestamptz(3) NOT NULL,
        respond_by timestamptz(3) NOT NULL CHECK (respond_by >= reported_at),
        response text CHECK (length(response) <= 1000),
        responded_at timestamptz(3),
        -- 'report': by the report alone, from before there were cases.
        settled_by text CHECK (settled_by IN ('agreement', 'silence', 'decision', 'report')),
        settled_at timestamptz(3),
        decided_by integer,
        reason text CHECK (length(reason) BETWEEN 3 AND 1000),
        -- How long a third no-show pauses bookings, by the setting in force.
        pause_days smallint NOT NULL DEFAULT 0 CHECK (pause_days >= 0),
        CHECK ((state IN ('upheld', 'dismissed')) = (settled_at IS NOT NULL)),
        CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
        CHECK (state <> 'dismissed' OR settled_by = 'decision'),
        CHECK ((settled_by IS NOT DISTINCT FROM 'decision') = (decided_by IS NOT NULL)),
        CHECK ((decided_by IS NULL) = (reason IS NULL)),
        CHECK (response IS NULL OR responded_at IS NOT NULL)
      );
      CREATE INDEX no_show_cases_open ON no_show_cases (respond_by) WHERE state = 'open';
      CREATE INDEX no_show_cases_upheld ON no_show_cases (accused_id, settled_at) WHERE state = 'upheld';
      CREATE INDEX no_show_cases_by_report ON no_show_cases (state, reported_at DESC, session_id DESC)`);
    await db.query(`
      INSERT INTO no_show_cases (session_id, state, reported_by, accused_id, reported_at, respond_by, settled_by, settled_at)
      SELECT s.id, 'upheld', CASE s.absent WHEN 'mentor' THEN 'learner' ELSE 'mentor' END,
        CASE s.absent WHEN 'mentor' THEN s.mentor_id ELSE s.learner_id END, c.at, c.at, 'report', c.at
      FROM sessions s JOIN session_changes c ON c.session_id = s.id AND c.to_status = 'no-show'
      WHERE s.status = 'no-show'`);
    // A pause takes a mentor's free times away.
    await db.query(`
      CREATE FUNCTION note_no_show() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO calendar_changes (mentor_id) SELECT mentor_id FROM calendars WHERE mentor_id = NEW.accused_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER note_no_show AFTER UPDATE ON no_show_cases FOR EACH ROW
        WHEN (NEW.state = 'upheld') EXECUTE FUNCTION note_no_show()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE no_show_cases, session_joins');
    await db.query('DROP FUNCTION note_no_show()');
    await db.query('ALTER TABLE sessions DROP COLUMN notes_at');
  }
}
