import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The directory of mentors: its search and sort columns, and the number of published roadmaps per mentor. */
export class Directory1763700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Text as it is searched: without case and accents. Immutable because the dictionary is named, not looked up.
      CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)) $$;
      -- LIKE pattern that finds a word anywhere, whatever signs are in it.
      CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT '%' || regexp_replace(fold(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' $$`);
    await db.query(`
      ALTER TABLE mentors
        ADD COLUMN expertise text[] NOT NULL DEFAULT '{}' CHECK (cardinality(expertise) <= 12),
        ADD COLUMN sort_name text COLLATE "C" GENERATED ALWAYS AS (fold(name)) STORED,
        ADD COLUMN search text GENERATED ALWAYS AS (fold(name || ' ' || bio)) STORED`);
    await db.query('CREATE INDEX mentors_by_name ON mentors (sort_name, user_id)');
    // Written rarely and read often: no list of pending entries that every search would have to go through.
    await db.query(
      'CREATE INDEX mentors_search ON mentors USING gin (search extensions.gin_trgm_ops) WITH (fastupdate = off)',
    );
    await db.query(`
      -- What roadmaps has told. Rows of withdrawn roadmaps stay, so that older news about them is known to be old.
      CREATE TABLE roadmap_news (
        roadmap_id text PRIMARY KEY,
        mentor_id integer NOT NULL,
        published boolean NOT NULL,
        told_at timestamptz(3) NOT NULL,
        event_id uuid NOT NULL
      )`);
    await db.query(`
      -- Without a reference to mentors: the news of a roadmap may be faster than the profile of its mentor.
      CREATE TABLE roadmap_counts (
        mentor_id integer PRIMARY KEY,
        published integer NOT NULL CHECK (published >= 0)
      )`);
    await db.query(
      'CREATE INDEX roadmap_counts_most ON roadmap_counts (published DESC, mentor_id) WHERE published > 0',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE roadmap_counts, roadmap_news');
    await db.query('ALTER TABLE mentors DROP COLUMN search, DROP COLUMN sort_name, DROP COLUMN expertise');
    await db.query('DROP FUNCTION search_pattern(text)');
    await db.query('DROP FUNCTION fold(text)');
  }
}
