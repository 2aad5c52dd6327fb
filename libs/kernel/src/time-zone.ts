import { tzOffset } from '@date-fns/tz';

// The only wall-time arithmetic, for services and browser. Instants are epoch milliseconds, dates are YYYY-MM-DD, wall
// times are minutes since midnight (1440 is the next day's midnight), zones are IANA ids. Invalid zones and dates throw
// RangeError.

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

export interface LocalTime {
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  minute: number;
}

export function localTime(zone: string, instant: number): LocalTime {
  const wall = instant + offsetAt(zone, instant);
  const day = Math.floor(wall / DAY);
  return { date: dateOf(day), weekday: weekdayOfDay(day), minute: Math.floor((wall - day * DAY) / MINUTE) };
}

/** The instants of a wall time, ascending: none where the clocks skip it, two where they repeat it. */
export function instantsAt(zone: string, date: string, minute: number): number[] {
  return wallClock(zone, date)(minute);
}

/** `instantsAt` of one date, for many minutes (0 to 1440) of it. */
export function wallClock(zone: string, date: string): (minute: number) => number[] {
  const midnight = dayOf(date) * DAY;
  // Offsets are shorter than a day, and no zone changes twice in three days, so equal ones at both ends are the only
  // one.
  const before = offsetAt(zone, midnight - DAY);
  const after = offsetAt(zone, midnight + 2 * DAY);
  if (before === after) return (minute) => [midnight + minute * MINUTE - before];
  return (minute) =>
    [before, after]
      .map((offset) => ({ offset, instant: midnight + minute * MINUTE - offset }))
      .filter(({ offset, instant }) => offsetAt(zone, instant) === offset)
      .map(({ instant }) => instant)
      .sort((a, b) => a - b);
}

/** The first instant of a date, which is not midnight where the clocks skip that. */
export function startOfDate(zone: string, date: string): number {
  const [midnight] = instantsAt(zone, date, 0);
  if (midnight !== undefined) return midnight;
  let [before, after] = [dayOf(date) * DAY - DAY, dayOf(date) * DAY + DAY];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localTime(zone, middle).date < date) before = middle;
    else after = middle;
  }
  return after;
}

/** `days` may be negative. */
export const addDays = (date: string, days: number): string => dateOf(dayOf(date) + days);

/** Calendar days: 1 from a date to the next, negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => weekdayOfDay(dayOf(date));

/** Minutes since midnight of `09:30`; `24:00` is 1440. */
export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `09:30` of 570. */
export const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Milliseconds ahead of UTC. */
function offsetAt(zone: string, instant: number): number {
  // tzOffset caches by name for ever, and a name in any mix of cases is valid.
  const minutes = tzOffset(zone.toLowerCase(), new Date(instant));
  if (Number.isNaN(minutes)) throw new RangeError(`no offset of ${zone} at ${instant}`);
  return minutes * MINUTE;
}

// Days are counted in UTC, where all have the same length.

function dayOf(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY;
  if (Number.isNaN(day)) throw new RangeError(`invalid date: ${date}`);
  return day;
}

function dateOf(day: number): string {
  const date = new Date(day * DAY).toISOString().slice(0, -'T00:00:00.000Z'.length);
  // Other years have a sign and more digits, and do not sort as text.
  if (date.length !== 10) throw new RangeError(`year outside 0 to 9999: ${date}`);
  return date;
}

/** Day 0, 1 January 1970, was a Thursday. */
const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;
