import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type {
  AvailabilitySlot,
  DateOverride,
  MentorCalendar,
  Pricing,
} from '@waymark/contracts/scheduling/calendar';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { isId } from '@waymark/kernel/ids';
import { addDays, localTime } from '@waymark/kernel/time-zone';
import { CLOCK } from '@waymark/platform/platform.module';
import {
  type CalendarQuery,
  type CalendarRow,
  calendarParams,
  calendarSql,
  type LoadedCalendar,
  toCalendar,
} from './calendar-query.ts';
import { rejectNonMentor } from './calendars.repository.ts';
import { noneSuspended } from './suspensions.repository.ts';
import type { SessionsTable } from './tables.ts';

const TIME = (minute: string) => `to_char(make_interval(mins => ${minute}), 'HH24:MI')`;

const SHOWN = `c.is_open AND ${noneSuspended('$1')}`;
const PRICING = `json_build_object('sessionPrice', c.price_cents, 'currency', c.currency,
  'typePrices', c.type_prices) AS pricing`;
const AVAILABILITY = `(
  SELECT coalesce(json_agg(json_build_object('id', id, 'dayOfWeek', day_of_week, 'startTime', ${TIME('start_minute')},
    'endTime', ${TIME('end_minute')}, 'timezone', c.timezone) ORDER BY day_of_week, start_minute), '[]')
  FROM availability WHERE mentor_id = c.mentor_id) AS availability`;

// Excludes dates that are over in every zone; the caller excludes those over in the mentor's zone.
const CALENDAR = `
  SELECT json_build_object('timezone', c.timezone, 'minNoticeMinutes', c.min_notice_minutes,
      'bookingWindowDays', c.booking_window_days, 'bufferBeforeMinutes', c.buffer_before_minutes,
      'bufferAfterMinutes', c.buffer_after_minutes, 'maxPerDay', c.max_per_day, 'maxPerWeek', c.max_per_week,
      'startEveryMinutes', c.start_every_minutes, 'offersIntro', c.offers_intro) AS settings,
    ${PRICING}, ${AVAILABILITY},
    (SELECT coalesce(json_agg(json_build_object('id', id, 'date', date, 'lastDate', last_date, 'kind', kind,
       'startTime', ${TIME('start_minute')}, 'endTime', ${TIME('end_minute')}) ORDER BY date, kind, start_minute), '[]')
     FROM overrides WHERE mentor_id = c.mentor_id AND coalesce(last_date, date) >= $2::date) AS overrides
  FROM calendars c WHERE c.mentor_id = $1`;

type Scheduled = Columns<SessionsTable, 'mentorId' | 'learnerId' | 'startsAt'>;

@Injectable()
export class CalendarsReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async pricing(mentorId: number): Promise<Pricing> {
    const [row] = await this.db.query<{ pricing: Pricing }>(
      `SELECT ${PRICING} FROM calendars c WHERE c.mentor_id = $1 AND ${SHOWN}`,
      [mentorId],
      { prepared: true },
    );
    return (row ?? notFound()).pricing;
  }

  async availability(mentorId: number): Promise<AvailabilitySlot[]> {
    const [row] = await this.db.query<{ availability: AvailabilitySlot[] }>(
      `SELECT ${AVAILABILITY} FROM calendars c WHERE c.mentor_id = $1 AND ${SHOWN}`,
      [mentorId],
      { prepared: true },
    );
    return (row ?? notFound()).availability;
  }

  /** With the overrides from today on. Error: FORBIDDEN. */
  async own({ userId, role }: Caller): Promise<MentorCalendar> {
    const now = this.clock.now().getTime();
    const [calendar] = await this.db.query<MentorCalendar>(CALENDAR, [userId, dateBefore(now)], {
      prepared: true,
    });
    if (!calendar) return role === 'mentor' ? emptyCalendar : rejectNonMentor();
    const today = localTime(calendar.settings.timezone ?? 'UTC', now).date;
    return {
      ...calendar,
      overrides: calendar.overrides.filter(({ date, lastDate }: DateOverride) => (lastDate ?? date) >= today),
    };
  }

  /** Error: NOT_FOUND. */
  async load(query: CalendarQuery): Promise<LoadedCalendar> {
    const [row] = await this.db.query<CalendarRow>(calendarSql, calendarParams(query), { prepared: true });
    return toCalendar(row) ?? notFound();
  }

  /** The people and the start of a scheduled session of the caller, else null. */
  async findScheduled(sessionId: string, callerId: number): Promise<Scheduled | null> {
    if (!isId(sessionId)) return null;
    const [row] = await this.db.query<Scheduled>(
      `SELECT mentor_id AS "mentorId", learner_id AS "learnerId", starts_at AS "startsAt" FROM sessions
       WHERE id = $1 AND $2 IN (mentor_id, learner_id) AND status = 'scheduled'`,
      [sessionId, callerId],
    );
    return row ?? null;
  }
}

function notFound(): never {
  throw new AppError('NOT_FOUND', 'Mentor not found');
}

const dateBefore = (now: number): string => addDays(localTime('UTC', now).date, -1);

/** The table's defaults. */
const emptyCalendar: MentorCalendar = {
  settings: {
    ...{ timezone: null, minNoticeMinutes: 120, bookingWindowDays: 60, startEveryMinutes: 30 },
    ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, maxPerDay: null, maxPerWeek: null },
    offersIntro: false,
  },
  pricing: { sessionPrice: null, currency: 'USD', typePrices: { ...usualPrices } },
  availability: [],
  overrides: [],
};
