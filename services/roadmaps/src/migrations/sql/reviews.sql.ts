/**
 * The review of drafts: steps that the mentor has looked at, passages held back, warnings, and decisions that can be
 * undone. Everything that exists already counts as reviewed.
 */
export const REVIEWS = `
  ALTER TABLE steps
    DROP CONSTRAINT steps_origin_check,
    ADD CONSTRAINT known_origin CHECK (origin IN ('mentor', 'outline', 'ai')),
    ADD COLUMN reviewed boolean NOT NULL DEFAULT true,
    ADD CONSTRAINT mentor_reviewed CHECK (reviewed OR origin <> 'mentor');
  ALTER TABLE stages
    DROP CONSTRAINT stages_origin_check,
    ADD CONSTRAINT known_origin CHECK (origin IN ('mentor', 'outline', 'ai')),
    -- array of {id, text, evidence}
    ADD COLUMN warnings jsonb NOT NULL DEFAULT '[]';

  -- Versions do not change: what they lack is filled in when they are read.
  UPDATE published_roadmaps p SET stages = (
    SELECT coalesce(json_agg(s || jsonb_build_object('warnings', '[]'::jsonb, 'steps', (
      SELECT coalesce(jsonb_agg(t || '{"reviewed": true}' ORDER BY nt), '[]')
      FROM jsonb_array_elements(s -> 'steps') WITH ORDINALITY t (t, nt)
    )) ORDER BY ns), '[]')
    FROM jsonb_array_elements(p.stages::jsonb) WITH ORDINALITY s (s, ns)
  );

  CREATE TABLE held_back (
    id text PRIMARY KEY,
    roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
    source_id text NOT NULL REFERENCES sources ON DELETE CASCADE,
    reason text NOT NULL
      CHECK (reason IN ('mistake', 'harm', 'others-advice', 'advertisement', 'instruction')),
    quote text NOT NULL CHECK (quote <> ''),
    -- UTF-16 offsets into the text of the source
    quote_start integer NOT NULL CHECK (quote_start >= 0),
    quote_end integer NOT NULL CHECK (quote_end > quote_start),
    state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'warning', 'dismissed')),
    CONSTRAINT held_back_once UNIQUE (roadmap_id, source_id, quote_start, quote_end)
  );
  CREATE INDEX held_back_of_source ON held_back (source_id);

  CREATE TABLE review_decisions (
    roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
    seq integer NOT NULL CHECK (seq > 0),
    action text NOT NULL,
    title text NOT NULL,
    -- what undo restores; json and not jsonb, because the order of keys is compared
    before json NOT NULL,
    revision_after integer NOT NULL,
    decided_at timestamptz(3) NOT NULL,
    PRIMARY KEY (roadmap_id, seq)
  );

  ALTER TABLE ai_runs
    ADD COLUMN paid_calls integer NOT NULL DEFAULT 0 CHECK (paid_calls >= 0),
    -- passages of the draft
    ADD COLUMN held_back jsonb NOT NULL DEFAULT '[]',
    ADD COLUMN crisis boolean NOT NULL DEFAULT false,
    ADD COLUMN wording jsonb,
    DROP CONSTRAINT ai_runs_kind_check,
    ADD CONSTRAINT known_kind CHECK (kind IN ('generate-roadmap', 'coaching', 'wording')),
    DROP CONSTRAINT coaching_on_a_step,
    ADD CONSTRAINT kind_on_a_step CHECK (
      (kind <> 'generate-roadmap') = (step_id IS NOT NULL) AND (kind = 'coaching') = (user_context IS NOT NULL)
    ),
    ADD CONSTRAINT wording_of_success CHECK ((status = 'succeeded' AND kind = 'wording') = (wording IS NOT NULL));
  UPDATE ai_runs SET result = result || '{"heldBack": [], "crisis": false}' WHERE result IS NOT NULL;
  CREATE UNIQUE INDEX ai_runs_one_wording ON ai_runs (step_id) WHERE finished_at IS NULL AND kind = 'wording';
`;
