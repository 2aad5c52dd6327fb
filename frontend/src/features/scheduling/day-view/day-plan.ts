import type { MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { addDays, localTime, toMinute, weekdayOf } from '@waymark/kernel/time-zone';
import { firstWeekday } from '#lib/week.ts';
import { type CalendarDate, dateIn } from '#lib/zones.ts';

export interface Stretch {
  from: number;
  to: number;
}

const DAY = 24 * 60;

/** The open hours of a day: those of its weekday unless it is closed, plus extra hours; merged where they overlap. */
export function openOn(date: CalendarDate, { availability, overrides }: MentorCalendar): Stretch[] {
  const today = overrides.filter(({ date: first, lastDate }) => first <= date && date <= (lastDate ?? first));
  const closed = today.some(({ kind }) => kind === 'closed');
  const weekly = closed ? [] : availability.filter(({ dayOfWeek }) => dayOfWeek === weekdayOf(date));
  const extra = today.filter(({ kind }) => kind === 'extra');
  const all = [...weekly, ...extra]
    .map(({ startTime, endTime }) => ({
      from: toMinute(startTime ?? '00:00'),
      to: toMinute(endTime ?? '00:00'),
    }))
    .toSorted((a, b) => a.from - b.from);
  const joined: Stretch[] = [];
  for (const { from, to } of all) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

export const wallMinutes = (zone: string, when: string | number): number =>
  localTime(zone, new Date(when).getTime()).minute;

export interface Placed extends Stretch {
  session: Session;
}

/** The sessions of a day in `zone`, sorted by start and cut off at midnight. */
export function sessionsOn(date: CalendarDate, zone: string, sessions: readonly Session[]): Placed[] {
  return sessions
    .flatMap((session) => {
      // An end at midnight belongs to the day before.
      const lastMoment = Date.parse(session.endsAt) - 1;
      const [first, last] = [dateIn(zone, session.sessionDate), dateIn(zone, lastMoment)];
      if (session.status === 'cancelled' || date < first || date > last) return [];
      const from = first === date ? wallMinutes(zone, session.sessionDate) : 0;
      const to = last === date ? wallMinutes(zone, lastMoment) + 1 : DAY;
      // When clocks go back, the wall time of the end may be before that of the start.
      return [{ session, from, to: to > from ? to : Math.min(DAY, from + session.duration) }];
    })
    .toSorted((a, b) => a.from - b.from);
}

/** The hours that the grid shows: the working day, extended to everything outside it. */
export function shownHours(parts: readonly Stretch[]): { first: number; last: number } {
  const first = Math.min(8, ...parts.map(({ from }) => Math.floor(from / 60)));
  const last = Math.max(18, ...parts.map(({ to }) => Math.ceil(to / 60)));
  return { first, last };
}

/** The days of the reader's week around a day. */
export function weekOf(date: CalendarDate): CalendarDate[] {
  const first = addDays(date, -((weekdayOf(date) - firstWeekday() + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(first, index));
}
