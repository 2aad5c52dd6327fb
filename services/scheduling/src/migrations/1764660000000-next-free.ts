import type { MigrationInterface, QueryRunner } from 'typeorm';

const triggerOn = (table: string, events: string): string => `
  CREATE TRIGGER note_calendar_change AFTER ${events} ON ${table}
    FOR EACH ROW EXECUTE FUNCTION note_calendar_change();`;

/** The next free time of each mentor, for the directory of identity. It is computed again after each change. */
export class NextFree1764660000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE next_free (
        mentor_id integer PRIMARY KEY REFERENCES calendars (mentor_id) ON DELETE CASCADE,
        next_free_at timestamptz(3),
        zone text,
        version integer NOT NULL DEFAULT 0,
        -- When time alone changes it; null: never.
        recheck_at timestamptz(3)
      );
      CREATE INDEX next_free_due ON next_free (recheck_at) WHERE recheck_at IS NOT NULL`);
    await db.query(`
      -- Mentors whose calendar changed since it was computed. A change only inserts: an update of one row per mentor
      -- would make bookings wait for each other and for the computation.
      CREATE TABLE calendar_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        mentor_id integer NOT NULL
      );
      CREATE FUNCTION note_calendar_change() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        changed jsonb := to_jsonb(coalesce(NEW, OLD));
      BEGIN
        -- A mentor can also be the learner of a session.
        INSERT INTO calendar_changes (mentor_id) SELECT mentor_id FROM calendars WHERE mentor_id IN (
          (changed ->> 'mentor_id')::integer, (changed ->> 'learner_id')::integer, (changed ->> 'user_id')::integer);
        RETURN NULL;
      END $$;
      ${triggerOn('calendars', 'INSERT OR UPDATE OF timezone, price_cents, is_open, min_notice_minutes, booking_window_days')}
      ${triggerOn('availability', 'INSERT OR UPDATE OR DELETE')}
      ${triggerOn('overrides', 'INSERT OR UPDATE OR DELETE')}
      ${triggerOn('departures', 'INSERT OR UPDATE')}
      ${triggerOn('suspensions', 'INSERT OR UPDATE')}
      ${triggerOn('sessions', 'INSERT')}
      CREATE TRIGGER note_session_change AFTER UPDATE ON sessions FOR EACH ROW
        WHEN ((OLD.status, OLD.starts_at) IS DISTINCT FROM (NEW.status, NEW.starts_at))
        EXECUTE FUNCTION note_calendar_change()`);
    await db.query('INSERT INTO calendar_changes (mentor_id) SELECT mentor_id FROM calendars');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION note_calendar_change() CASCADE');
    await db.query('DROP TABLE calendar_changes, next_free');
  }
}
