import { tzOffset } from '@date-fns/tz';

// Instants are epoch milliseconds, dates YYYY-MM-DD, wall times minutes since midnight (0 to 1440), zones IANA ids. All
// functions throw RangeError for an unknown zone or an invalid date.

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

export interface LocalTime {
  date: string;
  weekday: number;
  minute: number;
}

/** The wall time at an instant; weekday 0 is Sunday. */
export function localTime(zone: string, instant: number): LocalTime {
  const wall = instant + offsetAt(zone, instant);
  const day = Math.floor(wall / DAY);
  return { date: dateOf(day), weekday: weekdayOfDay(day), minute: Math.floor((wall - day * DAY) / MINUTE) };
}

/** The instants of a wall time in order: none in the gap of a clock change, two in an overlap. */
export function instantsAt(zone: string, date: string, minute: number): number[] {
  return wallClock(zone, date)(minute);
}

/** `instantsAt` for many minutes of one date. */
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

/** The first instant of a date: midnight, or the end of a gap that contains it. */
export function startOfDate(zone: string, date: string): number {
  const [midnight] = instantsAt(zone, date, 0);
  if (midnight !== undefined) return midnight;
  let [earlier, begun] = [dayOf(date) * DAY - DAY, dayOf(date) * DAY + DAY];
  while (begun - earlier > 1) {
    const middle = Math.floor((earlier + begun) / 2);
    if (localTime(zone, middle).date < date) earlier = middle;
    else begun = middle;
  }
  return begun;
}

export const addDays = (date: string, days: number): string => dateOf(dayOf(date) + days);

/** Calendar days; 1 from a date to the next. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => weekdayOfDay(dayOf(date));

function offsetAt(zone: string, instant: number): number {
  const minutes = tzOffset(zone, new Date(instant));
  if (Number.isNaN(minutes)) throw new RangeError(`no offset of ${zone} at ${instant}`);
  return minutes * MINUTE;
}

// Days are counted in UTC, where all have the same length.

function dayOf(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY;
  if (Number.isNaN(day)) throw new RangeError(`${date} is no date`);
  return day;
}

function dateOf(day: number): string {
  const date = new Date(day * DAY).toISOString().slice(0, -'T00:00:00.000Z'.length);
  // Years outside of 0 to 9999 have a sign and more digits, so they do not sort as text.
  if (date.length !== 10) throw new RangeError(`${date} is in no year of four digits`);
  return date;
}

/** Day 0, 1 January 1970, was a Thursday. */
const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;
