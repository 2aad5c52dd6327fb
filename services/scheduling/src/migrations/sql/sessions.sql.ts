export const sessionsSql = `
  -- A hold is a session that is not one yet: it takes its time in the same constraints, and keeps its id when it is paid.
  CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    mentor_id integer NOT NULL REFERENCES calendars (mentor_id),
    learner_id integer NOT NULL CHECK (learner_id <> mentor_id),
    learner_name text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('standard', 'guided')),
    session_type text CHECK ((session_type IS NOT NULL) = (kind = 'guided')),
    starts_at timestamptz(3) NOT NULL,
    ends_at timestamptz(3) NOT NULL CHECK (ends_at > starts_at),
    status text NOT NULL CHECK (status IN
      ('held', 'released', 'expired', 'scheduled', 'completed', 'cancelled', 'no-show')),
    hold_expires_at timestamptz(3) CHECK (status <> 'held' OR hold_expires_at IS NOT NULL),
    -- The price in force at booking, of the whole session.
    price_cents integer NOT NULL CHECK (price_cents >= 0),
    currency text NOT NULL CHECK (currency IN ('USD', 'EUR', 'GBP')),
    payment text NOT NULL CHECK (payment IN
      ('free', 'unpaid', 'paid', 'after-session', 'due', 'waived', 'refunding', 'refunded')),
    CHECK ((payment = 'free') = (price_cents = 0)),
    -- A standard session that is priced stands only when it is paid.
    CHECK (kind = 'guided' OR status IN ('held', 'released', 'expired') OR payment IN ('free', 'paid', 'refunding', 'refunded')),
    -- The captured intent of services/payments; one intent pays for one session.
    intent_id uuid UNIQUE,
    paid_at timestamptz(3),
    CHECK ((payment IN ('paid', 'refunding', 'refunded')) = (intent_id IS NOT NULL AND paid_at IS NOT NULL)),
    pay_by timestamptz(3) CHECK (payment <> 'due' OR pay_by IS NOT NULL),
    -- The policy in force at booking.
    free_cancel_hours smallint NOT NULL DEFAULT 24,
    meeting_code text NOT NULL UNIQUE,
    topic text NOT NULL DEFAULT '',
    user_notes text NOT NULL DEFAULT '',
    notes text NOT NULL DEFAULT '',
    about jsonb,
    mentor_timezone text NOT NULL,
    learner_timezone text NOT NULL,
    cancelled_by text CHECK (cancelled_by IN ('mentor', 'learner')),
    CHECK ((status = 'cancelled') = (cancelled_by IS NOT NULL)),
    absent text CHECK (absent IN ('mentor', 'learner')),
    CHECK ((status = 'no-show') = (absent IS NOT NULL)),
    sequence integer NOT NULL DEFAULT 0,
    created_at timestamptz(3) NOT NULL,
    -- Of the last change that calendars show (DTSTAMP).
    changed_at timestamptz(3) NOT NULL,
    CONSTRAINT sessions_mentor_free EXCLUDE USING gist (
      mentor_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('held', 'scheduled')),
    CONSTRAINT sessions_learner_free EXCLUDE USING gist (
      learner_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status IN ('held', 'scheduled'))
  );
  CREATE INDEX sessions_of_mentor ON sessions (mentor_id, starts_at, id);
  CREATE INDEX sessions_of_learner ON sessions (learner_id, starts_at, id);
  CREATE INDEX sessions_to_complete ON sessions (ends_at) WHERE status = 'scheduled';
  CREATE INDEX sessions_held ON sessions (hold_expires_at) WHERE status = 'held';
  CREATE INDEX sessions_open_holds ON sessions (learner_id) WHERE status = 'held';
  CREATE INDEX sessions_due ON sessions (learner_id, pay_by) WHERE payment = 'due';

  -- Every transition, in an unbroken chain from nothing; only written, never changed.
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

  -- Keyed by the start it speaks of: a session that moves gets new ones.
  CREATE TABLE reminders (
    session_id uuid NOT NULL REFERENCES sessions (id),
    starts_at timestamptz(3) NOT NULL,
    before text NOT NULL CHECK (before IN ('24h', '1h')),
    due_at timestamptz(3) NOT NULL,
    sent_at timestamptz(3),
    PRIMARY KEY (session_id, starts_at, before)
  );
  CREATE INDEX reminders_due ON reminders (due_at) WHERE sent_at IS NULL;

  CREATE TABLE reviews (
    session_id uuid PRIMARY KEY REFERENCES sessions (id),
    mentor_id integer NOT NULL,
    learner_id integer NOT NULL,
    rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
    text text NOT NULL CHECK (length(text) <= 2000),
    created_at timestamptz(3) NOT NULL
  );
  CREATE INDEX reviews_of_mentor ON reviews (mentor_id, created_at DESC, session_id);

  -- The token is shown again on the settings page, so it is kept as it is.
  CREATE TABLE calendar_feeds (
    user_id integer PRIMARY KEY,
    token text NOT NULL UNIQUE CHECK (length(token) >= 32),
    created_at timestamptz(3) NOT NULL
  );
`;
