/** What mentors say and show on their stages, and the stories of those who walked. */
export const MEDIA = `
  ALTER TABLE sources
    ADD COLUMN duration_seconds double precision CHECK (duration_seconds >= 0),
    -- the picture as it is shown: re-encoded, without what cameras write into it
    ADD COLUMN display_key text UNIQUE,
    ADD COLUMN display_type text,
    -- the words of a recording, as far as a page shows them
    ADD COLUMN transcript text,
    ADD CONSTRAINT displayed_as CHECK ((display_key IS NULL) = (display_type IS NULL));

  -- Sources are named without a foreign key: what may be deleted is decided when somebody wants to.
  ALTER TABLE stages
    ADD COLUMN mentor_note text,
    ADD COLUMN voice_clip_source_id text,
    ADD COLUMN artifacts jsonb NOT NULL DEFAULT '[]';

  CREATE TABLE stories (
    id text PRIMARY KEY,
    title text NOT NULL,
    category text NOT NULL,
    story text NOT NULL,
    time_frame text NOT NULL DEFAULT 'Recently',
    outcome text NOT NULL,
    name text NOT NULL,
    -- the roadmap that was walked; it may be gone
    roadmap_id text REFERENCES roadmaps ON DELETE SET NULL,
    featured boolean NOT NULL DEFAULT false,
    position integer NOT NULL UNIQUE
  );
  CREATE INDEX stories_featured ON stories (position) WHERE featured;
`;
