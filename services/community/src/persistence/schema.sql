-- The tables of the community: people, the mentor network, support, peer sessions, materials and reports.

-- Text as it is searched: without case and accents. Immutable because the dictionary is named, not looked up.
CREATE FUNCTION fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)) $$;
CREATE FUNCTION fold_all(topics text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT coalesce(array_agg(fold(topic)), '{}') FROM unnest(topics) AS topic $$;
CREATE FUNCTION joined(topics text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT coalesce(string_agg(topic, ' '), '') FROM unnest(topics) AS topic $$;
-- LIKE pattern that finds a word anywhere, with any characters in it.
CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT '%' || regexp_replace(fold(word), '([\\%_])', '\\\1', 'g') || '%' $$;
-- The text, then its words only, so that a short word can be searched as the beginning of one.
CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT fold(value) || ' ' || regexp_replace(fold(value), '[^[:alnum:]]+', ' ', 'g') $$;
-- LIKE pattern that finds words that begin so.
CREATE FUNCTION word_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
  $$ SELECT '% ' || substr(search_pattern(word), 2) $$;

-- People, from the events of identity.
CREATE TABLE people (
  user_id integer PRIMARY KEY,
  username text NOT NULL DEFAULT '',
  role text NOT NULL DEFAULT 'learner' CHECK (role IN ('learner', 'mentor', 'admin')),
  -- Of the event that set the role: older ones have no effect. The same for the other two.
  role_at timestamptz(3),
  name text NOT NULL DEFAULT '',
  avatar text,
  bio text NOT NULL DEFAULT '',
  profile_version integer NOT NULL DEFAULT 0,
  is_suspended boolean NOT NULL DEFAULT false,
  suspended_at timestamptz(3),
  is_leaving boolean NOT NULL DEFAULT false,
  leaving_at timestamptz(3),
  shown_name text GENERATED ALWAYS AS (CASE WHEN name = '' THEN username ELSE name END) STORED,
  sort_name text COLLATE "C" GENERATED ALWAYS AS (fold(CASE WHEN name = '' THEN username ELSE name END)) STORED,
  search text GENERATED ALWAYS AS (fold(username || ' ' || name || ' ' || bio)) STORED
);

-- The cards of the mentor network.
CREATE TABLE cards (
  user_id integer PRIMARY KEY REFERENCES people,
  contact_email text NOT NULL DEFAULT '' CHECK (length(contact_email) <= 254),
  is_email_public boolean NOT NULL DEFAULT false,
  CONSTRAINT cards_check CHECK (NOT is_email_public OR contact_email <> ''),
  categories text[] NOT NULL DEFAULT '{}' CHECK (categories <@ ARRAY['tech', 'business', 'career', 'personal']),
  years_experience smallint CHECK (years_experience BETWEEN 0 AND 80),
  response_time text CHECK (response_time IN ('hours', 'day', 'days', 'week')),
  is_available boolean NOT NULL DEFAULT false,
  struggles_overcome text[] NOT NULL DEFAULT '{}' CHECK (cardinality(struggles_overcome) <= 8),
  current_challenges text[] NOT NULL DEFAULT '{}' CHECK (cardinality(current_challenges) <= 8),
  help_offered text[] NOT NULL DEFAULT '{}' CHECK (cardinality(help_offered) <= 8),
  help_needed text[] NOT NULL DEFAULT '{}' CHECK (cardinality(help_needed) <= 8),
  revision integer NOT NULL DEFAULT 1,
  offered_keys text[] GENERATED ALWAYS AS (fold_all(help_offered)) STORED,
  search text GENERATED ALWAYS AS (fold(joined(struggles_overcome) || ' ' || joined(current_challenges) || ' '
    || joined(help_offered) || ' ' || joined(help_needed))) STORED
);

-- Requests for help of members.
CREATE TABLE support_requests (
  id uuid PRIMARY KEY,
  author_id integer NOT NULL REFERENCES people,
  title text NOT NULL CHECK (title <> ''),
  description text NOT NULL CHECK (description <> ''),
  category text NOT NULL,
  urgency text NOT NULL CHECK (urgency IN ('low', 'medium', 'high')),
  skills text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 8),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  helped_by uuid,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  closed_at timestamptz(3),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  -- By the team.
  hidden_at timestamptz(3),
  hidden_reason text,
  CONSTRAINT hidden_completely CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)),
  -- Lists are in this order: open ones by urgency.
  rank smallint NOT NULL GENERATED ALWAYS AS (
    CASE WHEN state = 'closed' THEN 3 WHEN urgency = 'high' THEN 0 WHEN urgency = 'medium' THEN 1 ELSE 2 END
  ) STORED,
  search text GENERATED ALWAYS AS (fold(title || ' ' || description || ' ' || joined(skills))) STORED
);
CREATE INDEX support_requests_in_order ON support_requests (rank, created_at DESC, id DESC);
CREATE INDEX support_requests_of_author ON support_requests (author_id);
CREATE INDEX support_requests_search ON support_requests USING gin (search extensions.gin_trgm_ops);

-- The threads of responses to them.
CREATE TABLE support_responses (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES support_requests ON DELETE CASCADE,
  parent_id uuid,
  author_id integer NOT NULL REFERENCES people,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  removed_at timestamptz(3),
  -- Nothing remains of a removed text.
  CHECK ((text = '') = (removed_at IS NOT NULL)),
  -- By the team.
  hidden_at timestamptz(3),
  hidden_reason text,
  CONSTRAINT hidden_completely CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)),
  UNIQUE (request_id, id),
  -- A reply is to a response of the same request.
  FOREIGN KEY (request_id, parent_id) REFERENCES support_responses (request_id, id) ON DELETE CASCADE
);
CREATE INDEX support_responses_of_author ON support_responses (author_id);

-- The response that helped is one to this request.
ALTER TABLE support_requests ADD CONSTRAINT support_requests_helped_by
  FOREIGN KEY (id, helped_by) REFERENCES support_responses (request_id, id) DEFERRABLE INITIALLY DEFERRED;

-- Sessions that members host for each other, with places and a waiting list.
CREATE TABLE peer_sessions (
  id uuid PRIMARY KEY,
  host_id integer NOT NULL REFERENCES people,
  title text NOT NULL CHECK (title <> ''),
  description text NOT NULL CHECK (description <> ''),
  category text NOT NULL,
  skill_level text NOT NULL CHECK (skill_level IN ('all', 'beginner', 'intermediate', 'advanced')),
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  CONSTRAINT peer_sessions_check CHECK (ends_at > starts_at),
  timezone text NOT NULL,
  capacity smallint NOT NULL CHECK (capacity BETWEEN 1 AND 200),
  -- Counted by a trigger.
  registered smallint NOT NULL DEFAULT 0,
  CONSTRAINT peer_sessions_capacity CHECK (registered BETWEEN 0 AND capacity),
  is_virtual boolean NOT NULL,
  join_link text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  CONSTRAINT peer_sessions_check1 CHECK (CASE WHEN is_virtual THEN join_link <> '' ELSE location <> '' END),
  facilitation_notes text NOT NULL DEFAULT '',
  agenda text[] NOT NULL DEFAULT '{}' CHECK (cardinality(agenda) <= 20),
  materials text[] NOT NULL DEFAULT '{}' CHECK (cardinality(materials) <= 20),
  is_recording_enabled boolean NOT NULL DEFAULT true,
  -- Of files.
  recording_id uuid UNIQUE,
  captions_id uuid UNIQUE,
  recorded_at timestamptz(3),
  CONSTRAINT peer_sessions_check4 CHECK ((recording_id IS NULL) = (recorded_at IS NULL)),
  CONSTRAINT peer_sessions_check5 CHECK (captions_id IS NULL OR recording_id IS NOT NULL),
  -- Why the last file was refused, until the host adds or deletes a recording.
  recording_fault text CHECK (recording_fault <> ''),
  begun_at timestamptz(3),
  ended_at timestamptz(3),
  CONSTRAINT peer_sessions_check2 CHECK (ended_at IS NULL OR (begun_at IS NOT NULL AND ended_at >= begun_at)),
  cancelled_at timestamptz(3),
  CONSTRAINT peer_sessions_check3 CHECK (cancelled_at IS NULL OR begun_at IS NULL),
  cancel_reason text NOT NULL DEFAULT '',
  -- By the team.
  hidden_at timestamptz(3),
  hidden_reason text,
  CONSTRAINT hidden_completely CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)),
  -- ICS SEQUENCE: grows with every change that calendars must receive.
  sequence integer NOT NULL DEFAULT 0,
  -- Of the last registration.
  last_place integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  search text GENERATED ALWAYS AS (fold(title || ' ' || description)) STORED,
  UNIQUE (id, host_id)
);
CREATE INDEX peer_sessions_by_time ON peer_sessions (starts_at, id);
CREATE INDEX peer_sessions_of_host ON peer_sessions (host_id);
CREATE INDEX peer_sessions_not_ended ON peer_sessions (starts_at, ends_at)
  WHERE ended_at IS NULL AND cancelled_at IS NULL;
CREATE INDEX peer_sessions_search ON peer_sessions USING gin (search extensions.gin_trgm_ops);

CREATE TABLE peer_registrations (
  session_id uuid NOT NULL,
  user_id integer NOT NULL REFERENCES people,
  host_id integer NOT NULL,
  state text NOT NULL CHECK (state IN ('registered', 'waiting')),
  -- Order of arrival.
  place integer NOT NULL,
  timezone text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  moved_up_at timestamptz(3),
  PRIMARY KEY (session_id, user_id),
  UNIQUE (session_id, place),
  FOREIGN KEY (session_id, host_id) REFERENCES peer_sessions (id, host_id) ON DELETE CASCADE,
  CONSTRAINT peer_registrations_not_by_host CHECK (user_id <> host_id)
);
CREATE INDEX peer_registrations_of_person ON peer_registrations (user_id);

CREATE FUNCTION count_peer_places() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.state = 'registered' THEN 1 ELSE 0 END;
    after integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.state = 'registered' THEN 1 ELSE 0 END;
  BEGIN
    IF before <> after THEN
      UPDATE peer_sessions SET registered = registered + after - before
      WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.session_id ELSE NEW.session_id END;
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER count_peer_places AFTER INSERT OR DELETE OR UPDATE OF state ON peer_registrations
  FOR EACH ROW EXECUTE FUNCTION count_peer_places();

CREATE TABLE peer_reminders (
  session_id uuid NOT NULL REFERENCES peer_sessions ON DELETE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  before text NOT NULL CHECK (before IN ('24h', '1h')),
  due_at timestamptz(3) NOT NULL,
  sent_at timestamptz(3),
  PRIMARY KEY (session_id, starts_at, before)
);
CREATE INDEX peer_reminders_due ON peer_reminders (due_at) WHERE sent_at IS NULL;

-- Uploaded files; the bytes are in object storage.
CREATE TABLE files (
  id uuid PRIMARY KEY,
  owner_id integer NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('material', 'thumbnail', 'captions', 'peer-recording')),
  name text NOT NULL CHECK (length(name) <= 300),
  -- Removed files count against the limits until a day has passed.
  state text NOT NULL CHECK (state IN ('uploading', 'checking', 'ready', 'refused', 'removed')),
  reason text,
  CONSTRAINT files_check CHECK ((reason IS NOT NULL) = (state = 'refused')),
  size bigint CHECK (size BETWEEN 1 AND 524288000),
  declared_type text NOT NULL DEFAULT '',
  -- Of the chosen file, by the browser.
  fingerprint text CHECK (length(fingerprint) <= 500),
  type text,
  object_key text UNIQUE,
  CONSTRAINT files_check3
    CHECK (state NOT IN ('checking', 'ready') OR (type IS NOT NULL AND size IS NOT NULL AND object_key IS NOT NULL)),
  duration_seconds double precision CHECK (duration_seconds > 0),
  page_count integer CHECK (page_count > 0),
  thumbnail_key text,
  attached_kind text CHECK (attached_kind IN ('material', 'peer-session')),
  attached_id uuid,
  CONSTRAINT files_check1 CHECK ((attached_kind IS NULL) = (attached_id IS NULL)),
  -- A recording is attached to its session while the worker still checks it.
  CONSTRAINT files_attached_state CHECK (attached_id IS NULL OR state = 'ready'
    OR (state = 'checking' AND attached_kind = 'peer-session')),
  created_at timestamptz(3) NOT NULL,
  -- Of the last request of an upload, and of the last change afterwards.
  touched_at timestamptz(3) NOT NULL,
  enqueue_count smallint NOT NULL DEFAULT 0
);
CREATE INDEX files_of_owner ON files (owner_id, created_at);
CREATE INDEX files_attached ON files (attached_id) WHERE attached_id IS NOT NULL;
CREATE INDEX files_to_sweep ON files (touched_at) WHERE attached_id IS NULL;
CREATE INDEX files_checking ON files (touched_at) WHERE state = 'checking';
-- An upload that is chosen again goes on.
CREATE UNIQUE INDEX files_unfinished ON files (owner_id, purpose, size, fingerprint)
  WHERE state = 'uploading' AND fingerprint IS NOT NULL;

-- Learning materials.
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
  CHECK ((file_id IS NULL) <> (link IS NULL)),
  CHECK (link IS NULL OR type IN ('video', 'course')),
  CHECK (captions_id IS NULL OR file_id IS NOT NULL),
  view_count integer NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  is_published boolean NOT NULL,
  -- Of the first time, so that the order of the newest cannot be changed by publishing again.
  published_at timestamptz(3),
  CHECK (NOT is_published OR published_at IS NOT NULL),
  -- By the team.
  hidden_at timestamptz(3),
  hidden_reason text,
  CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)),
  -- Suspended, or leaving.
  is_author_away boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  is_shown boolean NOT NULL GENERATED ALWAYS AS (is_published AND hidden_at IS NULL AND NOT is_author_away) STORED,
  search text NOT NULL
    GENERATED ALWAYS AS (searchable(title || ' ' || description || ' ' || joined(tags))) STORED
);
CREATE INDEX materials_newest ON materials (published_at DESC, id DESC) WHERE is_shown;
CREATE INDEX materials_most_viewed ON materials (view_count DESC, id DESC) WHERE is_shown;
CREATE INDEX materials_of_type ON materials (type, published_at DESC, id DESC) WHERE is_shown;
CREATE INDEX materials_of_category ON materials (category_key, published_at DESC, id DESC) INCLUDE (category)
  WHERE is_shown;
CREATE INDEX materials_of_author ON materials (author_id, created_at DESC, id DESC);
CREATE INDEX materials_category_key ON materials (category_key);
CREATE INDEX materials_search ON materials USING gin (search extensions.gin_trgm_ops)
  WITH (fastupdate = off) WHERE is_shown;

-- Who viewed them, once a day.
CREATE TABLE material_views (
  material_id uuid NOT NULL REFERENCES materials ON DELETE CASCADE,
  user_id integer NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (material_id, user_id, day)
);
CREATE INDEX material_views_of_user ON material_views (user_id);

-- Where each person stopped.
CREATE TABLE material_positions (
  user_id integer NOT NULL,
  material_id uuid NOT NULL REFERENCES materials ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, material_id)
);
CREATE INDEX material_positions_of_material ON material_positions (material_id);

-- Reports of members.
CREATE TABLE reports (
  -- Made in the order of time (uuid v7).
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('support-request', 'support-response', 'peer-session', 'material')),
  item_id uuid NOT NULL,
  author_id integer NOT NULL,
  reporter_id integer,
  CONSTRAINT reports_check CHECK (reporter_id <> author_id),
  reporter_name text,
  CONSTRAINT reports_check1 CHECK ((reporter_id IS NULL) = (reporter_name IS NULL)),
  reason text NOT NULL CHECK (reason IN ('harmful', 'spam', 'impersonation', 'other')),
  text text NOT NULL CHECK (length(text) <= 1000),
  -- The text of the item at the time of the report.
  quote text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  outcome text CHECK (outcome IN ('hidden', 'dismissed')),
  note text CHECK (length(note) BETWEEN 1 AND 1000),
  resolved_by text,
  resolved_at timestamptz(3),
  CONSTRAINT resolved_completely CHECK (num_nonnulls(outcome, note, resolved_by, resolved_at) IN (0, 4))
);
CREATE UNIQUE INDEX one_open_report ON reports (reporter_id, kind, item_id) WHERE resolved_at IS NULL;
CREATE INDEX reports_of_item ON reports (kind, item_id, id);
CREATE INDEX reports_of_author ON reports (author_id);
CREATE INDEX reports_open ON reports (kind, item_id) WHERE resolved_at IS NULL;
