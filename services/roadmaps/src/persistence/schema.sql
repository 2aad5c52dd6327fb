-- The tables of roadmaps: authoring, material and AI runs, what is published and searched, and what learners do.

-- Text as it is searched: without case and accents. Immutable because the dictionary is named, not looked up.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)) $$;
-- LIKE pattern that finds a word anywhere, with any characters in it.
CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT '%' || regexp_replace(fold(word), '([\\%_])', '\\\1', 'g') || '%' $$;

-- Authoring

-- Colours are tokens of the design, icons are names of lucide.
CREATE TABLE categories (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  slug text NOT NULL UNIQUE,
  color text NOT NULL,
  icon text NOT NULL,
  position integer NOT NULL UNIQUE
);
INSERT INTO categories (id, name, slug, color, icon, position) VALUES
  ('career-change', 'Career Change', 'career-change', 'moss', 'signpost', 1),
  ('financial-recovery', 'Financial Recovery', 'financial-recovery', 'amber', 'piggy-bank', 2),
  ('mental-health', 'Mental Health', 'mental-health', 'plum', 'cloud-sun', 3),
  ('health-recovery', 'Health & Recovery', 'health-recovery', 'teal', 'heart-pulse', 4),
  ('business', 'Business', 'business', 'clay', 'store', 5),
  ('life-skills', 'Life Skills', 'life-skills', 'dusk', 'sprout', 6);

-- Mentors, from the events of identity.
CREATE TABLE mentors (
  id integer PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  avatar text,
  bio text NOT NULL DEFAULT '',
  areas text[] NOT NULL DEFAULT '{}',
  -- 0: no event yet, the name is the login's. Events with a version not above this one are old.
  version integer NOT NULL DEFAULT 0,
  -- Published roadmaps still show the profile of an older version.
  cards_behind boolean NOT NULL DEFAULT false,
  suspended boolean NOT NULL DEFAULT false,
  -- Of the newest event; older ones have no effect.
  suspension_changed_at timestamptz
);
CREATE INDEX mentors_behind ON mentors (id) WHERE cards_behind;

-- The working copy. It may have gaps while the version that learners see has none.
CREATE TABLE roadmaps (
  id text PRIMARY KEY,
  mentor_id integer NOT NULL REFERENCES mentors,
  category_id text NOT NULL REFERENCES categories,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  description text NOT NULL CHECK (length(description) BETWEEN 1 AND 2000),
  duration text,
  audio_source_id text,
  status text NOT NULL DEFAULT 'draft'
    CONSTRAINT known_status CHECK (status IN ('draft', 'published', 'archived', 'hidden')),
  published_at timestamptz(3),
  CONSTRAINT published_since CHECK ((status = 'draft') = (published_at IS NULL)),
  -- Number of the version last published.
  version integer CHECK (version > 0),
  has_unpublished_changes boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1 CHECK (revision > 0),
  stage_count integer NOT NULL DEFAULT 0,
  step_count integer NOT NULL DEFAULT 0,
  -- Whether its material, present and future, may be sent to an outside model; null: not answered.
  outside_model boolean,
  -- By an admin.
  hidden_at timestamptz(3),
  hidden_by text,
  hidden_reason text CHECK (length(hidden_reason) BETWEEN 1 AND 1000),
  CONSTRAINT hidden_with_reason
    CHECK (num_nonnulls(hidden_at, hidden_by, hidden_reason) = CASE status WHEN 'hidden' THEN 3 ELSE 0 END),
  -- Unpublished by its mentor while it was hidden: it is not published again when it is restored.
  hidden_unpublished boolean NOT NULL DEFAULT false,
  CONSTRAINT roadmaps_check CHECK (NOT hidden_unpublished OR status = 'hidden'),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX roadmaps_of_mentor ON roadmaps (mentor_id, updated_at DESC, id DESC);

-- Sources are named without a foreign key: whether one may be deleted is decided when its mentor wants to.
CREATE TABLE stages (
  id text PRIMARY KEY,
  roadmap_id text NOT NULL REFERENCES roadmaps,
  position integer NOT NULL CHECK (position >= 0),
  title text NOT NULL CHECK (title <> ''),
  description text NOT NULL,
  estimated_duration text NOT NULL,
  origin text NOT NULL CONSTRAINT known_origin CHECK (origin IN ('mentor', 'outline', 'ai')),
  touched_by_mentor boolean NOT NULL,
  mentor_note text,
  voice_clip_source_id text,
  artifacts jsonb NOT NULL DEFAULT '[]',
  -- Array of {id, text, evidence}.
  warnings jsonb NOT NULL DEFAULT '[]',
  UNIQUE (id, roadmap_id),
  CONSTRAINT stage_positions UNIQUE (roadmap_id, position) DEFERRABLE INITIALLY DEFERRED
);

-- A removed step belongs to no stage; its row stays, because learners may have progress on it.
CREATE TABLE steps (
  id text PRIMARY KEY,
  roadmap_id text NOT NULL REFERENCES roadmaps,
  stage_id text,
  position integer CHECK (position >= 0),
  removed_at timestamptz(3),
  CONSTRAINT removed_or_placed CHECK (
    (removed_at IS NULL) = (stage_id IS NOT NULL) AND (stage_id IS NULL) = (position IS NULL)
  ),
  title text NOT NULL CHECK (title <> ''),
  description text NOT NULL,
  estimated_duration text,
  resource_links text[] NOT NULL,
  -- Of learning materials.
  material_ids text[] NOT NULL DEFAULT '{}'
    CHECK (cardinality(material_ids) <= 6 AND array_position(material_ids, NULL) IS NULL),
  origin text NOT NULL CONSTRAINT known_origin CHECK (origin IN ('mentor', 'outline', 'ai')),
  reviewed boolean NOT NULL DEFAULT true,
  CONSTRAINT mentor_reviewed CHECK (reviewed OR origin <> 'mentor'),
  -- The mentor's answer that it is used as it is, although its words are an order that no roadmap may give.
  used_as_is boolean NOT NULL DEFAULT false,
  CONSTRAINT used_as_is_reviewed CHECK (reviewed OR NOT used_as_is),
  -- In the version last published.
  published boolean NOT NULL DEFAULT false,
  -- No foreign key: a quote outlives its source.
  evidence_source_id text,
  evidence_quote text,
  evidence_start integer CHECK (evidence_start >= 0),
  evidence_end integer,
  CONSTRAINT evidence_whole CHECK (
    num_nonnulls(evidence_source_id, evidence_quote, evidence_start, evidence_end) IN (0, 4)
  ),
  CONSTRAINT evidence_span CHECK (evidence_end > evidence_start),
  -- {sourceId, start, end, textKey, textStart, textEnd}: the part of the recording, and the text that shows it.
  voice jsonb CHECK (voice IS NULL OR (voice -> 'end' > voice -> 'start' AND voice ->> 'sourceId' IS NOT NULL)),
  UNIQUE (id, roadmap_id),
  FOREIGN KEY (stage_id, roadmap_id) REFERENCES stages (id, roadmap_id),
  CONSTRAINT step_positions UNIQUE (stage_id, position) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX steps_of_roadmap ON steps (roadmap_id) WHERE removed_at IS NULL;

-- The last edits of each roadmap, for undo.
CREATE TABLE roadmap_edits (
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  -- Of the roadmap after the edit.
  revision integer NOT NULL,
  revision_before integer NOT NULL,
  -- Its own, or a later one with the same content.
  undoable_at integer NOT NULL,
  -- json and not jsonb, because the order of keys is compared.
  replaced json NOT NULL,
  edited_at timestamptz(3) NOT NULL,
  PRIMARY KEY (roadmap_id, revision),
  CONSTRAINT edits_go_forward CHECK (revision_before < revision AND revision <= undoable_at)
);
CREATE INDEX roadmap_edits_old ON roadmap_edits (edited_at);

-- What mentors decided about names of other people in a roadmap.
CREATE TABLE name_decisions (
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Null: the name may stay.
  replacement text CHECK (length(replacement) BETWEEN 1 AND 40),
  -- The texts before, while the decision can be undone.
  before jsonb,
  revision_after integer NOT NULL,
  decided_at timestamptz(3) NOT NULL,
  PRIMARY KEY (roadmap_id, name)
);
-- Only the last decision can be undone.
CREATE UNIQUE INDEX name_decisions_undo ON name_decisions (roadmap_id) WHERE before IS NOT NULL;

CREATE TABLE interview_answers (
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  question integer NOT NULL CHECK (question BETWEEN 1 AND 5),
  text text NOT NULL CHECK (length(text) <= 10000),
  follow_up_question text CHECK (length(follow_up_question) BETWEEN 1 AND 300),
  follow_up_answer text NOT NULL DEFAULT '' CHECK (length(follow_up_answer) <= 10000),
  CONSTRAINT follow_up_has_question CHECK (follow_up_question IS NOT NULL OR follow_up_answer = ''),
  recording_id text,
  revision integer NOT NULL CHECK (revision > 0),
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (roadmap_id, question)
);
CREATE INDEX interview_answers_of_recording ON interview_answers (recording_id);

CREATE TABLE timeline_milestones (
  id text PRIMARY KEY,
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 11),
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2100),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  description text NOT NULL CHECK (length(description) <= 600),
  -- Array of {id, title, resources: [{id, title, url}]}.
  steps jsonb NOT NULL CHECK (jsonb_typeof(steps) = 'array' AND jsonb_array_length(steps) <= 12),
  revision integer NOT NULL CHECK (revision > 0),
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT one_milestone_per_place UNIQUE (roadmap_id, position) DEFERRABLE INITIALLY DEFERRED
);

-- Material

-- What a mentor brings: files and recordings, and the texts of the interview and the timeline.
CREATE TABLE sources (
  id text PRIMARY KEY,
  roadmap_id text NOT NULL REFERENCES roadmaps,
  kind text NOT NULL CONSTRAINT known_source_kind CHECK (kind IN ('file', 'transcript', 'interview', 'timeline')),
  status text NOT NULL CHECK (status IN ('processing', 'ready', 'stored', 'failed')),
  key text NOT NULL UNIQUE,
  text_key text,
  CONSTRAINT ready_has_text CHECK (status <> 'ready' OR text_key IS NOT NULL),
  original_name text NOT NULL,
  file_type text NOT NULL,
  file_size integer NOT NULL CHECK (file_size >= 0),
  sha256 text NOT NULL CHECK (length(sha256) = 64),
  CONSTRAINT same_bytes_once UNIQUE (roadmap_id, sha256),
  -- Number of words.
  words integer,
  message text,
  -- Current state of the ledger `source_permissions`, written by its trigger only.
  permissions text[] NOT NULL DEFAULT '{drafting,quoting}'
    CHECK (permissions <@ '{drafting,quoting,voice,outside-model}'),
  -- The picture as it is shown: re-encoded, without the metadata of cameras.
  display_key text UNIQUE,
  display_type text,
  CONSTRAINT displayed_as CHECK ((display_key IS NULL) = (display_type IS NULL)),
  -- Of a recording from here on.
  duration_seconds double precision CHECK (duration_seconds >= 0),
  -- The words, as far as a page shows them.
  transcript text,
  -- {unit, cues}: when the words of `transcript` are said.
  captions jsonb,
  -- [{at, seconds}]: offsets of the text that were said at these seconds.
  moments jsonb,
  -- [{at, seconds}]: when the words of the text are said, at most those of the first hour.
  word_times jsonb,
  -- The seconds that are played; null: all.
  trim_start double precision CHECK (trim_start >= 0),
  trim_end double precision,
  CONSTRAINT sources_check CHECK (num_nulls(trim_start, trim_end) IN (0, 2)),
  CONSTRAINT sources_check1 CHECK (trim_end > trim_start),
  -- The same for all takes of one recording; null without other takes.
  take_group text,
  -- Another take is used.
  set_aside boolean NOT NULL DEFAULT false,
  CONSTRAINT sources_check2 CHECK (take_group IS NOT NULL OR NOT set_aside),
  -- Loudness in equal parts of what is played; 100 is the loudest.
  levels smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(levels) <= 150),
  -- Spoken by a program, for the demo.
  sample_voice boolean NOT NULL DEFAULT false,
  enqueue_count integer NOT NULL DEFAULT 0,
  quiet_since timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX sources_in_work ON sources (quiet_since) WHERE status = 'processing';
CREATE UNIQUE INDEX sources_written_once ON sources (roadmap_id, kind) WHERE kind IN ('interview', 'timeline');
CREATE INDEX sources_by_take ON sources (take_group) WHERE take_group IS NOT NULL;
CREATE UNIQUE INDEX one_take_is_used ON sources (take_group) WHERE NOT set_aside;
ALTER TABLE interview_answers ADD FOREIGN KEY (recording_id) REFERENCES sources ON DELETE SET NULL;

-- The ledger of what a mentor allows for each source. Rows are only added.
CREATE TABLE source_permissions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id text NOT NULL REFERENCES sources ON DELETE CASCADE,
  permission text NOT NULL CHECK (permission IN ('drafting', 'quoting', 'voice', 'outside-model')),
  granted boolean NOT NULL,
  at timestamptz(3) NOT NULL,
  -- The mentor.
  by_user integer NOT NULL,
  -- added: when the source was added; mentor: in its permissions; stage: by choosing it for a page;
  -- roadmap: in the answer for all material.
  via text NOT NULL CHECK (via IN ('added', 'mentor', 'stage', 'roadmap')),
  -- Taken out of the published version.
  removed_quotes integer NOT NULL DEFAULT 0 CHECK (removed_quotes >= 0),
  removed_clips integer NOT NULL DEFAULT 0 CHECK (removed_clips >= 0),
  CHECK (NOT granted OR removed_quotes + removed_clips = 0)
);
CREATE INDEX source_permissions_of_source ON source_permissions (source_id, id DESC);

CREATE FUNCTION record_first_permissions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO source_permissions (source_id, permission, granted, at, by_user, via)
    SELECT NEW.id, p, true, NEW.created_at, r.mentor_id,
      CASE p WHEN 'outside-model' THEN 'roadmap' ELSE 'added' END
    FROM roadmaps r, unnest(NEW.permissions) p WHERE r.id = NEW.roadmap_id;
    RETURN NULL;
  END $$;
CREATE TRIGGER first_permissions AFTER INSERT ON sources
  FOR EACH ROW EXECUTE FUNCTION record_first_permissions();

CREATE FUNCTION apply_permission() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE sources SET permissions = array_remove(permissions, NEW.permission)
      || CASE WHEN NEW.granted THEN ARRAY[NEW.permission] ELSE '{}' END
    WHERE id = NEW.source_id AND NEW.granted <> (NEW.permission = ANY(permissions));
    RETURN NULL;
  END $$;
CREATE TRIGGER permission_applied AFTER INSERT ON source_permissions
  FOR EACH ROW EXECUTE FUNCTION apply_permission();

-- A row goes only with its source, whose deletion cascades.
CREATE FUNCTION keep_permissions() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM sources WHERE id = OLD.source_id) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the ledger of permissions is append-only';
  END $$;
CREATE TRIGGER permissions_kept BEFORE UPDATE OR DELETE ON source_permissions
  FOR EACH ROW EXECUTE FUNCTION keep_permissions();

CREATE FUNCTION refuse_direct_permission() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'permissions change through their ledger only'; END $$;
CREATE TRIGGER permissions_by_ledger BEFORE UPDATE OF permissions ON sources
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND NEW.permissions <> OLD.permissions)
  EXECUTE FUNCTION refuse_direct_permission();
CREATE TRIGGER permissions_not_truncated BEFORE TRUNCATE ON source_permissions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_direct_permission();

-- Recordings that arrive in parts; a finished one is a source.
CREATE TABLE recordings (
  id uuid PRIMARY KEY,
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  file_type text NOT NULL CHECK (file_type IN ('audio/webm', 'audio/mp4', 'audio/ogg')),
  -- Of all parts.
  bytes integer NOT NULL DEFAULT 0 CHECK (bytes BETWEEN 0 AND 52428800),
  source_id text REFERENCES sources ON DELETE CASCADE,
  take_of text REFERENCES sources ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX recordings_of_roadmap ON recordings (roadmap_id, created_at DESC) WHERE source_id IS NULL;
CREATE INDEX recordings_of_source ON recordings (source_id);
CREATE INDEX recordings_by_take ON recordings (take_of) WHERE take_of IS NOT NULL;
CREATE INDEX recordings_by_age ON recordings (updated_at);

CREATE TABLE recording_parts (
  recording_id uuid NOT NULL REFERENCES recordings ON DELETE CASCADE,
  number integer NOT NULL CHECK (number BETWEEN 0 AND 3999),
  bytes integer NOT NULL CHECK (bytes BETWEEN 1 AND 1048576),
  sha256 text NOT NULL CHECK (length(sha256) = 64),
  -- Length of the recording up to the end of the part.
  seconds double precision NOT NULL CHECK (seconds >= 0),
  PRIMARY KEY (recording_id, number)
);

-- The parts of recordings that steps quote, as files of their own.
CREATE TABLE voice_clips (
  id text PRIMARY KEY,
  source_id text NOT NULL REFERENCES sources ON DELETE CASCADE,
  -- Seconds of the recording as it is played.
  clip_start double precision NOT NULL CHECK (clip_start >= 0),
  clip_end double precision NOT NULL,
  -- UTF-16 offsets into the text at the key.
  text_key text NOT NULL,
  text_start integer NOT NULL CHECK (text_start >= 0),
  text_end integer NOT NULL,
  status text NOT NULL DEFAULT 'processing' CHECK (status IN ('processing', 'ready', 'failed')),
  -- Storage key, also before the object exists.
  key text NOT NULL UNIQUE,
  content_type text,
  seconds double precision CHECK (seconds > 0),
  words text,
  captions jsonb,
  enqueue_count integer NOT NULL DEFAULT 1,
  quiet_since timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT voice_clips_check CHECK (text_end > text_start),
  CONSTRAINT voice_clips_check1 CHECK (clip_end > clip_start),
  CONSTRAINT voice_clips_check2 CHECK ((status = 'ready') = (content_type IS NOT NULL AND seconds IS NOT NULL)),
  UNIQUE (source_id, clip_start, clip_end)
);
CREATE INDEX voice_clips_processing ON voice_clips (quiet_since) WHERE status = 'processing';

-- Pictures, videos and documents with what was extracted from them: an upload of a roadmap, or a file of its own for a day.
CREATE TABLE artifacts (
  id text PRIMARY KEY,
  user_id integer NOT NULL,
  source_id text UNIQUE REFERENCES sources ON DELETE CASCADE,
  key text NOT NULL,
  name text NOT NULL,
  file_type text NOT NULL,
  file_size integer NOT NULL CHECK (file_size > 0),
  -- By the mentor.
  caption text NOT NULL DEFAULT '' CHECK (length(caption) <= 500),
  extraction jsonb,
  -- Whether a file of its own may be sent to an outside model. Uploads have permissions.
  outside_model boolean NOT NULL DEFAULT false,
  CONSTRAINT permission_of_own_file CHECK (source_id IS NULL OR NOT outside_model),
  material_source_id text REFERENCES sources ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3),
  CONSTRAINT upload_or_expiring CHECK ((source_id IS NULL) = (expires_at IS NOT NULL))
);
CREATE INDEX artifacts_of_user ON artifacts (user_id);
CREATE INDEX artifacts_expiring ON artifacts (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX artifacts_key ON artifacts (key);
CREATE INDEX artifacts_material ON artifacts (material_source_id) WHERE material_source_id IS NOT NULL;

-- AI runs

CREATE TABLE ai_runs (
  id text PRIMARY KEY,
  kind text NOT NULL DEFAULT 'generate-roadmap' CONSTRAINT known_kind
    CHECK (kind IN ('generate-roadmap', 'ghostwrite', 'coaching', 'wording', 'extraction', 'follow-up')),
  user_id integer NOT NULL,
  -- Of a roadmap, or of a sample.
  roadmap_id text,
  CONSTRAINT of_a_roadmap CHECK (roadmap_id IS NOT NULL OR kind = 'extraction'),
  CONSTRAINT sample_is_ghostwritten CHECK (roadmap_id NOT LIKE 'sample-%' OR kind = 'ghostwrite'),
  real_roadmap_id text GENERATED ALWAYS AS (
    CASE WHEN roadmap_id LIKE 'sample-%' THEN NULL ELSE roadmap_id END
  ) STORED REFERENCES roadmaps,
  step_id text,
  FOREIGN KEY (step_id, roadmap_id) REFERENCES steps (id, roadmap_id),
  artifact_id text REFERENCES artifacts ON DELETE CASCADE,
  CONSTRAINT extraction_of_artifact CHECK ((kind = 'extraction') = (artifact_id IS NOT NULL)),
  -- Of the interview.
  question integer CHECK (question BETWEEN 1 AND 5),
  CONSTRAINT question_of_follow_up CHECK ((kind = 'follow-up') = (question IS NOT NULL)),
  -- What the learner told about themselves, and what else they allowed a coaching to use.
  user_context text,
  CONSTRAINT kind_on_a_step CHECK (
    (kind IN ('coaching', 'wording')) = (step_id IS NOT NULL) AND (kind = 'coaching') = (user_context IS NOT NULL)),
  use_progress boolean NOT NULL DEFAULT false,
  use_reflections boolean NOT NULL DEFAULT false,
  -- The uploads that a request for a draft names; null: all sources of the roadmap.
  source_ids text[],
  CONSTRAINT material_of_draft
    CHECK (source_ids IS NULL OR (kind = 'generate-roadmap' AND cardinality(source_ids) > 0)),
  -- The mentor asked for a draft without a model.
  without_ai boolean NOT NULL DEFAULT false,
  CONSTRAINT draft_without_ai CHECK (NOT without_ai OR kind IN ('generate-roadmap', 'ghostwrite')),
  status text NOT NULL CHECK (status IN ('queued', 'running', 'succeeded', 'refused', 'failed', 'cancelled')),
  phase text NOT NULL CHECK (phase IN ('queued', 'reading', 'understanding', 'drafting', 'checking', 'done')),
  progress double precision NOT NULL CHECK (progress BETWEEN 0 AND 1),
  engine text CHECK (engine IN ('offline', 'openai')),
  message text,
  -- Of its owner's runs in the queue: first runs go before second ones.
  turn integer NOT NULL DEFAULT 1 CHECK (turn > 0),
  last_seq integer NOT NULL DEFAULT 0,
  enqueue_count integer NOT NULL DEFAULT 0,
  paid_calls integer NOT NULL DEFAULT 0 CHECK (paid_calls >= 0),
  CONSTRAINT without_ai_is_free CHECK (NOT without_ai OR (paid_calls = 0 AND engine IS DISTINCT FROM 'openai')),
  usage jsonb,
  stages_generated integer NOT NULL DEFAULT 0,
  draft jsonb NOT NULL DEFAULT '[]',
  -- Passages of the draft.
  held_back jsonb NOT NULL DEFAULT '[]',
  crisis boolean NOT NULL DEFAULT false,
  inputs_used jsonb,
  -- Names of the sources that were left out.
  left_out jsonb NOT NULL DEFAULT '[]',
  outcome text CHECK (outcome IN ('applied', 'waiting', 'discarded')),
  CONSTRAINT outcome_of_success CHECK (
    (status = 'succeeded' AND kind IN ('generate-roadmap', 'ghostwrite')) = (outcome IS NOT NULL)
  ),
  coaching jsonb,
  -- What has been written of it while it is made is there as well.
  CONSTRAINT coaching_of_success CHECK (
    kind = 'coaching' AND status IN ('queued', 'running')
    OR (status = 'succeeded' AND kind = 'coaching') = (coaching IS NOT NULL)
  ),
  wording jsonb,
  CONSTRAINT wording_of_success CHECK ((status = 'succeeded' AND kind = 'wording') = (wording IS NOT NULL)),
  extraction jsonb,
  CONSTRAINT extraction_of_success
    CHECK ((status = 'succeeded' AND kind = 'extraction') = (extraction IS NOT NULL)),
  -- What the worker published, until it is applied.
  result jsonb,
  quiet_since timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  CONSTRAINT over_since CHECK ((status IN ('queued', 'running')) = (finished_at IS NULL)),
  CONSTRAINT result_waits CHECK (result IS NULL OR finished_at IS NULL)
);
-- At most one unfinished run for the same thing.
CREATE UNIQUE INDEX ai_runs_one_active ON ai_runs (real_roadmap_id)
  WHERE finished_at IS NULL AND kind IN ('generate-roadmap', 'ghostwrite');
CREATE UNIQUE INDEX ai_runs_one_sample ON ai_runs (user_id, roadmap_id)
  WHERE finished_at IS NULL AND real_roadmap_id IS NULL;
CREATE UNIQUE INDEX ai_runs_one_coaching ON ai_runs (user_id, step_id) WHERE finished_at IS NULL AND kind = 'coaching';
CREATE UNIQUE INDEX ai_runs_one_wording ON ai_runs (step_id) WHERE finished_at IS NULL AND kind = 'wording';
CREATE UNIQUE INDEX ai_runs_one_extraction ON ai_runs (artifact_id) WHERE finished_at IS NULL AND kind = 'extraction';
CREATE UNIQUE INDEX ai_runs_one_follow_up ON ai_runs (roadmap_id, question)
  WHERE finished_at IS NULL AND kind = 'follow-up';
-- A mentor's newest draft is not among the coachings of all learners.
CREATE INDEX ai_runs_of_roadmap ON ai_runs (roadmap_id, created_at DESC, id DESC)
  WHERE kind IN ('generate-roadmap', 'ghostwrite');
CREATE INDEX ai_runs_of_real_roadmap ON ai_runs (real_roadmap_id);
CREATE INDEX ai_runs_coachings ON ai_runs (user_id, roadmap_id, step_id, created_at DESC, id DESC)
  WHERE kind = 'coaching';
CREATE INDEX ai_runs_extractions ON ai_runs (artifact_id, created_at DESC, id DESC) WHERE kind = 'extraction';
CREATE INDEX ai_runs_of_user ON ai_runs (user_id, created_at DESC, id DESC);
CREATE INDEX ai_runs_newest ON ai_runs (created_at DESC, id DESC);
CREATE INDEX ai_runs_waiting ON ai_runs (turn) WHERE status = 'queued';
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

-- Starts outlive the runs, which are deleted with their roadmap: that must not reset a limit.
CREATE TABLE ai_run_starts (
  run_id text PRIMARY KEY,
  user_id integer NOT NULL,
  started_at timestamptz(3) NOT NULL,
  -- Of a model; known when the run has ended.
  tokens integer NOT NULL DEFAULT 0 CHECK (tokens >= 0)
);
CREATE INDEX ai_run_starts_of_user ON ai_run_starts (user_id, started_at);
CREATE INDEX ai_run_starts_expired ON ai_run_starts (started_at);

-- Passages of a draft that wait for the mentor, with the reason.
CREATE TABLE held_back (
  id text PRIMARY KEY,
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  source_id text NOT NULL REFERENCES sources ON DELETE CASCADE,
  reason text NOT NULL CONSTRAINT known_reason
    CHECK (reason IN ('mistake', 'harm', 'others-advice', 'advertisement', 'instruction', 'not-said')),
  quote text NOT NULL CHECK (quote <> ''),
  -- UTF-16 offsets into the text of the source.
  quote_start integer NOT NULL CHECK (quote_start >= 0),
  quote_end integer NOT NULL,
  CONSTRAINT held_back_check CHECK (quote_end > quote_start),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'warning', 'dismissed')),
  CONSTRAINT held_back_once UNIQUE (roadmap_id, source_id, quote_start, quote_end)
);
CREATE INDEX held_back_of_source ON held_back (source_id);

-- Decisions of a review, which can be undone.
CREATE TABLE review_decisions (
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq > 0),
  action text NOT NULL,
  title text NOT NULL,
  -- What undo restores; json and not jsonb, because the order of keys is compared.
  before json NOT NULL,
  revision_after integer NOT NULL,
  decided_at timestamptz(3) NOT NULL,
  PRIMARY KEY (roadmap_id, seq)
);

-- Publishing

-- Each version as it was published. Quotes and recordings can be taken out of it; nothing else in it changes.
CREATE TABLE roadmap_versions (
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  revision integer NOT NULL,
  published_at timestamptz(3) NOT NULL,
  title text NOT NULL,
  stage_count integer NOT NULL CHECK (stage_count > 0),
  step_count integer NOT NULL,
  CONSTRAINT roadmap_versions_check CHECK (step_count >= stage_count),
  -- Steps that were added, changed and removed since the version before.
  changes json NOT NULL,
  content json NOT NULL,
  PRIMARY KEY (roadmap_id, version)
);

-- All of a version but its quotes and media: it must stay equal.
CREATE FUNCTION version_frame(content jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT (content - 'audioSourceId') || jsonb_build_object('stages', (
      SELECT jsonb_agg((s - 'voiceClipSourceId' - 'artifacts') || jsonb_build_object(
        'steps', (SELECT jsonb_agg(t - 'evidence' - 'voice' ORDER BY nt)
          FROM jsonb_array_elements(s -> 'steps') WITH ORDINALITY t (t, nt)),
        'warnings', (SELECT jsonb_agg(w - 'evidence' ORDER BY nw)
          FROM jsonb_array_elements(s -> 'warnings') WITH ORDINALITY w (w, nw))) ORDER BY ns)
      FROM jsonb_array_elements(content -> 'stages') WITH ORDINALITY s (s, ns)))
  $$;

-- What can be taken out of a version: whatever it has afterwards must have been in it.
CREATE FUNCTION version_removables(content jsonb) RETURNS SETOF jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT v FROM (
      SELECT t -> 'id' || jsonb_build_array(t -> 'evidence') FROM jsonb_path_query(content, '$.stages[*].steps[*]') t
        WHERE jsonb_typeof(t -> 'evidence') = 'object'
      UNION ALL
      SELECT t -> 'id' || jsonb_build_array('voice', t -> 'voice')
        FROM jsonb_path_query(content, '$.stages[*].steps[*]') t WHERE jsonb_typeof(t -> 'voice') = 'object'
      UNION ALL
      SELECT w -> 'id' || jsonb_build_array(w -> 'evidence') FROM jsonb_path_query(content, '$.stages[*].warnings[*]') w
        WHERE jsonb_typeof(w -> 'evidence') = 'object'
      UNION ALL
      SELECT s -> 'id' || jsonb_build_array(s -> 'voiceClipSourceId') FROM jsonb_path_query(content, '$.stages[*]') s
        WHERE jsonb_typeof(s -> 'voiceClipSourceId') = 'string'
      UNION ALL
      SELECT s -> 'id' || jsonb_build_array(a) FROM jsonb_path_query(content, '$.stages[*]') s,
        jsonb_array_elements(coalesce(s -> 'artifacts', '[]')) a
      UNION ALL
      SELECT content -> 'audioSourceId' WHERE jsonb_typeof(content -> 'audioSourceId') = 'string'
    ) found (v)
  $$;

CREATE FUNCTION allow_only_removal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (NEW.roadmap_id, NEW.version, NEW.revision, NEW.published_at, NEW.title, NEW.stage_count, NEW.step_count,
        NEW.changes::text)
      IS DISTINCT FROM (OLD.roadmap_id, OLD.version, OLD.revision, OLD.published_at, OLD.title, OLD.stage_count,
        OLD.step_count, OLD.changes::text)
      OR version_frame(NEW.content::jsonb) IS DISTINCT FROM version_frame(OLD.content::jsonb)
      OR EXISTS (SELECT version_removables(NEW.content::jsonb) EXCEPT SELECT version_removables(OLD.content::jsonb))
    THEN RAISE EXCEPTION 'a published version does not change, except by what is taken out of it';
    END IF;
    RETURN NEW;
  END $$;
CREATE TRIGGER versions_stay BEFORE UPDATE ON roadmap_versions
  FOR EACH ROW EXECUTE FUNCTION allow_only_removal();

-- The newest version of each roadmap as it is read: one row has everything that a response needs. json and not jsonb,
-- because it is returned to the letter. 'draft' is one that was unpublished: its followers' progress goes on.
CREATE TABLE published_roadmaps (
  id text PRIMARY KEY REFERENCES roadmaps ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('draft', 'published', 'archived', 'hidden')),
  -- Its mentor is suspended.
  unlisted boolean NOT NULL DEFAULT false,
  version integer NOT NULL,
  revision integer NOT NULL,
  mentor_id integer NOT NULL REFERENCES mentors,
  mentor_name text NOT NULL,
  -- Of the profile that it shows.
  mentor_version integer NOT NULL,
  mentor json NOT NULL,
  mentor_card json NOT NULL,
  category_id text NOT NULL REFERENCES categories,
  category json NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  duration text,
  audio_url text,
  -- What is known of the recording at audio_url.
  story jsonb,
  -- The sentence on its card: one of the quotes that learners may read.
  quote text CHECK (quote <> ''),
  published_at timestamptz(3),
  CONSTRAINT published_since CHECK ((status = 'draft') = (published_at IS NULL)),
  -- When its version was published.
  updated_at timestamptz(3) NOT NULL,
  followers integer NOT NULL DEFAULT 0 CHECK (followers >= 0),
  stage_count integer NOT NULL CHECK (stage_count > 0),
  step_count integer NOT NULL,
  CONSTRAINT published_roadmaps_check CHECK (step_count >= stage_count),
  -- Ids of stages and steps in their order: progress is counted over them.
  outline json NOT NULL,
  stages json NOT NULL,
  -- Its sources.
  media text[] NOT NULL,
  material_ids text[] NOT NULL DEFAULT '{}',
  -- The columns from here on are searched, and written by a trigger.
  search text GENERATED ALWAYS AS (fold(title || ' ' || description || ' ' || mentor_name)) STORED,
  language text,
  has_voice boolean NOT NULL DEFAULT false,
  -- Title, description, category and mentor.
  search_head tsvector NOT NULL DEFAULT '',
  -- These and the stages, steps and quotes; weights A to D in this order.
  -- Read for every candidate of a search: decompressing costs more than the space.
  search_document tsvector STORAGE EXTERNAL NOT NULL DEFAULT '',
  -- One of them is shown with a result.
  passages text[] NOT NULL DEFAULT '{}',
  passage_kinds text[] NOT NULL DEFAULT '{}',
  passage_vectors tsvector[] NOT NULL DEFAULT '{}',
  FOREIGN KEY (id, version) REFERENCES roadmap_versions (roadmap_id, version) DEFERRABLE INITIALLY DEFERRED
-- Room in each page: one more follower is written beside the row, and no index changes.
) WITH (fillfactor = 80);
CREATE INDEX published_newest ON published_roadmaps (published_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX published_newest_of_category ON published_roadmaps (category_id, published_at DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX published_newest_of_mentor ON published_roadmaps (mentor_id, published_at DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX published_others ON published_roadmaps (status, published_at DESC, id DESC)
  WHERE status IN ('archived', 'hidden');
CREATE INDEX published_of_mentor ON published_roadmaps (mentor_id, mentor_version);
CREATE INDEX published_most_followed ON published_roadmaps (followers DESC, published_at DESC, id DESC)
  WHERE status = 'published';
CREATE INDEX published_shortest ON published_roadmaps (step_count, published_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX published_with_voice ON published_roadmaps (published_at DESC, id DESC) WHERE status = 'published' AND has_voice;
CREATE INDEX published_roadmaps_materials ON published_roadmaps USING gin (material_ids);
-- Written rarely and read often: no list of pending entries that every search would have to go through.
CREATE INDEX published_search ON published_roadmaps USING gin (search extensions.gin_trgm_ops)
  WITH (fastupdate = off) WHERE status = 'published';
CREATE INDEX published_search_head ON published_roadmaps USING gin (search_head) WITH (fastupdate = off)
  WHERE status = 'published';
CREATE INDEX published_search_document ON published_roadmaps USING gin (search_document) WITH (fastupdate = off)
  WHERE status = 'published';

-- Stories of users, of which a published one has a row in `stories`.
CREATE TABLE user_stories (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL,
  username text NOT NULL,
  -- What was followed; it may be gone.
  roadmap_id text REFERENCES roadmaps ON DELETE SET NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 3 AND 80),
  story text NOT NULL CHECK (length(story) BETWEEN 50 AND 2000),
  -- The first name to show; null: anonymous.
  name text CHECK (length(name) BETWEEN 1 AND 40),
  category text NOT NULL,
  time_frame text NOT NULL,
  outcome text NOT NULL,
  consented_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'submitted' CHECK (state IN ('submitted', 'published', 'rejected', 'withdrawn')),
  reason text CHECK (length(reason) BETWEEN 3 AND 500),
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (num_nulls(decided_by, decided_by_name, decided_at) IN (0, 3)),
  CHECK (state NOT IN ('published', 'rejected') OR decided_at IS NOT NULL),
  CHECK (state <> 'rejected' OR reason IS NOT NULL)
);
-- One story of a user about one roadmap, and one about none, waits or is published.
CREATE UNIQUE INDEX user_stories_live ON user_stories (user_id, coalesce(roadmap_id, ''))
  WHERE state IN ('submitted', 'published');
CREATE INDEX user_stories_of_user ON user_stories (user_id, created_at DESC);
CREATE INDEX user_stories_by_time ON user_stories (created_at DESC, id DESC);
CREATE INDEX user_stories_by_state ON user_stories (state, created_at DESC, id DESC);

CREATE TABLE stories (
  id text PRIMARY KEY,
  title text NOT NULL,
  category text NOT NULL,
  story text NOT NULL,
  time_frame text NOT NULL DEFAULT 'Recently',
  outcome text NOT NULL,
  name text NOT NULL,
  -- What was followed; it may be gone.
  roadmap_id text REFERENCES roadmaps ON DELETE SET NULL,
  user_story_id uuid UNIQUE REFERENCES user_stories ON DELETE CASCADE,
  featured boolean NOT NULL DEFAULT false,
  position integer NOT NULL UNIQUE
);
CREATE INDEX stories_featured ON stories (position) WHERE featured;

-- What 30 minutes with a mentor cost, from the events of scheduling.
CREATE TABLE talk_prices (
  mentor_id integer PRIMARY KEY,
  -- Cents; 0: free, null: no price set.
  price integer CHECK (price >= 0),
  version integer NOT NULL
);

-- Learning materials that steps show, from the events of community.
CREATE TABLE learning_materials (
  id text PRIMARY KEY,
  -- Of the last event; older ones have no effect.
  version integer NOT NULL,
  title text NOT NULL,
  type text NOT NULL,
  duration_seconds integer,
  page_count integer,
  state text NOT NULL CHECK (state IN ('draft', 'published', 'hidden', 'deleted')),
  CHECK (state <> 'deleted' OR title = '')
);

-- What changed in public, and in which transaction, for the caches of other processes. Kept for minutes. By transaction,
-- because numbers of a sequence become visible out of order: a reader of "since n" would miss some.
CREATE TABLE public_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Null: more than a single roadmap.
  roadmap_id text,
  at timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (xid, roadmap_id)
);
CREATE INDEX public_changes_at ON public_changes (at);

CREATE FUNCTION note_changed_roadmaps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO public_changes (roadmap_id) SELECT DISTINCT id FROM changed ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
CREATE TRIGGER note_inserted AFTER INSERT ON published_roadmaps REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_roadmaps();
CREATE TRIGGER note_updated AFTER UPDATE ON published_roadmaps REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_roadmaps();
CREATE TRIGGER note_deleted AFTER DELETE ON published_roadmaps REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_roadmaps();

CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO public_changes (roadmap_id) VALUES (NULL) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON stories
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON talk_prices
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();

-- Search. The same text is indexed under the dictionary of its language and, for all others, as it is.

CREATE TEXT SEARCH CONFIGURATION search_simple (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION search_simple ALTER MAPPING
  FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH extensions.unaccent, pg_catalog.simple;
CREATE TEXT SEARCH CONFIGURATION search_en (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION search_en ALTER MAPPING
  FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH extensions.unaccent, pg_catalog.english_stem;
CREATE TEXT SEARCH CONFIGURATION search_de (COPY = pg_catalog.german);
ALTER TEXT SEARCH CONFIGURATION search_de ALTER MAPPING
  FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH extensions.unaccent, pg_catalog.german_stem;
CREATE TEXT SEARCH CONFIGURATION search_es (COPY = pg_catalog.spanish);
ALTER TEXT SEARCH CONFIGURATION search_es ALTER MAPPING
  FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH extensions.unaccent, pg_catalog.spanish_stem;
CREATE TEXT SEARCH CONFIGURATION search_fr (COPY = pg_catalog.french);
ALTER TEXT SEARCH CONFIGURATION search_fr ALTER MAPPING
  FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH extensions.unaccent, pg_catalog.french_stem;
CREATE TEXT SEARCH CONFIGURATION search_it (COPY = pg_catalog.italian);
ALTER TEXT SEARCH CONFIGURATION search_it ALTER MAPPING
  FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH extensions.unaccent, pg_catalog.italian_stem;
CREATE TEXT SEARCH CONFIGURATION search_pt (COPY = pg_catalog.portuguese);
ALTER TEXT SEARCH CONFIGURATION search_pt ALTER MAPPING
  FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part WITH extensions.unaccent, pg_catalog.portuguese_stem;

CREATE FUNCTION search_configuration(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT CASE language
       WHEN 'en' THEN 'search_en'::regconfig
       WHEN 'de' THEN 'search_de'::regconfig
       WHEN 'es' THEN 'search_es'::regconfig
       WHEN 'fr' THEN 'search_fr'::regconfig
       WHEN 'it' THEN 'search_it'::regconfig
       WHEN 'pt' THEN 'search_pt'::regconfig
       ELSE 'search_simple'::regconfig END $$;

-- The language whose frequent words occur most; null when two or fewer do.
CREATE FUNCTION search_language(words tsvector) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE lexemes text[] := tsvector_to_array(words);
BEGIN
  RETURN (SELECT code FROM (VALUES
        ('en', string_to_array('the and was with that for what you have not are this from my', ' ')),
        ('de', string_to_array('und der die das nicht ist ich mit ein eine auf war mein habe', ' ')),
        ('es', string_to_array('el los las una con por para que no mi y cuando pero', ' ')),
        ('fr', string_to_array('le les des une est pas je dans avec pour que mon mais et', ' ')),
        ('it', string_to_array('il gli una che non per con sono mio della nel ho anche e', ' ')),
        ('pt', string_to_array('os uma que nao com para por meu mas quando eu foi do da e', ' ')))
      AS known (code, frequent),
      LATERAL (SELECT count(*) AS matches FROM unnest(frequent) word WHERE word = ANY (lexemes)) hits
    WHERE matches > 2 ORDER BY matches DESC, code LIMIT 1);
END $$;

CREATE FUNCTION search_vector(language text, value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN language IS NULL THEN to_tsvector('search_simple', value)
    ELSE to_tsvector('search_simple', value) || to_tsvector(search_configuration(language), value) END $$;

-- A word and its stem, or words in their order: an empty word of the language would be missing from its phrase.
CREATE FUNCTION search_word(language text, word text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN numnode(phraseto_tsquery('search_simple', word)) > 1 THEN phraseto_tsquery('search_simple', word)
    ELSE phraseto_tsquery('search_simple', word) || phraseto_tsquery(search_configuration(language), word) END $$;

-- A sentence ends at a full stop, question or exclamation mark before a space, or with its line.
CREATE FUNCTION search_sentences(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT regexp_split_to_array(btrim(translate(value, U&'\E000\E001', '')), '(?<=[.!?…])\s+|\s*\n\s*') $$;

-- Words of published texts, from which a misspelt one is corrected.
CREATE TABLE search_words (word text PRIMARY KEY, checked_at timestamptz NOT NULL DEFAULT now());
CREATE INDEX search_words_similar ON search_words USING gin (word extensions.gin_trgm_ops);
CREATE INDEX search_words_by_check ON search_words (checked_at);

CREATE FUNCTION search_passages(p published_roadmaps) RETURNS TABLE (kind text, passage text)
  LANGUAGE sql STABLE AS $$
  WITH stage AS (SELECT value AS s, ordinality AS n FROM json_array_elements(p.stages) WITH ORDINALITY),
  step AS (SELECT t.value AS t, stage.n, t.ordinality AS m FROM stage, json_array_elements(s -> 'steps') WITH ORDINALITY t)
  SELECT kind, passage FROM (
    SELECT 1 AS place, 0::bigint AS n, 0::bigint AS m, 'title' AS kind, p.title AS texts
    UNION ALL SELECT 2, 0, 0, 'description', p.description
    UNION ALL SELECT 3, 0, 0, 'category', p.category ->> 'name'
    UNION ALL SELECT 3, 1, 0, 'mentor', p.mentor_name
    UNION ALL SELECT 3, 2, 0, 'area', area FROM mentors, unnest(areas) area WHERE id = p.mentor_id
    UNION ALL SELECT 4, n, 0, 'stage', concat_ws(E'\n', s ->> 'title', s ->> 'description', s ->> 'mentorNote') FROM stage
    UNION ALL SELECT 5, n, m, 'step', concat_ws(E'\n', t ->> 'title', t ->> 'description') FROM step
    UNION ALL SELECT 6, n, m, 'quote', t -> 'evidence' ->> 'quote' FROM step
    UNION ALL SELECT 7, n, 0, 'warning', w ->> 'text' FROM stage, json_array_elements(s -> 'warnings') w
  ) part, unnest(search_sentences(texts)) passage
  WHERE passage <> '' ORDER BY place, n, m $$;

CREATE FUNCTION fill_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  titles text; others text; steps text; quotes text;
BEGIN
  SELECT array_agg(passage), array_agg(kind),
    string_agg(passage, E'\n') FILTER (WHERE kind = 'title'),
    string_agg(passage, E'\n') FILTER (WHERE kind IN ('description', 'category', 'mentor', 'area')),
    coalesce(string_agg(passage, E'\n') FILTER (WHERE kind IN ('stage', 'step')), ''),
    coalesce(string_agg(passage, E'\n') FILTER (WHERE kind IN ('quote', 'warning')), '')
  INTO NEW.passages, NEW.passage_kinds, titles, others, steps, quotes FROM search_passages(NEW);
  NEW.language := search_language(to_tsvector('search_simple', concat_ws(' ', titles, others, left(steps, 1000))));
  NEW.passage_vectors := ARRAY(SELECT search_vector(NEW.language, passage)
    FROM unnest(NEW.passages) WITH ORDINALITY one (passage, n) ORDER BY n);
  NEW.search_head := setweight(search_vector(NEW.language, titles), 'A')
    || setweight(search_vector(NEW.language, others), 'B');
  NEW.search_document := NEW.search_head || setweight(search_vector(NEW.language, steps), 'C')
    || setweight(search_vector(NEW.language, quotes), 'D');
  NEW.has_voice := NEW.audio_url IS NOT NULL
    OR jsonb_path_exists(NEW.stages::jsonb, '$[*].voiceClip ? (@ != null)')
    OR jsonb_path_exists(NEW.stages::jsonb, '$[*].steps[*].voice.url ? (@ != null)');
  -- In a fixed order, so that two publications never wait for each other.
  INSERT INTO search_words (word)
  SELECT lexeme FROM unnest(to_tsvector('search_simple', concat_ws(' ', titles, others, steps, quotes)))
  WHERE lexeme ~ '^[[:alpha:]]{4,24}$' AND NOT EXISTS (SELECT FROM search_words WHERE word = lexeme)
  ORDER BY lexeme ON CONFLICT DO NOTHING;
  RETURN NEW;
END $$;
CREATE TRIGGER fill_search BEFORE INSERT OR UPDATE OF title, description, category, mentor_name, mentor_version, stages, audio_url
  ON published_roadmaps FOR EACH ROW EXECUTE FUNCTION fill_search();

-- Always true, and expensive as far as the planner knows. PostgreSQL counts a word that is in no text as one in two hundred
-- texts: for a trouble with forty words it then expects many matches and reads the table, whose long texts are slow to match.
-- With this condition beside the match, reading only what the index finds is always cheaper. Not parallel, since starting
-- workers takes longer than such a search.
CREATE FUNCTION is_worth_an_index(id text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL UNSAFE COST 100000
  AS $$ BEGIN RETURN true; END $$;


-- What learners do

CREATE TABLE progress (
  user_id integer NOT NULL,
  step_id text NOT NULL,
  roadmap_id text NOT NULL,
  completed boolean NOT NULL,
  completed_at timestamptz(3),
  CONSTRAINT completed_since CHECK (completed = (completed_at IS NOT NULL)),
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, step_id),
  FOREIGN KEY (step_id, roadmap_id) REFERENCES steps (id, roadmap_id)
);
CREATE INDEX progress_of_learner ON progress (user_id, roadmap_id);
-- For the figures of the mentor.
CREATE INDEX progress_of_roadmap ON progress (roadmap_id, step_id) INCLUDE (user_id, completed_at) WHERE completed;

CREATE TABLE follows (
  user_id integer NOT NULL,
  roadmap_id text NOT NULL REFERENCES roadmaps,
  followed_at timestamptz(3) NOT NULL,
  -- Of the learner, on this roadmap.
  active_at timestamptz(3) NOT NULL,
  -- The version that the learner knows.
  seen_version integer,
  PRIMARY KEY (user_id, roadmap_id)
);
CREATE INDEX follows_last_active ON follows (user_id, active_at DESC, roadmap_id DESC);
CREATE INDEX follows_of_roadmap ON follows (roadmap_id);

-- Steps that a reset took, for undo.
CREATE TABLE progress_resets (
  id text PRIMARY KEY,
  user_id integer NOT NULL,
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  step_ids text[] NOT NULL CHECK (cardinality(step_ids) > 0),
  -- When each of them had been completed.
  completed_at timestamptz(3)[] NOT NULL,
  CONSTRAINT a_moment_per_step CHECK (cardinality(step_ids) = cardinality(completed_at)),
  reset_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3)
);
CREATE INDEX progress_resets_old ON progress_resets (reset_at);

-- Quarters of an hour in which a learner was active. The days of every zone begin at one, so a row lies in one day
-- in any zone.
CREATE TABLE activity (
  user_id integer NOT NULL,
  at timestamptz NOT NULL CHECK (at = date_bin('15 minutes', at, '2000-01-01Z')),
  PRIMARY KEY (user_id, at)
);

CREATE TABLE moods (
  user_id integer NOT NULL,
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  mood text NOT NULL CHECK (mood IN ('struggling', 'neutral', 'thriving')),
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, roadmap_id)
);

-- A deleted one leaves its id without text, so that a device which synchronizes late does not restore it.
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

-- What learners add to steps. A step's id stays the same in all versions of its roadmap.
CREATE TABLE step_notes (
  user_id integer NOT NULL,
  step_id text NOT NULL,
  roadmap_id text NOT NULL,
  -- Empty: deleted; the row remains, so that its revisions are never used again.
  text text NOT NULL CHECK (length(text) <= 4000),
  revision integer NOT NULL CHECK (revision > 0),
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, step_id),
  FOREIGN KEY (step_id, roadmap_id) REFERENCES steps (id, roadmap_id) ON DELETE CASCADE
);
CREATE INDEX step_notes_of_learner ON step_notes (user_id, roadmap_id);
CREATE INDEX step_notes_of_step ON step_notes (step_id, roadmap_id);

CREATE TABLE step_reminders (
  user_id integer NOT NULL,
  step_id text NOT NULL,
  roadmap_id text NOT NULL,
  due_at timestamptz(3) NOT NULL,
  local_date text NOT NULL,
  local_time text NOT NULL,
  time_zone text NOT NULL,
  -- ICS SEQUENCE.
  sequence integer NOT NULL DEFAULT 0,
  set_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, step_id),
  FOREIGN KEY (step_id, roadmap_id) REFERENCES steps (id, roadmap_id) ON DELETE CASCADE
);
CREATE INDEX step_reminders_due ON step_reminders (due_at);
CREATE INDEX step_reminders_of_step ON step_reminders (step_id, roadmap_id);

CREATE TABLE saved_roadmaps (
  user_id integer NOT NULL,
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  saved_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, roadmap_id)
);
CREATE INDEX saved_roadmaps_of_roadmap ON saved_roadmaps (roadmap_id);

-- Paths that people searched for without a result. Mentors see the texts, without names.
CREATE TABLE path_requests (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 3 AND 280),
  -- Equal for the same request of several people, in any case, accents and punctuation.
  text_key text NOT NULL
    GENERATED ALWAYS AS (btrim(regexp_replace(fold(text), '[^[:alnum:]]+', ' ', 'g'))) STORED,
  created_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, text_key)
);
CREATE INDEX path_requests_same ON path_requests (text_key, created_at DESC);
CREATE INDEX path_requests_newest ON path_requests (created_at DESC, id DESC);

-- At the end of a roadmap.
CREATE TABLE thanks (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL,
  username text NOT NULL,
  roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
  line text NOT NULL CHECK (length(line) <= 280),
  created_at timestamptz(3) NOT NULL,
  -- By the learner, who may write another.
  removed_at timestamptz(3),
  CONSTRAINT words_unless_removed CHECK ((removed_at IS NULL) = (line <> '')),
  -- By the mentor.
  hidden_at timestamptz(3),
  UNIQUE (user_id, roadmap_id)
);
CREATE INDEX thanks_of_roadmap ON thanks (roadmap_id, created_at DESC, id DESC)
  WHERE removed_at IS NULL AND hidden_at IS NULL;

CREATE TABLE certificates (
  code text PRIMARY KEY CHECK (length(code) = 22),
  user_id integer NOT NULL,
  -- It may be gone; the facts below remain.
  roadmap_id text REFERENCES roadmaps ON DELETE SET NULL,
  mentor_id integer NOT NULL REFERENCES mentors,
  -- As the learner wants to be named there.
  name text NOT NULL CHECK (length(name) <= 80),
  title text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  stage_count integer NOT NULL CHECK (stage_count > 0),
  step_count integer NOT NULL,
  CONSTRAINT certificates_check CHECK (step_count >= stage_count),
  -- In the learner's zone.
  first_day date NOT NULL,
  last_day date NOT NULL,
  CONSTRAINT certificates_check1 CHECK (last_day >= first_day),
  issued_at timestamptz(3) NOT NULL,
  withdrawn_at timestamptz(3),
  CONSTRAINT name_unless_withdrawn CHECK ((withdrawn_at IS NULL) = (name <> ''))
);
CREATE UNIQUE INDEX certificates_live ON certificates (user_id, roadmap_id) WHERE withdrawn_at IS NULL;
CREATE INDEX certificates_of_user ON certificates (user_id, roadmap_id);
CREATE INDEX certificates_of_roadmap ON certificates (roadmap_id);
