import { tzOffset } from '@date-fns/tz';

// Instants are epoch milliseconds, dates are YYYY-MM-DD, wall times are minutes since midnight (1440 is the next
// day's midnight), zones are IANA ids. All functions throw RangeError for a zone or a date nobody knows.

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** A wall clock's date, weekday (0 is Sunday) and minute. */
export interface LocalTime {
  date: string;
  weekday: number;
  minute: number;
}

/** What a clock on the wall shows at an instant. */
export function localTime(zone: string, instant: number): LocalTime {
  const wall = instant + offsetAt(zone, instant);
  const day = Math.floor(wall / DAY);
  return { date: dateOf(day), weekday: weekdayOfDay(day), minute: Math.floor((wall - day * DAY) / MINUTE) };
}

/**
 * The instants at which a clock shows this date and minute, earlier first: none where the clocks go forward over it,
 * two where they go back over it.
 */
export function instantsAt(zone: string, date: string, minute: number): number[] {
  return wallClock(zone, date)(minute);
}

/** `instantsAt` of one date, for asking about many minutes (0 to 1440) of it. */
export function wallClock(zone: string, date: string): (minute: number) => number[] {
  const midnight = dayOf(date) * DAY;
  // No offset is longer than a day, and no zone changes twice in three: so the same offset at both ends is the only one.
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

/** The first instant of a date: midnight, or the moment it begins where the clocks go forward over midnight. */
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

/** So many days later (or earlier) in the calendar, however long they are. */
export const addDays = (date: string, days: number): string => dateOf(dayOf(date) + days);

/** How many days of the calendar lie between: 1 from a date to the next. */
export const daysBetween = (from: string, to: string): number => dayOf(to) - dayOf(from);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => weekdayOfDay(dayOf(date));

/** Milliseconds that the zone's clocks are ahead of UTC. */
function offsetAt(zone: string, instant: number): number {
  const minutes = tzOffset(zone, new Date(instant));
  if (Number.isNaN(minutes)) throw new RangeError(`no offset of ${zone} at ${instant}`);
  return minutes * MINUTE;
}

// Days are counted as UTC's, all of which are equally long.

function dayOf(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY;
  if (Number.isNaN(day)) throw new RangeError(`${date} is no date`);
  return day;
}

function dateOf(day: number): string {
  const date = new Date(day * DAY).toISOString().slice(0, -'T00:00:00.000Z'.length);
  // Outside of the years 0 to 9999 it has a sign and more digits, and no longer sorts as a text.
  if (date.length !== 10) throw new RangeError(`${date} is in no year of four digits`);
  return date;
}

/** The first day that is counted from, 1 January 1970, was a Thursday. */
const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;
