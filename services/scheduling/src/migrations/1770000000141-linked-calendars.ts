import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars of mentors elsewhere, and the busy times that were read there. */
export class LinkedCalendars1770000000141 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE linked_calendars (
        id uuid PRIMARY KEY,
        mentor_id integer NOT NULL REFERENCES calendars (mentor_id) ON DELETE CASCADE,
        label text NOT NULL CHECK (length(label) BETWEEN 1 AND 300),
        -- Its address, which is a secret, encrypted with a key from CALENDAR_SECRET.
        secret bytea NOT NULL,
        -- A keyed hash of the address.
        address_hash bytea NOT NULL,
        etag text CHECK (length(etag) <= 200),
        last_modified text CHECK (length(last_modified) <= 200),
        -- When it is read next; later while it is being read.
        due_at timestamptz(3) NOT NULL,
        checked_at timestamptz(3),
        read_at timestamptz(3),
        -- The start of the range whose times are stored.
        range_from timestamptz(3),
        failure text CHECK (failure IN
          ('unreachable', 'inner-address', 'login', 'not-found', 'server', 'too-large', 'not-a-calendar')),
        failing_since timestamptz(3),
        told_at timestamptz(3),
        -- Grows with the busy times.
        times_version integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL,
        UNIQUE (mentor_id, address_hash),
        CHECK ((failure IS NULL) = (failing_since IS NULL)),
        CHECK (told_at IS NULL OR failing_since IS NOT NULL)
      )`);
    await db.query('CREATE INDEX linked_calendars_due ON linked_calendars (due_at)');
    await db.query(`
      CREATE TABLE busy_times (
        calendar_id uuid NOT NULL REFERENCES linked_calendars (id) ON DELETE CASCADE,
        mentor_id integer NOT NULL,
        starts_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL CHECK (ends_at > starts_at),
        PRIMARY KEY (calendar_id, starts_at)
      )`);
    await db.query('CREATE INDEX busy_times_of_mentor ON busy_times (mentor_id, ends_at)');
    await db.query(`
      CREATE TRIGGER note_calendar_change AFTER DELETE OR UPDATE OF times_version ON linked_calendars
      FOR EACH ROW EXECUTE FUNCTION note_calendar_change()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE busy_times, linked_calendars');
  }
}
