import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { MentorCard } from '../domain/session-view.ts';
import type { Busy, CalendarRules } from '../domain/slots.ts';
import { isLeaving } from './departures.repository.ts';
import { pausedUntil } from './no-show-rows.ts';
import { noneSuspended } from './suspensions.repository.ts';
import type { CalendarsTable } from './tables.ts';

export interface CalendarQuery {
  mentorId: number;
  /** Their sessions are busy time, too; null for a visitor. */
  learnerId: number | null;
  /** Epoch milliseconds; limits the overrides and sessions that are read. */
  from: number;
  to: number;
  /** Holds that expired before are free time. */
  now: number;
  /** A session to be moved. The caller must check that the user takes part in it. */
  exceptSessionId?: string | null;
}

export interface LoadedCalendar {
  rules: CalendarRules;
  mentor: MentorCard;
  busy: Busy[];
  /** Until when no new sessions can be booked with the mentor, after repeated no-shows. */
  pausedUntil: Date | null;
  /** Whether the learner has had a session with the mentor, or their one intro call. Read if the mentor offers these. */
  isKnown: boolean;
}

export type CalendarRow = Columns<
  CalendarsTable,
  | 'name'
  | 'avatar'
  | 'timezone'
  | 'currency'
  | 'minNoticeMinutes'
  | 'bookingWindowDays'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'maxPerDay'
  | 'maxPerWeek'
  | 'startEveryMinutes'
  | 'offersIntro'
> &
  Pick<CalendarRules, 'isOpen' | 'typePrices' | 'weekly' | 'overrides'> &
  Pick<LoadedCalendar, 'busy' | 'pausedUntil' | 'isKnown'> & {
    elsewhere: Busy[];
    price: CalendarsTable['price_cents'];
  };

// A date in any zone is within a day of the same date in UTC. Sessions last at most an hour and buffers two, so a lower
// bound of one day on starts_at loses none and lets PostgreSQL use the indexes.
const LIVE = `status IN ('held', 'scheduled') AND (status = 'scheduled' OR hold_expires_at > $5)
  AND starts_at > $3::timestamptz - interval '1 day' AND starts_at < $4::timestamptz + interval '2 hours'
  AND ends_at > $3::timestamptz - interval '2 hours' AND id IS DISTINCT FROM $6::uuid`;

// For a mentor who limits their number: the sessions of whole weeks in any zone, also those that took place.
const COUNTED = `(c.max_per_day IS NOT NULL OR c.max_per_week IS NOT NULL)
  AND status IN ('held', 'scheduled', 'completed', 'no-show') AND (status <> 'held' OR hold_expires_at > $5)
  AND starts_at > $3::timestamptz - interval '8 days' AND starts_at < $4::timestamptz + interval '8 days'
  AND id IS DISTINCT FROM $6::uuid`;
const COLUMNS = 'id, mentor_id, learner_id, starts_at, ends_at';

// Sessions that take or took place, and intro calls as in the index `sessions_intro_once`.
const KNOWN = `status IN ('scheduled', 'completed', 'cancelled', 'no-show')
  AND (status <> 'cancelled' OR (kind = 'intro' AND cancelled_by <> 'mentor'))`;

/** Reads a mentor's calendar and busy time in one statement. Parameters: `calendarParams`. */
export const calendarSql = `
  SELECT c.name, c.avatar, c.timezone,
    c.is_open AND NOT ${isLeaving('c.mentor_id')} AND ${noneSuspended('$1', '$2')} AS "isOpen", c.price_cents AS price,
    c.type_prices AS "typePrices", c.currency,
    c.min_notice_minutes AS "minNoticeMinutes", c.booking_window_days AS "bookingWindowDays",
    c.buffer_before_minutes AS "bufferBeforeMinutes", c.buffer_after_minutes AS "bufferAfterMinutes",
    c.max_per_day AS "maxPerDay", c.max_per_week AS "maxPerWeek", c.start_every_minutes AS "startEveryMinutes",
    c.offers_intro AS "offersIntro", c.offers_intro AND EXISTS (SELECT FROM sessions WHERE mentor_id = $1 AND learner_id = $2 AND ${KNOWN}) AS "isKnown",
    (SELECT coalesce(json_agg(json_build_object('dayOfWeek', day_of_week, 'start', start_minute, 'end', end_minute)), '[]')
     FROM availability WHERE mentor_id = c.mentor_id) AS weekly,
    (SELECT coalesce(json_agg(json_build_object('date', date, 'kind', kind, 'start', start_minute, 'end', end_minute)), '[]')
     FROM (
       SELECT kind, start_minute, end_minute, generate_series(
         greatest(date, ($3::timestamptz AT TIME ZONE 'UTC')::date - 1),
         least(coalesce(last_date, date), ($4::timestamptz AT TIME ZONE 'UTC')::date + 1), interval '1 day')::date AS date
       FROM overrides WHERE mentor_id = c.mentor_id) days
    ) AS overrides,
    (SELECT coalesce(json_agg(json_build_object(
       'start', extract(epoch FROM starts_at) * 1000, 'end', extract(epoch FROM ends_at) * 1000,
       'mine', $2 IN (mentor_id, learner_id), 'withoutMentor', $1 NOT IN (mentor_id, learner_id),
       'taught', mentor_id = $1)), '[]')
     FROM (
       SELECT ${COLUMNS} FROM sessions WHERE mentor_id IN ($1, $2) AND ${LIVE}
       UNION SELECT ${COLUMNS} FROM sessions WHERE learner_id IN ($1, $2) AND ${LIVE}
       UNION SELECT ${COLUMNS} FROM sessions WHERE mentor_id = $1 AND ${COUNTED}) live) AS busy,
    (SELECT coalesce(json_agg(json_build_object(
       'start', extract(epoch FROM starts_at) * 1000, 'end', extract(epoch FROM ends_at) * 1000)), '[]')
     FROM busy_times WHERE mentor_id = $1 AND starts_at < $4::timestamptz + interval '2 hours'
       AND ends_at > $3::timestamptz - interval '2 hours') AS elsewhere,
    (SELECT until FROM (SELECT ${pausedUntil('c.mentor_id')} AS until) paused WHERE until > $5) AS "pausedUntil"
  FROM calendars c WHERE c.mentor_id = $1`;

export function calendarParams(query: CalendarQuery): unknown[] {
  const { mentorId, learnerId, from, to, now, exceptSessionId } = query;
  const instants = [from, to, now].map((instant) => new Date(instant));
  return [mentorId, learnerId ?? mentorId, ...instants, exceptSessionId ?? null];
}

export function toCalendar(row: CalendarRow | undefined): LoadedCalendar | null {
  if (!row) return null;
  const { name, avatar, busy, elsewhere, pausedUntil: until, isKnown, ...rules } = row;
  return { rules, mentor: { name, avatar }, busy: [...busy, ...elsewhere], pausedUntil: until, isKnown };
}

/** Null for an unknown mentor. */
export async function loadCalendar(tx: Tx, query: CalendarQuery): Promise<LoadedCalendar | null> {
  const [row] = await tx.query<CalendarRow>(calendarSql, calendarParams(query));
  return toCalendar(row);
}
