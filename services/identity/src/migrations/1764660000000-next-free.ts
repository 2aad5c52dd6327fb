import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The next free time of each mentor and the zone of their calendar, from scheduling. */
export class NextFree1764660000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- No reference to mentors: these events may arrive before the profile. Every mentor has a row, so that the directory
      -- can be read in the order of the index. Infinity: no free time is known.
      CREATE TABLE mentor_next_free (
        mentor_id integer PRIMARY KEY,
        next_free_at timestamptz(3) NOT NULL DEFAULT 'infinity',
        zone text,
        version integer NOT NULL DEFAULT 0
      );
      CREATE INDEX mentor_next_free_soonest ON mentor_next_free (next_free_at, mentor_id);
      INSERT INTO mentor_next_free (mentor_id) SELECT user_id FROM mentors;
      CREATE FUNCTION add_next_free() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO mentor_next_free (mentor_id) VALUES (NEW.user_id) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER add_next_free AFTER INSERT ON mentors FOR EACH ROW EXECUTE FUNCTION add_next_free()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION add_next_free() CASCADE');
    await db.query('DROP TABLE mentor_next_free');
  }
}
