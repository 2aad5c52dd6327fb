/** Versions, and what is read of the newest ones. */
export const VERSIONS = `
  ALTER TABLE roadmaps
    DROP CONSTRAINT published_since,
    -- the working copy may have gaps while the version learners see has none
    DROP CONSTRAINT published_has_steps,
    DROP CONSTRAINT roadmaps_status_check,
    ADD CONSTRAINT known_status CHECK (status IN ('draft', 'published', 'archived')),
    ADD CONSTRAINT published_since CHECK ((status = 'draft') = (published_at IS NULL)),
    ADD COLUMN audio_source_id text,
    -- number of the version last published
    ADD COLUMN version integer CHECK (version > 0),
    ADD COLUMN has_unpublished_changes boolean NOT NULL DEFAULT false;

  -- Each as it was published. Nothing in it changes any more.
  CREATE TABLE roadmap_versions (
    roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
    version integer NOT NULL CHECK (version > 0),
    revision integer NOT NULL,
    published_at timestamptz(3) NOT NULL,
    title text NOT NULL,
    stage_count integer NOT NULL CHECK (stage_count > 0),
    step_count integer NOT NULL CHECK (step_count >= stage_count),
    -- steps that were added, changed and removed since the version before
    changes json NOT NULL,
    content json NOT NULL,
    PRIMARY KEY (roadmap_id, version)
  );
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'a published version does not change'; END $$;
  CREATE TRIGGER versions_stay BEFORE UPDATE ON roadmap_versions
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

  -- The newest version of each roadmap as it is read: everything an answer needs stands ready in one row. json and not
  -- jsonb, because it is handed out as it lies here. 'draft' is one that was unpublished: its followers' progress goes on.
  CREATE TABLE published_roadmaps (
    id text PRIMARY KEY REFERENCES roadmaps ON DELETE CASCADE,
    status text NOT NULL CHECK (status IN ('draft', 'published', 'archived')),
    version integer NOT NULL,
    revision integer NOT NULL,
    mentor_id integer NOT NULL REFERENCES mentors,
    mentor_name text NOT NULL,
    -- of the mentor's profile these words are from
    mentor_version integer NOT NULL,
    mentor json NOT NULL,
    mentor_card json NOT NULL,
    category_id text NOT NULL REFERENCES categories,
    category json NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    duration text,
    audio_url text,
    published_at timestamptz(3),
    -- when its version was published
    updated_at timestamptz(3) NOT NULL,
    followers integer NOT NULL DEFAULT 0 CHECK (followers >= 0),
    stage_count integer NOT NULL CHECK (stage_count > 0),
    step_count integer NOT NULL CHECK (step_count >= stage_count),
    -- ids of stages and steps in their order: what progress is counted over
    outline json NOT NULL,
    stages json NOT NULL,
    -- sources that stand in it
    media text[] NOT NULL,
    search text GENERATED ALWAYS AS (fold(title || ' ' || description || ' ' || mentor_name)) STORED,
    FOREIGN KEY (id, version) REFERENCES roadmap_versions (roadmap_id, version) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT published_since CHECK ((status = 'draft') = (published_at IS NULL))
  -- Room in each page: a follower more is written beside the row, and no index hears of it.
  ) WITH (fillfactor = 80);
  CREATE INDEX published_newest ON published_roadmaps (published_at DESC, id DESC) WHERE status = 'published';
  CREATE INDEX published_newest_of_category ON published_roadmaps (category_id, published_at DESC, id DESC)
    WHERE status = 'published';
  CREATE INDEX published_newest_of_mentor ON published_roadmaps (mentor_id, published_at DESC, id DESC)
    WHERE status = 'published';
  -- Written rarely and read often: no list of pending entries that every search would have to go through.
  CREATE INDEX published_search ON published_roadmaps USING gin (search extensions.gin_trgm_ops)
    WITH (fastupdate = off) WHERE status = 'published';
  CREATE INDEX published_of_mentor ON published_roadmaps (mentor_id, mentor_version);

  -- Rows of theirs that still show older words.
  ALTER TABLE mentors ADD COLUMN cards_behind boolean NOT NULL DEFAULT false;
  CREATE INDEX mentors_behind ON mentors (id) WHERE cards_behind;

  -- In the version last published.
  ALTER TABLE steps ADD COLUMN published boolean NOT NULL DEFAULT false;

  -- The version a learner knows.
  ALTER TABLE follows ADD COLUMN seen_version integer;
`;
