import type { Streak } from '@waymark/contracts/roadmaps/learning';
import { AppError } from '@waymark/kernel/app-error';

const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;

/** An instant's day in a zone, as a number that grows by one from each date to the next. */
export type DayOf = (at: Date) => number;

const known = new Map<string, DayOf>();

/** Error: VALIDATION for what is no IANA zone (a bare offset is none: nobody's days follow one). */
export function daysIn(timeZone: string): DayOf {
  const name = timeZone.toLowerCase();
  const made = known.get(name) ?? makeDayOf(timeZone);
  known.set(name, made);
  return made;
}

function makeDayOf(timeZone: string): DayOf {
  const format = formatOf(timeZone);
  return (at) => {
    const [month, day, year] = format.format(at).split('/').map(Number);
    return Date.UTC(year!, month! - 1, day) / DAY_MS;
  };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const unknown = new AppError('VALIDATION', 'This time zone is not known.', {
    issues: [{ path: ['timeZone'], message: 'This time zone is not known.' }],
  });
  if (!/^[A-Za-z]/.test(timeZone)) throw unknown;
  try {
    // Dates step as dates: a day of 23 or 25 hours is a day.
    return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  } catch {
    throw unknown;
  }
}

/** Days in a row, from the quarters of an hour since 1970, ascending, in which the learner did something. */
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
