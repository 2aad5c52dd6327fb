/** What learners do: whom they follow, what they have done. */
export const LEARNING = `
  CREATE TABLE progress (
    user_id integer NOT NULL,
    step_id text NOT NULL,
    roadmap_id text NOT NULL,
    completed boolean NOT NULL,
    completed_at timestamptz(3),
    updated_at timestamptz(3) NOT NULL,
    PRIMARY KEY (user_id, step_id),
    FOREIGN KEY (step_id, roadmap_id) REFERENCES steps (id, roadmap_id),
    CONSTRAINT completed_since CHECK (completed = (completed_at IS NOT NULL))
  );
  CREATE INDEX progress_of_learner ON progress (user_id, roadmap_id);

  CREATE TABLE follows (
    user_id integer NOT NULL,
    roadmap_id text NOT NULL REFERENCES roadmaps,
    followed_at timestamptz(3) NOT NULL,
    -- of the learner, on this roadmap
    active_at timestamptz(3) NOT NULL,
    PRIMARY KEY (user_id, roadmap_id)
  );
  CREATE INDEX follows_last_active ON follows (user_id, active_at DESC, roadmap_id DESC);
  CREATE INDEX follows_of_roadmap ON follows (roadmap_id);
`;
