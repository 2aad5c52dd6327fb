/** Runs are of two kinds: a mentor's draft of a roadmap, and a learner's help with one step. */
export const COACHING = `
  ALTER TABLE ai_runs
    ADD COLUMN kind text NOT NULL DEFAULT 'generate-roadmap' CHECK (kind IN ('generate-roadmap', 'coaching')),
    ADD COLUMN step_id text,
    -- what the learner told about themselves
    ADD COLUMN user_context text,
    ADD COLUMN coaching jsonb,
    ADD FOREIGN KEY (step_id, roadmap_id) REFERENCES steps (id, roadmap_id),
    DROP CONSTRAINT outcome_of_success,
    ADD CONSTRAINT outcome_of_success CHECK (
      (status = 'succeeded' AND kind = 'generate-roadmap') = (outcome IS NOT NULL)
    ),
    ADD CONSTRAINT coaching_of_success CHECK ((status = 'succeeded' AND kind = 'coaching') = (coaching IS NOT NULL)),
    ADD CONSTRAINT coaching_on_a_step CHECK (
      (kind = 'coaching') = (step_id IS NOT NULL) AND (kind = 'coaching') = (user_context IS NOT NULL)
    );
  DROP INDEX ai_runs_one_active;
  CREATE UNIQUE INDEX ai_runs_one_active ON ai_runs (roadmap_id)
    WHERE finished_at IS NULL AND kind = 'generate-roadmap';
  CREATE UNIQUE INDEX ai_runs_one_coaching ON ai_runs (user_id, step_id)
    WHERE finished_at IS NULL AND kind = 'coaching';
  CREATE INDEX ai_runs_coachings ON ai_runs (user_id, roadmap_id, step_id, created_at DESC, id DESC)
    WHERE kind = 'coaching';
  -- A mentor's newest draft is not looked for among everybody's coachings.
  DROP INDEX ai_runs_of_roadmap;
  CREATE INDEX ai_runs_of_roadmap ON ai_runs (roadmap_id, created_at DESC, id DESC) WHERE kind = 'generate-roadmap';
`;
