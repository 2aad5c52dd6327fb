/** Roadmaps with their stages and steps. */
export const ROADMAPS = `
  -- Text as it is searched: without case and accents. Immutable because the dictionary is named, not looked up.
  CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
    $$ SELECT lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)) $$;

  -- LIKE pattern that finds a word anywhere, whatever signs are in it.
  CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
    $$ SELECT '%' || regexp_replace(fold(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' $$;

  CREATE TABLE roadmaps (
    id text PRIMARY KEY,
    mentor_id integer NOT NULL REFERENCES mentors,
    -- copied from mentors, so that one index finds title, description and name
    mentor_name text NOT NULL,
    category_id text NOT NULL REFERENCES categories,
    title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
    description text NOT NULL CHECK (length(description) BETWEEN 1 AND 2000),
    duration text,
    audio_url text,
    status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
    published_at timestamptz(3),
    revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
    followers integer NOT NULL DEFAULT 0 CHECK (followers >= 0),
    stage_count integer NOT NULL DEFAULT 0,
    step_count integer NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    search text GENERATED ALWAYS AS (fold(title || ' ' || description || ' ' || mentor_name)) STORED,
    CONSTRAINT published_since CHECK ((status = 'published') = (published_at IS NOT NULL)),
    CONSTRAINT published_has_steps CHECK (status = 'draft' OR (stage_count > 0 AND step_count >= stage_count))
  );
  CREATE INDEX roadmaps_newest ON roadmaps (published_at DESC, id DESC) WHERE status = 'published';
  CREATE INDEX roadmaps_newest_of_category ON roadmaps (category_id, published_at DESC, id DESC)
    WHERE status = 'published';
  -- Written rarely and read often: no list of pending entries that every search would have to go through.
  CREATE INDEX roadmaps_search ON roadmaps USING gin (search extensions.gin_trgm_ops) WITH (fastupdate = off)
    WHERE status = 'published';
  CREATE INDEX roadmaps_of_mentor ON roadmaps (mentor_id, updated_at DESC, id DESC);

  CREATE TABLE stages (
    id text PRIMARY KEY,
    roadmap_id text NOT NULL REFERENCES roadmaps,
    position integer NOT NULL CHECK (position >= 0),
    title text NOT NULL CHECK (title <> ''),
    description text NOT NULL,
    estimated_duration text NOT NULL,
    origin text NOT NULL CHECK (origin IN ('mentor', 'ai')),
    touched_by_mentor boolean NOT NULL,
    UNIQUE (id, roadmap_id),
    CONSTRAINT stage_positions UNIQUE (roadmap_id, position) DEFERRABLE INITIALLY DEFERRED
  );

  -- A removed step belongs to no stage; its row stays, because learners may have progress on it.
  CREATE TABLE steps (
    id text PRIMARY KEY,
    roadmap_id text NOT NULL REFERENCES roadmaps,
    stage_id text,
    position integer CHECK (position >= 0),
    title text NOT NULL CHECK (title <> ''),
    description text NOT NULL,
    estimated_duration text,
    resource_links text[] NOT NULL,
    origin text NOT NULL CHECK (origin IN ('mentor', 'ai')),
    -- no foreign key: a quote outlives its source
    evidence_source_id text,
    evidence_quote text,
    evidence_start integer CHECK (evidence_start >= 0),
    evidence_end integer,
    removed_at timestamptz(3),
    UNIQUE (id, roadmap_id),
    FOREIGN KEY (stage_id, roadmap_id) REFERENCES stages (id, roadmap_id),
    CONSTRAINT step_positions UNIQUE (stage_id, position) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT removed_or_placed CHECK (
      (removed_at IS NULL) = (stage_id IS NOT NULL) AND (stage_id IS NULL) = (position IS NULL)
    ),
    CONSTRAINT evidence_whole CHECK (
      num_nonnulls(evidence_source_id, evidence_quote, evidence_start, evidence_end) IN (0, 4)
    ),
    CONSTRAINT evidence_span CHECK (evidence_end > evidence_start)
  );
  CREATE INDEX steps_of_roadmap ON steps (roadmap_id) WHERE removed_at IS NULL;
`;
