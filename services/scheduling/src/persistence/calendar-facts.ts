import type { Currency } from '@waymark/contracts/money';
import type { Tx } from '@waymark/database/tx';
import type { Busy, CalendarFacts, Override, WeeklyHours } from '../domain/slots.ts';

export interface CalendarQuestion {
  mentorId: number;
  /** Whose own sessions stand in the way, too; null for a visitor. */
  learnerId: number | null;
  /** Epoch milliseconds: overrides and sessions that touch this time are read. */
  from: number;
  to: number;
  /** A hold that ended before is not in the way. */
  now: number;
  /** A session that is about to move: it is not in its own way. Whoever asks has made sure that it is theirs. */
  exceptSessionId?: string | null;
}

export interface LoadedCalendar {
  facts: CalendarFacts;
  mentor: { name: string; avatar: string | null };
  busy: Busy[];
}

export interface CalendarRow {
  name: string;
  avatar: string | null;
  timezone: string | null;
  is_open: boolean;
  price_cents: number | null;
  currency: Currency;
  min_notice_minutes: number;
  booking_window_days: number;
  weekly: WeeklyHours[];
  overrides: Override[];
  busy: Busy[];
}

// A date of any zone lies within a day of UTC's. A session lasts an hour at most: starts a day before `from` reach into
// nothing, and with both bounds on starts_at the lists of mentors and learners are read by their indexes.
const LIVE = `status IN ('held', 'scheduled') AND (status = 'scheduled' OR hold_expires_at > $5)
  AND starts_at > $3::timestamptz - interval '1 day' AND starts_at < $4::timestamptz AND ends_at > $3::timestamptz
  AND id IS DISTINCT FROM $6::uuid`;

/** Everything about one mentor's time, in one picture. Parameters: `calendarParams`. */
export const calendarSql = `
  SELECT c.name, c.avatar, c.timezone, c.is_open, c.price_cents, c.currency, c.min_notice_minutes, c.booking_window_days,
    (SELECT coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'start', start_minute, 'end', end_minute)), '[]')
     FROM availability WHERE mentor_id = c.mentor_id) AS weekly,
    (SELECT coalesce(json_agg(json_build_object('date', date, 'kind', kind, 'start', start_minute, 'end', end_minute)), '[]')
     FROM overrides WHERE mentor_id = c.mentor_id
       AND date BETWEEN ($3::timestamptz AT TIME ZONE 'UTC')::date - 1 AND ($4::timestamptz AT TIME ZONE 'UTC')::date + 1
    ) AS overrides,
    (SELECT coalesce(json_agg(json_build_object(
       'start', extract(epoch FROM starts_at) * 1000, 'end', extract(epoch FROM ends_at) * 1000,
       'mine', $2 IN (mentor_id, learner_id))), '[]')
     FROM (
       SELECT id, mentor_id, learner_id, starts_at, ends_at FROM sessions WHERE mentor_id IN ($1, $2) AND ${LIVE}
       UNION SELECT id, mentor_id, learner_id, starts_at, ends_at FROM sessions
         WHERE learner_id IN ($1, $2) AND ${LIVE}) live) AS busy
  FROM calendars c WHERE c.mentor_id = $1`;

export function calendarParams(of: CalendarQuestion): unknown[] {
  const { mentorId, learnerId, from, to, now, exceptSessionId } = of;
  const instants = [from, to, now].map((instant) => new Date(instant));
  return [mentorId, learnerId ?? mentorId, ...instants, exceptSessionId ?? null];
}

export function toCalendar(row: CalendarRow | undefined): LoadedCalendar | null {
  if (!row) return null;
  return {
    facts: {
      timezone: row.timezone,
      isOpen: row.is_open,
      price: row.price_cents,
      currency: row.currency,
      minNoticeMinutes: row.min_notice_minutes,
      bookingWindowDays: row.booking_window_days,
      weekly: row.weekly,
      overrides: row.overrides,
    },
    mentor: { name: row.name, avatar: row.avatar },
    busy: row.busy,
  };
}

/** Null: no such mentor. Inside a transaction, so that what is decided by it is written by the same picture. */
export async function loadCalendar(tx: Tx, of: CalendarQuestion): Promise<LoadedCalendar | null> {
  const [row] = await tx.query<CalendarRow>(calendarSql, calendarParams(of));
  return toCalendar(row);
}
