export const calendarsSql = `
  -- One per mentor, opened when identity says who they are.
  CREATE TABLE calendars (
    mentor_id integer PRIMARY KEY,
    name text NOT NULL,
    avatar text,
    profile_version integer NOT NULL DEFAULT 0,
    -- Not while they have lost the role: nothing can be booked, what is booked stays.
    is_open boolean NOT NULL DEFAULT true,
    -- When the news came about that said so: older ones change nothing.
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
    rating_count integer NOT NULL DEFAULT 0 CHECK (rating_sum BETWEEN rating_count AND rating_count * 5)
  );

  -- Weekly hours, in minutes of the mentor's wall time (1440 is the end of the day). Day 0 is Sunday.
  CREATE TABLE availability (
    id uuid PRIMARY KEY,
    mentor_id integer NOT NULL REFERENCES calendars (mentor_id) ON DELETE CASCADE,
    day_of_week smallint NOT NULL CHECK (day_of_week BETWEEN 0 AND 6),
    start_minute smallint NOT NULL CHECK (start_minute BETWEEN 0 AND 1410 AND start_minute % 30 = 0),
    end_minute smallint NOT NULL CHECK (end_minute <= 1440 AND end_minute % 30 = 0 AND end_minute > start_minute),
    CONSTRAINT availability_apart EXCLUDE USING gist (
      mentor_id WITH =, day_of_week WITH =, int4range(start_minute, end_minute) WITH &&)
  );

  CREATE TABLE overrides (
    id uuid PRIMARY KEY,
    mentor_id integer NOT NULL REFERENCES calendars (mentor_id) ON DELETE CASCADE,
    date date NOT NULL,
    kind text NOT NULL CHECK (kind IN ('closed', 'extra')),
    start_minute smallint CHECK (start_minute BETWEEN 0 AND 1410 AND start_minute % 30 = 0),
    end_minute smallint CHECK (end_minute <= 1440 AND end_minute % 30 = 0 AND end_minute > start_minute),
    CHECK ((kind = 'extra') = (start_minute IS NOT NULL AND end_minute IS NOT NULL)),
    CONSTRAINT overrides_apart EXCLUDE USING gist (
      mentor_id WITH =, date WITH =, int4range(start_minute, end_minute) WITH &&) WHERE (kind = 'extra')
  );
  CREATE UNIQUE INDEX overrides_closed_once ON overrides (mentor_id, date) WHERE kind = 'closed';
  CREATE INDEX overrides_by_date ON overrides (mentor_id, date);
`;
