import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOTED = 'timezone, price_cents, is_open, min_notice_minutes, booking_window_days';
const RULES = 'buffer_before_minutes, buffer_after_minutes, max_per_day, max_per_week, start_every_minutes';

/** Buffers around sessions, limits of a day and a week, and how often a session can start. */
export class BookingRules1770000000140 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE calendars
        ADD COLUMN buffer_before_minutes smallint NOT NULL DEFAULT 0 CHECK (buffer_before_minutes BETWEEN 0 AND 120),
        ADD COLUMN buffer_after_minutes smallint NOT NULL DEFAULT 0 CHECK (buffer_after_minutes BETWEEN 0 AND 120),
        ADD COLUMN max_per_day smallint CHECK (max_per_day BETWEEN 1 AND 48),
        ADD COLUMN max_per_week smallint CHECK (max_per_week BETWEEN 1 AND 336),
        ADD COLUMN start_every_minutes smallint NOT NULL DEFAULT 30 CHECK (start_every_minutes IN (15, 30, 60))`);
    await replaceTrigger(db, `${NOTED}, ${RULES}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await replaceTrigger(db, NOTED);
    await db.query(`ALTER TABLE calendars ${RULES.split(', ').map((column) => `DROP COLUMN ${column}`)}`);
  }
}

const replaceTrigger = (db: QueryRunner, columns: string): Promise<unknown> =>
  db.query(`CREATE OR REPLACE TRIGGER note_calendar_change AFTER INSERT OR UPDATE OF ${columns} ON calendars
    FOR EACH ROW EXECUTE FUNCTION note_calendar_change()`);
