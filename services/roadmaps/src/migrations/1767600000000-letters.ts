import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters to learners: the daily reminder, and what Waymark writes unasked. */
export class Letters1767600000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE letter_schedules (
        user_id integer PRIMARY KEY,
        -- Null until a browser has named it: only the welcome is sent without it.
        time_zone text,
        -- Of the daily reminder; null: off.
        reminder_time text CHECK (reminder_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        -- The local date on which it was set; counts like activity.
        reminder_set_on text CHECK (reminder_set_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        CONSTRAINT reminder_in_a_zone CHECK (reminder_time IS NULL OR num_nulls(time_zone, reminder_set_on) = 0),
        -- The local date from which letters are sent again.
        paused_until text CHECK (paused_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        -- Since when a welcome is to be sent; null: none is.
        welcome_since timestamptz(3),
        -- When it is decided again which letters are due.
        next_look_at timestamptz(3) NOT NULL
      )`);
    await db.query('CREATE INDEX letter_schedules_next ON letter_schedules (next_look_at)');
    await db.query(`
      CREATE TABLE sent_letters (
        user_id integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('welcome', 'daily', 'sunday', 'quiet')),
        -- What it is sent once for: a local date, the quiet days since a local date, or always.
        period text NOT NULL CHECK (length(period) BETWEEN 1 AND 40),
        sent_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, kind, period)
      )`);
    await db.query(`CREATE INDEX sent_letters_old ON sent_letters (sent_at) WHERE kind <> 'welcome'`);
    // What is due changes with activity and follows. A look within two days comes in time for the first quiet note after it.
    await db.query(`
      CREATE FUNCTION look_at_letters() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_TABLE_NAME = 'activity' THEN
          UPDATE letter_schedules SET next_look_at = NEW.at
          WHERE user_id = NEW.user_id AND next_look_at > NEW.at + interval '2 days';
        ELSE
          UPDATE letter_schedules SET next_look_at = least(next_look_at, NEW.followed_at)
          WHERE user_id = NEW.user_id;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER look_at_letters AFTER INSERT ON activity FOR EACH ROW EXECUTE FUNCTION look_at_letters();
      CREATE TRIGGER look_at_letters AFTER INSERT ON follows FOR EACH ROW EXECUTE FUNCTION look_at_letters()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER look_at_letters ON follows;
      DROP TRIGGER look_at_letters ON activity;
      DROP FUNCTION look_at_letters()`);
    await db.query('DROP TABLE sent_letters, letter_schedules');
  }
}
