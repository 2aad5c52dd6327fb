import type { Streak } from '@waymark/contracts/roadmaps/learning';
import { AppError } from '@waymark/kernel/app-error';

const DAY_MS = 86_400_000;
const QUARTER_MS = 15 * 60_000;

/** The day number of an instant in a zone; consecutive dates differ by one. */
export type DayOf = (at: Date) => number;

const known = new Map<string, DayOf>();

/** Error: VALIDATION unless it is an IANA zone; a bare offset is not. */
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
    return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  } catch {
    throw unknown;
  }
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
