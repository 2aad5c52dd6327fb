import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People from the events of identity, and the cards of the mentor network. */
export class Network1765000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Text as it is searched: without case and accents. Immutable because the dictionary is named, not looked up.
      CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)) $$;
      CREATE FUNCTION fold_all(topics text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT coalesce(array_agg(fold(topic)), '{}') FROM unnest(topics) AS topic $$;
      CREATE FUNCTION joined(topics text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT coalesce(string_agg(topic, ' '), '') FROM unnest(topics) AS topic $$;
      -- LIKE pattern that finds a word anywhere, with any characters in it.
      CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT '%' || regexp_replace(fold(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' $$`);
    await db.query(`
      CREATE TABLE people (
        user_id integer PRIMARY KEY,
        username text NOT NULL DEFAULT '',
        role text NOT NULL DEFAULT 'learner' CHECK (role IN ('learner', 'mentor', 'admin')),
        -- Of the event that set the role: older ones have no effect. The same for the other two.
        role_at timestamptz(3),
        name text NOT NULL DEFAULT '',
        avatar text,
        bio text NOT NULL DEFAULT '',
        profile_version integer NOT NULL DEFAULT 0,
        is_suspended boolean NOT NULL DEFAULT false,
        suspended_at timestamptz(3),
        is_leaving boolean NOT NULL DEFAULT false,
        leaving_at timestamptz(3),
        shown_name text GENERATED ALWAYS AS (CASE WHEN name = '' THEN username ELSE name END) STORED,
        sort_name text COLLATE "C" GENERATED ALWAYS AS (fold(CASE WHEN name = '' THEN username ELSE name END)) STORED,
        search text GENERATED ALWAYS AS (fold(username || ' ' || name || ' ' || bio)) STORED
      )`);
    await db.query(`
      CREATE TABLE cards (
        user_id integer PRIMARY KEY REFERENCES people,
        contact_email text NOT NULL DEFAULT '' CHECK (length(contact_email) <= 254),
        is_email_public boolean NOT NULL DEFAULT false CHECK (NOT is_email_public OR contact_email <> ''),
        categories text[] NOT NULL DEFAULT '{}'
          CHECK (categories <@ ARRAY['tech', 'business', 'career', 'personal']),
        years_experience smallint CHECK (years_experience BETWEEN 0 AND 80),
        response_time text CHECK (response_time IN ('hours', 'day', 'days', 'week')),
        is_available boolean NOT NULL DEFAULT false,
        struggles_overcome text[] NOT NULL DEFAULT '{}' CHECK (cardinality(struggles_overcome) <= 8),
        current_challenges text[] NOT NULL DEFAULT '{}' CHECK (cardinality(current_challenges) <= 8),
        help_offered text[] NOT NULL DEFAULT '{}' CHECK (cardinality(help_offered) <= 8),
        help_needed text[] NOT NULL DEFAULT '{}' CHECK (cardinality(help_needed) <= 8),
        revision integer NOT NULL DEFAULT 1,
        offered_keys text[] GENERATED ALWAYS AS (fold_all(help_offered)) STORED,
        search text GENERATED ALWAYS AS (fold(joined(struggles_overcome) || ' ' || joined(current_challenges) || ' '
          || joined(help_offered) || ' ' || joined(help_needed))) STORED
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE cards, people');
    await db.query('DROP FUNCTION search_pattern(text), joined(text[]), fold_all(text[]), fold(text)');
  }
}
