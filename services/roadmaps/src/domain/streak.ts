import type { Streak } from '@waymark/contracts/roadmaps/learning';
import { isTimeZone } from '@waymark/contracts/time-zone';
import { AppError } from '@waymark/kernel/app-error';
import { daysBetween, localTime } from '@waymark/kernel/time-zone';

const QUARTER_MS = 15 * 60_000;

/** The day number of an instant in a zone; consecutive dates differ by one. */
export type DayOf = (at: Date) => number;

/** Throws VALIDATION for an unknown IANA zone. */
export function daysIn(timeZone: string): DayOf {
  if (isTimeZone(timeZone)) return (at) => daysBetween('1970-01-01', localTime(timeZone, at.getTime()).date);
  const message = 'This time zone is not known.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['timeZone'], message }] });
}

/** `quarters`: the active quarter hours since 1970, ascending. */
export function streakOf(quarters: readonly number[], now: Date, dayOf: DayOf): Streak {
  const today = dayOf(now);
  let [longest, run, last] = [0, 0, Number.NaN];
  for (const quarter of quarters) {
    const day = dayOf(new Date(quarter * QUARTER_MS));
    if (day === last) continue;
    run = day === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { current: last >= today - 1 ? run : 0, longest, activeToday: last >= today };
}
