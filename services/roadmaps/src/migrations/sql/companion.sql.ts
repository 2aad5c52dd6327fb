/** What learners have and nobody else sees: what a reset took, when they were active, how they feel, what they wrote. */
export const COMPANION = `
  CREATE TABLE progress_resets (
    id text PRIMARY KEY,
    user_id integer NOT NULL,
    roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
    step_ids text[] NOT NULL CHECK (cardinality(step_ids) > 0),
    -- when each of them had been completed
    completed_at timestamptz(3)[] NOT NULL,
    reset_at timestamptz(3) NOT NULL,
    undone_at timestamptz(3),
    CONSTRAINT a_moment_per_step CHECK (cardinality(step_ids) = cardinality(completed_at))
  );
  CREATE INDEX progress_resets_old ON progress_resets (reset_at);

  -- Quarters of an hour in which somebody did something. Every zone's days begin at one, so a row lies in one day
  -- whatever zone the days are counted in.
  CREATE TABLE activity (
    user_id integer NOT NULL,
    at timestamptz NOT NULL CHECK (at = date_bin('15 minutes', at, '2000-01-01Z')),
    PRIMARY KEY (user_id, at)
  );
  INSERT INTO activity (user_id, at)
    SELECT DISTINCT user_id, date_bin('15 minutes', updated_at, '2000-01-01Z') FROM progress;

  CREATE TABLE moods (
    user_id integer NOT NULL,
    roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
    mood text NOT NULL CHECK (mood IN ('struggling', 'neutral', 'thriving')),
    at timestamptz(3) NOT NULL,
    PRIMARY KEY (user_id, roadmap_id)
  );

  -- One that was deleted leaves its id and no word, so that a device which comes late does not bring it back.
  CREATE TABLE reflections (
    id text PRIMARY KEY,
    user_id integer NOT NULL,
    roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
    text text NOT NULL,
    written_at timestamptz(3) NOT NULL,
    stage_name text NOT NULL,
    stage_number integer NOT NULL,
    progress integer NOT NULL CHECK (progress BETWEEN 0 AND 100),
    deleted_at timestamptz(3),
    CONSTRAINT words_unless_deleted CHECK ((deleted_at IS NULL) = (text <> ''))
  );
  CREATE INDEX reflections_of_learner ON reflections (user_id, roadmap_id, written_at DESC, id DESC)
    WHERE deleted_at IS NULL;
  CREATE INDEX reflections_deleted ON reflections (deleted_at) WHERE deleted_at IS NOT NULL;
`;
