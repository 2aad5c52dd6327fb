import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Learning materials, who viewed them and where each person stopped. */
export class Materials1766200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The text, then its words only, so that a short word can be searched as the beginning of one.
      CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT fold(value) || ' ' || regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g') $$;
      -- LIKE pattern that finds words that begin so.
      CREATE FUNCTION word_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
        $$ SELECT '% ' || substr(search_pattern(word), 2) $$`);
    await db.query(`
      CREATE TABLE materials (
        id uuid PRIMARY KEY,
        author_id integer NOT NULL REFERENCES people,
        title text NOT NULL CHECK (title <> ''),
        description text NOT NULL CHECK (description <> ''),
        type text NOT NULL CHECK (type IN ('video', 'audio', 'document', 'course')),
        category text NOT NULL CHECK (category <> ''),
        category_key text NOT NULL GENERATED ALWAYS AS (fold(category)) STORED,
        difficulty text NOT NULL CHECK (difficulty IN ('beginner', 'intermediate', 'advanced')),
        tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
        -- Content: a file of the author, or a page of another site.
        file_id uuid UNIQUE REFERENCES files,
        link text CHECK (link LIKE 'https://%'),
        captions_id uuid UNIQUE REFERENCES files,
        view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
        is_published boolean NOT NULL,
        -- Of the first time, so that the order of the newest cannot be changed by publishing again.
        published_at timestamptz(3),
        -- By the team.
        hidden_at timestamptz(3),
        hidden_reason text,
        -- Suspended, or leaving.
        is_author_away boolean NOT NULL DEFAULT false,
        created_at timestamptz(3) NOT NULL,
        edited_at timestamptz(3),
        version integer NOT NULL DEFAULT 1,
        is_shown boolean NOT NULL
          GENERATED ALWAYS AS (is_published AND hidden_at IS NULL AND NOT is_author_away) STORED,
        search text NOT NULL
          GENERATED ALWAYS AS (searchable(title || ' ' || description || ' ' || joined(tags))) STORED,
        CHECK ((file_id IS NULL) <> (link IS NULL)),
        CHECK (link IS NULL OR type IN ('video', 'course')),
        CHECK (captions_id IS NULL OR file_id IS NOT NULL),
        CHECK (NOT is_published OR published_at IS NOT NULL),
        CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL))
      )`);
    await db.query(`
      CREATE TABLE material_views (
        material_id uuid NOT NULL REFERENCES materials ON DELETE CASCADE,
        user_id integer NOT NULL,
        day date NOT NULL,
        PRIMARY KEY (material_id, user_id, day)
      )`);
    await db.query(`
      CREATE TABLE material_positions (
        user_id integer NOT NULL,
        material_id uuid NOT NULL REFERENCES materials ON DELETE CASCADE,
        position integer NOT NULL CHECK (position >= 0),
        updated_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, material_id)
      )`);
    await this.addIndexes(db);
  }

  private async addIndexes(db: QueryRunner): Promise<void> {
    const newest = 'published_at DESC, id DESC';
    await db.query(`CREATE INDEX materials_newest ON materials (${newest}) WHERE is_shown`);
    await db.query(
      'CREATE INDEX materials_most_viewed ON materials (view_count DESC, id DESC) WHERE is_shown',
    );
    await db.query(`CREATE INDEX materials_of_type ON materials (type, ${newest}) WHERE is_shown`);
    await db.query(
      `CREATE INDEX materials_of_category ON materials (category_key, ${newest}) INCLUDE (category) WHERE is_shown`,
    );
    await db.query('CREATE INDEX materials_of_author ON materials (author_id, created_at DESC, id DESC)');
    await db.query('CREATE INDEX materials_category_key ON materials (category_key)');
    await db.query(
      `CREATE INDEX materials_search ON materials USING gin (search extensions.gin_trgm_ops)
       WITH (fastupdate = off) WHERE is_shown`,
    );
    await db.query('CREATE INDEX material_views_of_user ON material_views (user_id)');
    await db.query('CREATE INDEX material_positions_of_material ON material_positions (material_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE material_positions, material_views, materials');
    await db.query('DROP FUNCTION word_pattern(text), searchable(text)');
  }
}
