// The rows of each table. Written by "npm run row-types" from the migrated schema, see schema.sql.

// biome-ignore format: one line is enough
export type TableName = 'availability' | 'busy_times' | 'calendar_changes' | 'calendar_feeds' | 'calendars' | 'departures' | 'goals' | 'linked_calendars' | 'next_free' | 'no_show_cases' | 'overrides' | 'private_notes' | 'proposals' | 'reminders' | 'reviews' | 'session_changes' | 'session_joins' | 'sessions' | 'suspensions' | 'tasks';

export interface AvailabilityTable {
  id: string;
  mentor_id: number;
  day_of_week: number;
  start_minute: number;
  end_minute: number;
}

export interface BusyTimesTable {
  calendar_id: string;
  mentor_id: number;
  starts_at: Date;
  ends_at: Date;
}

export interface CalendarChangesTable {
  readonly id: string;
  mentor_id: number;
}

export interface CalendarFeedsTable {
  user_id: number;
  token: string;
  created_at: Date;
  includes_details: boolean;
}

export interface CalendarsTable {
  mentor_id: number;
  name: string;
  avatar: string | null;
  profile_version: number;
  is_open: boolean;
  role_at: Date | null;
  timezone: string | null;
  price_cents: number | null;
  currency: 'USD' | 'EUR' | 'GBP';
  pricing_version: number;
  min_notice_minutes: number;
  booking_window_days: number;
  rating_sum: number;
  rating_count: number;
  type_prices: unknown;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
  max_per_day: number | null;
  max_per_week: number | null;
  start_every_minutes: 15 | 30 | 60;
  offers_intro: boolean;
}

export interface DeparturesTable {
  user_id: number;
  leaving: boolean;
  at: Date;
}

export interface GoalsTable {
  low_id: number;
  high_id: number;
  text: string;
  author_id: number;
  changed_at: Date;
}

export interface LinkedCalendarsTable {
  id: string;
  mentor_id: number;
  label: string;
  secret: Buffer;
  address_hash: Buffer;
  etag: string | null;
  last_modified: string | null;
  due_at: Date;
  checked_at: Date | null;
  read_at: Date | null;
  range_from: Date | null;
  failure:
    | 'unreachable'
    | 'inner-address'
    | 'login'
    | 'not-found'
    | 'server'
    | 'too-large'
    | 'not-a-calendar'
    | null;
  failing_since: Date | null;
  told_at: Date | null;
  times_version: number;
  created_at: Date;
}

export interface NextFreeTable {
  mentor_id: number;
  next_free_at: Date | null;
  guided_free_at: Date | null;
  zone: string | null;
  version: number;
  recheck_at: Date | null;
}

export interface NoShowCasesTable {
  session_id: string;
  state: 'open' | 'contested' | 'upheld' | 'dismissed';
  reported_by: 'mentor' | 'learner';
  accused_id: number;
  claim: string;
  reported_at: Date;
  respond_by: Date;
  response: string | null;
  responded_at: Date | null;
  settled_by: 'agreement' | 'silence' | 'decision' | 'report' | null;
  settled_at: Date | null;
  decided_by: number | null;
  reason: string | null;
  pause_days: number;
}

export interface OverridesTable {
  id: string;
  mentor_id: number;
  date: Date;
  kind: 'closed' | 'extra';
  start_minute: number | null;
  end_minute: number | null;
  last_date: Date | null;
}

export interface PrivateNotesTable {
  session_id: string;
  author_id: number;
  text: string;
  changed_at: Date;
}

export interface ProposalsTable {
  id: string;
  session_id: string;
  number: number;
  by: 'mentor' | 'learner';
  state: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'cancelled';
  starts_at: Date;
  message: string;
  reply: string;
  proposed_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface RemindersTable {
  session_id: string;
  starts_at: Date;
  before: '24h' | '1h';
  due_at: Date;
  sent_at: Date | null;
}

export interface ReviewsTable {
  session_id: string;
  mentor_id: number;
  learner_id: number;
  rating: number;
  text: string;
  created_at: Date;
}

export interface SessionChangesTable {
  session_id: string;
  number: number;
  from_status: string | null;
  to_status: string;
  at: Date;
  by_user: number | null;
  message: string;
}

export interface SessionJoinsTable {
  session_id: string;
  party: 'mentor' | 'learner';
  first_at: Date;
}

export interface SessionsTable {
  id: string;
  mentor_id: number;
  learner_id: number;
  learner_name: string;
  kind: 'standard' | 'guided' | 'intro';
  session_type: string | null;
  starts_at: Date;
  ends_at: Date;
  status: 'held' | 'released' | 'expired' | 'scheduled' | 'completed' | 'cancelled' | 'no-show';
  hold_expires_at: Date | null;
  price_cents: number;
  currency: 'USD' | 'EUR' | 'GBP';
  payment: 'free' | 'unpaid' | 'paid' | 'after-session' | 'due' | 'waived' | 'refunding' | 'refunded';
  intent_id: string | null;
  paid_at: Date | null;
  pay_by: Date | null;
  dispute: 'open' | 'won' | 'lost' | null;
  free_cancel_hours: number;
  meeting_code: string;
  topic: string;
  user_notes: string;
  notes: string;
  notes_at: Date | null;
  about: unknown;
  mentor_timezone: string;
  learner_timezone: string;
  cancelled_by: 'mentor' | 'learner' | null;
  absent: 'mentor' | 'learner' | null;
  sequence: number;
  created_at: Date;
  changed_at: Date;
}

export interface SuspensionsTable {
  user_id: number;
  is_suspended: boolean;
  changed_at: Date;
}

export interface TasksTable {
  id: string;
  session_id: string;
  position: number;
  text: string;
  due_on: Date | null;
  step: unknown;
  done_at: Date | null;
  comment: string;
  answered_at: Date | null;
}
