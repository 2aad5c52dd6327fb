import type { Streak } from '@waymark/contracts/roadmaps/learning';
import { isTimeZone } from '@waymark/contracts/time-zone';
import { AppError } from '@waymark/kernel/app-error';
import { daysBetween, localTime } from '@waymark/kernel/time-zone';

const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
/** From one active day to the next of the same streak: a single day of rest lies between them. */
const MOST_DAYS_APART = 2;

/** The day number of an instant in a zone; consecutive dates differ by one, and 0 is 1 January 1970. */
export type DayOf = (at: Date) => number;

/** Throws VALIDATION for an unknown IANA zone. */
export function daysIn(timeZone: string): DayOf {
  if (isTimeZone(timeZone)) return (at) => daysBetween('1970-01-01', localTime(timeZone, at.getTime()).date);
  const message = 'This time zone is not known.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['timeZone'], message }] });
}

/**
 * The only rule of what a streak is: active days, of which no two have more than one day of rest between them.
 * `quarters`: the active quarter hours since 1970, ascending.
 */
export function streakOf(quarters: readonly number[], now: Date, dayOf: DayOf): Streak {
  const today = dayOf(now);
  const days = new Set(quarters.map((quarter) => dayOf(new Date(quarter * QUARTER_MS))));
  let [longest, run, last] = [0, 0, Number.NaN];
  for (const day of days) {
    run = day - last <= MOST_DAYS_APART ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  const since = (first: number) => [...days].filter((day) => day >= first && day <= today).length;
  return {
    current: today - last <= MOST_DAYS_APART ? run : 0,
    longest,
    activeToday: last >= today,
    thisWeek: since(mondayOf(today)),
    thisMonth: since(firstOfMonth(today)),
  };
}

/** 1 January 1970 was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % 7);

const firstOfMonth = (day: number): number => day - new Date(day * DAY_MS).getUTCDate() + 1;
