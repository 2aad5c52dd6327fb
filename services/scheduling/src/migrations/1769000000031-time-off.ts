import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several closed days in a row are one row. Null: one day, as the version before inserts them. */
export class TimeOff1769000000031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE overrides ADD COLUMN last_date date,
        ADD CONSTRAINT overrides_last_date CHECK (last_date IS NULL OR (kind = 'closed' AND last_date > date)),
        ADD CONSTRAINT overrides_closed_apart EXCLUDE USING gist (
          mentor_id WITH =, daterange(date, coalesce(last_date, date), '[]') WITH &&) WHERE (kind = 'closed')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE overrides DROP CONSTRAINT overrides_closed_apart');
    await db.query(`
      INSERT INTO overrides (id, mentor_id, date, kind)
      SELECT gen_random_uuid(), mentor_id, day::date, 'closed'
      FROM overrides, generate_series(date + 1, last_date, interval '1 day') day`);
    await db.query('ALTER TABLE overrides DROP CONSTRAINT overrides_last_date, DROP COLUMN last_date');
  }
}
