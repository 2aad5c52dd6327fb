/** What a mentor brings, and what the AI makes of it. */
export const MATERIAL = `
  CREATE TABLE sources (
    id text PRIMARY KEY,
    roadmap_id text NOT NULL REFERENCES roadmaps,
    kind text NOT NULL CHECK (kind IN ('file', 'transcript')),
    status text NOT NULL CHECK (status IN ('processing', 'ready', 'stored', 'failed')),
    key text NOT NULL UNIQUE,
    text_key text,
    original_name text NOT NULL,
    file_type text NOT NULL,
    file_size integer NOT NULL CHECK (file_size >= 0),
    sha256 text NOT NULL CHECK (length(sha256) = 64),
    words integer,
    message text,
    enqueue_count integer NOT NULL DEFAULT 0,
    quiet_since timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL,
    CONSTRAINT same_bytes_once UNIQUE (roadmap_id, sha256),
    CONSTRAINT ready_has_text CHECK (status <> 'ready' OR text_key IS NOT NULL)
  );
  CREATE INDEX sources_in_work ON sources (quiet_since) WHERE status = 'processing';

  CREATE TABLE ai_runs (
    id text PRIMARY KEY,
    roadmap_id text NOT NULL REFERENCES roadmaps,
    user_id integer NOT NULL,
    status text NOT NULL CHECK (status IN ('queued', 'running', 'succeeded', 'refused', 'failed', 'cancelled')),
    phase text NOT NULL CHECK (phase IN ('queued', 'reading', 'understanding', 'drafting', 'checking', 'done')),
    progress double precision NOT NULL CHECK (progress BETWEEN 0 AND 1),
    engine text CHECK (engine IN ('offline', 'openai')),
    message text,
    outcome text CHECK (outcome IN ('applied', 'waiting', 'discarded')),
    stages_generated integer NOT NULL DEFAULT 0,
    draft jsonb NOT NULL DEFAULT '[]',
    result jsonb,
    usage jsonb,
    last_seq integer NOT NULL DEFAULT 0,
    enqueue_count integer NOT NULL DEFAULT 0,
    quiet_since timestamptz(3) NOT NULL,
    created_at timestamptz(3) NOT NULL,
    finished_at timestamptz(3),
    CONSTRAINT over_since CHECK ((status IN ('queued', 'running')) = (finished_at IS NULL)),
    CONSTRAINT outcome_of_success CHECK ((status = 'succeeded') = (outcome IS NOT NULL)),
    CONSTRAINT result_waits CHECK (result IS NULL OR finished_at IS NULL)
  );
  CREATE UNIQUE INDEX ai_runs_one_active ON ai_runs (roadmap_id) WHERE finished_at IS NULL;
  CREATE INDEX ai_runs_of_roadmap ON ai_runs (roadmap_id, created_at DESC, id DESC);
  CREATE INDEX ai_runs_of_user ON ai_runs (user_id, created_at);
  CREATE INDEX ai_runs_in_work ON ai_runs (quiet_since) WHERE finished_at IS NULL;

  CREATE TABLE run_events (
    run_id text NOT NULL REFERENCES ai_runs ON DELETE CASCADE,
    seq integer NOT NULL,
    type text NOT NULL CHECK (type IN ('progress', 'partial', 'end')),
    phase text NOT NULL,
    progress double precision NOT NULL,
    stage_count integer NOT NULL,
    PRIMARY KEY (run_id, seq)
  );
`;
