import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What mentors are filtered by: areas of expertise without case and accents, languages and time zone. */
export class MentorFilters1764400000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION fold_all(items text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN ARRAY(SELECT fold(item) FROM unnest(items) WITH ORDINALITY AS t (item, n) ORDER BY n)`);
    await db.query(`
      ALTER TABLE mentors
        ADD COLUMN languages text[] NOT NULL DEFAULT '{}' CHECK (cardinality(languages) <= 8),
        ADD COLUMN timezone text CHECK (length(timezone) BETWEEN 1 AND 64),
        ADD COLUMN expertise_keys text[] GENERATED ALWAYS AS (fold_all(expertise)) STORED,
        ADD CONSTRAINT mentors_bio_length CHECK (length(bio) <= 4000)`);
    await db.query(
      'CREATE INDEX mentors_expertise ON mentors USING gin (expertise_keys) WITH (fastupdate = off)',
    );
    await db.query('CREATE INDEX mentors_languages ON mentors USING gin (languages) WITH (fastupdate = off)');
    await db.query('CREATE INDEX mentors_timezone ON mentors (timezone) WHERE timezone IS NOT NULL');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mentors DROP CONSTRAINT mentors_bio_length, DROP COLUMN expertise_keys,
        DROP COLUMN timezone, DROP COLUMN languages`);
    await db.query('DROP FUNCTION fold_all(text[])');
  }
}
