-- The tables of scheduling. Instants are UTC; wall times are minutes of a day in the mentor's time zone.

-- One per mentor, opened by an event of identity.
CREATE TABLE calendars (
  mentor_id integer PRIMARY KEY,
  name text NOT NULL,
  avatar text,
  profile_version integer NOT NULL DEFAULT 0,
  -- False after the loss of the role: nothing can be booked, what is booked stays.
  is_open boolean NOT NULL DEFAULT true,
  -- Of the event that set it: older ones have no effect.
  role_at timestamptz(3),
  -- Null until the mentor chooses one: nothing can be booked before.
  timezone text CHECK (length(timezone) <= 64),
  -- Null while there is no price.
  price_cents integer CHECK (price_cents BETWEEN 0 AND 100000),
  currency text NOT NULL DEFAULT 'USD' CHECK (currency IN ('USD', 'EUR', 'GBP')),
  pricing_version integer NOT NULL DEFAULT 0,
  min_notice_minutes integer NOT NULL DEFAULT 120 CHECK (min_notice_minutes BETWEEN 0 AND 20160),
  booking_window_days integer NOT NULL DEFAULT 60 CHECK (booking_window_days BETWEEN 1 AND 365),
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  CONSTRAINT calendars_check CHECK (rating_sum BETWEEN rating_count AND rating_count * 5)
);

-- Weekly hours, in minutes of the mentor's wall time (1440 is the end of the day). Day 0 is Sunday.
CREATE TABLE availability (
  id uuid PRIMARY KEY,
  mentor_id integer NOT NULL REFERENCES calendars (mentor_id) ON DELETE CASCADE,
  day_of_week smallint NOT NULL CHECK (day_of_week BETWEEN 0 AND 6),
  start_minute smallint NOT NULL CHECK (start_minute BETWEEN 0 AND 1410 AND start_minute % 30 = 0),
  end_minute smallint NOT NULL,
  CONSTRAINT availability_check CHECK (end_minute <= 1440 AND end_minute % 30 = 0 AND end_minute > start_minute),
  CONSTRAINT availability_apart EXCLUDE USING gist (
    mentor_id WITH =, day_of_week WITH =, int4range(start_minute, end_minute) WITH &&)
);

-- Days off, and additional hours of one day.
CREATE TABLE overrides (
  id uuid PRIMARY KEY,
  mentor_id integer NOT NULL REFERENCES calendars (mentor_id) ON DELETE CASCADE,
  date date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('closed', 'extra')),
  start_minute smallint CHECK (start_minute BETWEEN 0 AND 1410 AND start_minute % 30 = 0),
  end_minute smallint,
  CONSTRAINT overrides_check CHECK (end_minute <= 1440 AND end_minute % 30 = 0 AND end_minute > start_minute),
  CONSTRAINT overrides_check1 CHECK ((kind = 'extra') = (start_minute IS NOT NULL AND end_minute IS NOT NULL)),
  CONSTRAINT overrides_apart EXCLUDE USING gist (
    mentor_id WITH =, date WITH =, int4range(start_minute, end_minute) WITH &&) WHERE (kind = 'extra')
);
CREATE UNIQUE INDEX overrides_closed_once ON overrides (mentor_id, date) WHERE kind = 'closed';
CREATE INDEX overrides_by_date ON overrides (mentor_id, date);

-- Suspended users, from the events of identity: they cannot book sessions, and cannot be booked.
-- Rows of restored users stay, so that an older event has no effect.
CREATE TABLE suspensions (
  user_id integer PRIMARY KEY,
  is_suspended boolean NOT NULL,
  changed_at timestamptz NOT NULL
);

-- People whose account is to be deleted: they take no part in sessions.
CREATE TABLE departures (
  user_id integer PRIMARY KEY,
  -- False for a user who has kept the account; the row stays, so that an older event has no effect.
  leaving boolean NOT NULL,
  -- Of the event.
  at timestamptz(3) NOT NULL
);

-- A hold is a session that is not booked yet: it takes its time in the same constraints, and keeps its id when it is paid.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  mentor_id integer NOT NULL REFERENCES calendars (mentor_id),
  learner_id integer NOT NULL,
  CONSTRAINT sessions_check CHECK (learner_id <> mentor_id),
  learner_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('standard', 'guided')),
  session_type text,
  CONSTRAINT sessions_check1 CHECK ((session_type IS NOT NULL) = (kind = 'guided')),
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  CONSTRAINT sessions_check2 CHECK (ends_at > starts_at),
  status text NOT NULL CHECK (status IN
    ('held', 'released', 'expired', 'scheduled', 'completed', 'cancelled', 'no-show')),
  hold_expires_at timestamptz(3),
  CONSTRAINT sessions_check3 CHECK (status <> 'held' OR hold_expires_at IS NOT NULL),
  -- The price in force at booking, of the whole session.
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP')),
  payment text NOT NULL CHECK (payment IN
    ('free', 'unpaid', 'paid', 'after-session', 'due', 'waived', 'refunding', 'refunded')),
  CONSTRAINT sessions_check4 CHECK ((payment = 'free') = (price_cents = 0)),
  -- A priced standard session is booked only when it is paid.
  CONSTRAINT sessions_check5
    CHECK (kind = 'guided' OR status IN ('held', 'released', 'expired') OR payment IN ('free', 'paid', 'refunding', 'refunded')),
  -- The captured intent of services/payments; one intent pays for one session.
  intent_id uuid UNIQUE,
  paid_at timestamptz(3),
  CONSTRAINT sessions_check6
    CHECK ((payment IN ('paid', 'refunding', 'refunded')) = (intent_id IS NOT NULL AND paid_at IS NOT NULL)),
  pay_by timestamptz(3),
  CONSTRAINT sessions_check7 CHECK (payment <> 'due' OR pay_by IS NOT NULL),
  -- The state of a dispute over its payment; null: none.
  dispute text CHECK (dispute IN ('open', 'won', 'lost')),
  CONSTRAINT sessions_dispute_payment CHECK (dispute IS NULL OR intent_id IS NOT NULL),
  -- The policy in force at booking.
  free_cancel_hours smallint NOT NULL DEFAULT 24,
  meeting_code text NOT NULL UNIQUE,
  topic text NOT NULL DEFAULT '',
  user_notes text NOT NULL DEFAULT '',
  notes text NOT NULL DEFAULT '',
  -- Null for notes from before it was recorded.
  notes_at timestamptz(3),
  about jsonb,
  mentor_timezone text NOT NULL,
  learner_timezone text NOT NULL,
  cancelled_by text CHECK (cancelled_by IN ('mentor', 'learner')),
  CONSTRAINT sessions_check8 CHECK ((status = 'cancelled') = (cancelled_by IS NOT NULL)),
  absent text CHECK (absent IN ('mentor', 'learner')),
  CONSTRAINT sessions_check9 CHECK ((status = 'no-show') = (absent IS NOT NULL)),
  -- ICS SEQUENCE.
  sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  -- Of the last change that calendars show (DTSTAMP).
  changed_at timestamptz(3) NOT NULL,
  CONSTRAINT sessions_mentor_free EXCLUDE USING gist (
    mentor_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('held', 'scheduled')),
  CONSTRAINT sessions_learner_free EXCLUDE USING gist (
    learner_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('held', 'scheduled'))
);
-- Ended holds stay for ever and no list or calendar shows them: outside these indexes they cost nothing.
CREATE INDEX sessions_of_mentor ON sessions (mentor_id, starts_at, id)
  WHERE status IN ('held', 'scheduled', 'completed', 'cancelled', 'no-show');
CREATE INDEX sessions_of_learner ON sessions (learner_id, starts_at, id)
  WHERE status IN ('held', 'scheduled', 'completed', 'cancelled', 'no-show');
CREATE INDEX sessions_scheduled ON sessions (starts_at) WHERE status = 'scheduled';
CREATE INDEX sessions_held ON sessions (hold_expires_at) WHERE status = 'held';
CREATE INDEX sessions_open_holds ON sessions (learner_id) WHERE status = 'held';
-- The recent holds of a learner that were not paid limit further ones.
CREATE INDEX sessions_unpaid_holds ON sessions (learner_id, created_at) WHERE status IN ('held', 'released', 'expired');
CREATE INDEX sessions_due ON sessions (learner_id, pay_by) WHERE payment = 'due';
-- Sessions that were booked from a roadmap.
CREATE INDEX sessions_of_roadmap ON sessions (mentor_id, (about ->> 'roadmapId')) WHERE about IS NOT NULL;

-- Every transition, in an unbroken chain from nothing. Rows are only added.
CREATE TABLE session_changes (
  session_id uuid NOT NULL REFERENCES sessions (id),
  number integer NOT NULL,
  from_status text,
  to_status text NOT NULL,
  at timestamptz(3) NOT NULL,
  by_user integer,
  PRIMARY KEY (session_id, number),
  CHECK ((number = 1) = (from_status IS NULL))
);

-- Sent ones; those to be sent follow from the sessions. By the start: a session that moves gets new ones.
CREATE TABLE reminders (
  session_id uuid NOT NULL REFERENCES sessions (id),
  starts_at timestamptz(3) NOT NULL,
  before text NOT NULL CHECK (before IN ('24h', '1h')),
  due_at timestamptz(3) NOT NULL,
  -- Nullable for the version before, which inserted reminders that were to be sent.
  sent_at timestamptz(3),
  PRIMARY KEY (session_id, starts_at, before)
);
CREATE INDEX reminders_sent ON reminders (due_at) WHERE sent_at IS NOT NULL;

CREATE TABLE reviews (
  session_id uuid PRIMARY KEY REFERENCES sessions (id),
  mentor_id integer NOT NULL,
  learner_id integer NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL CHECK (length(text) <= 2000),
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX reviews_of_mentor ON reviews (mentor_id, created_at DESC, session_id);

-- The settings page shows the token again, so it is not hashed.
CREATE TABLE calendar_feeds (
  user_id integer PRIMARY KEY,
  token text NOT NULL UNIQUE CHECK (length(token) >= 32),
  created_at timestamptz(3) NOT NULL
);

-- When each person first joined a session: evidence in a case.
CREATE TABLE session_joins (
  session_id uuid NOT NULL REFERENCES sessions (id),
  party text NOT NULL CHECK (party IN ('mentor', 'learner')),
  first_at timestamptz(3) NOT NULL,
  PRIMARY KEY (session_id, party)
);

-- The report of a no-show opens a case.
CREATE TABLE no_show_cases (
  session_id uuid PRIMARY KEY REFERENCES sessions (id),
  state text NOT NULL CHECK (state IN ('open', 'contested', 'upheld', 'dismissed')),
  reported_by text NOT NULL CHECK (reported_by IN ('mentor', 'learner')),
  accused_id integer NOT NULL,
  claim text NOT NULL DEFAULT '' CHECK (length(claim) <= 1000),
  reported_at timestamptz(3) NOT NULL,
  respond_by timestamptz(3) NOT NULL CHECK (respond_by >= reported_at),
  response text CHECK (length(response) <= 1000),
  responded_at timestamptz(3),
  -- 'report': by the report alone, from before there were cases.
  settled_by text CHECK (settled_by IN ('agreement', 'silence', 'decision', 'report')),
  settled_at timestamptz(3),
  decided_by integer,
  reason text CHECK (length(reason) BETWEEN 3 AND 1000),
  -- How long a third no-show pauses bookings, by the setting in force.
  pause_days smallint NOT NULL DEFAULT 0 CHECK (pause_days >= 0),
  CHECK ((state IN ('upheld', 'dismissed')) = (settled_at IS NOT NULL)),
  CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  CHECK (state <> 'dismissed' OR settled_by = 'decision'),
  CHECK ((settled_by IS NOT DISTINCT FROM 'decision') = (decided_by IS NOT NULL)),
  CHECK ((decided_by IS NULL) = (reason IS NULL)),
  CHECK (response IS NULL OR responded_at IS NOT NULL)
);
CREATE INDEX no_show_cases_open ON no_show_cases (respond_by) WHERE state = 'open';
CREATE INDEX no_show_cases_upheld ON no_show_cases (accused_id, settled_at) WHERE state = 'upheld';
CREATE INDEX no_show_cases_by_report ON no_show_cases (state, reported_at DESC, session_id DESC);

-- The next free time of each mentor, for the directory of identity.
CREATE TABLE next_free (
  mentor_id integer PRIMARY KEY REFERENCES calendars (mentor_id) ON DELETE CASCADE,
  next_free_at timestamptz(3),
  -- For a guided session, which is longer.
  guided_free_at timestamptz(3),
  zone text,
  version integer NOT NULL DEFAULT 0,
  -- When time alone changes it; null: never.
  recheck_at timestamptz(3)
);
CREATE INDEX next_free_due ON next_free (recheck_at) WHERE recheck_at IS NOT NULL;

-- Mentors whose calendar changed since it was computed. A change only inserts: an update of one row per mentor
-- would make bookings wait for each other and for the computation.
CREATE TABLE calendar_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mentor_id integer NOT NULL
);

CREATE FUNCTION note_calendar_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed jsonb := to_jsonb(coalesce(NEW, OLD));
  BEGIN
    -- A mentor can also be the learner of a session.
    INSERT INTO calendar_changes (mentor_id) SELECT mentor_id FROM calendars WHERE mentor_id IN (
      (changed ->> 'mentor_id')::integer, (changed ->> 'learner_id')::integer, (changed ->> 'user_id')::integer);
    RETURN NULL;
  END $$;
CREATE TRIGGER note_calendar_change
  AFTER INSERT OR UPDATE OF timezone, price_cents, is_open, min_notice_minutes, booking_window_days ON calendars
  FOR EACH ROW EXECUTE FUNCTION note_calendar_change();
CREATE TRIGGER note_calendar_change AFTER INSERT OR UPDATE OR DELETE ON availability
  FOR EACH ROW EXECUTE FUNCTION note_calendar_change();
CREATE TRIGGER note_calendar_change AFTER INSERT OR UPDATE OR DELETE ON overrides
  FOR EACH ROW EXECUTE FUNCTION note_calendar_change();
CREATE TRIGGER note_calendar_change AFTER INSERT OR UPDATE ON departures
  FOR EACH ROW EXECUTE FUNCTION note_calendar_change();
CREATE TRIGGER note_calendar_change AFTER INSERT OR UPDATE ON suspensions
  FOR EACH ROW EXECUTE FUNCTION note_calendar_change();
CREATE TRIGGER note_calendar_change AFTER INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION note_calendar_change();
CREATE TRIGGER note_session_change AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.status, OLD.starts_at) IS DISTINCT FROM (NEW.status, NEW.starts_at))
  EXECUTE FUNCTION note_calendar_change();

-- A pause takes a mentor's free times away.
CREATE FUNCTION note_no_show() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO calendar_changes (mentor_id) SELECT mentor_id FROM calendars WHERE mentor_id = NEW.accused_id;
    RETURN NULL;
  END $$;
CREATE TRIGGER note_no_show AFTER UPDATE ON no_show_cases FOR EACH ROW
  WHEN (NEW.state = 'upheld') EXECUTE FUNCTION note_no_show();
