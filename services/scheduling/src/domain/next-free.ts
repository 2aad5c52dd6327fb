import type { SessionKind } from '@waymark/contracts/scheduling/calendar';
import { type Busy, type CalendarRules, freeStarts } from './slots.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Those whose next free time is in the directory. */
type ListedKind = Exclude<SessionKind, 'intro'>;
const LISTED: readonly ListedKind[] = ['standard', 'guided'];

/** The time after `now` in which a session can start, whatever the mentor's zone. */
export const bookingRange = (bookingWindowDays: number, now: number): { from: number; to: number } => ({
  from: now,
  to: now + (bookingWindowDays + 2) * DAY,
});

/** The first free start of a session of this kind, or null. Searched by week, as most mentors have one in the first. */
export function nextFree(rules: CalendarRules, kind: ListedKind, busy: Busy[], now: number): number | null {
  const { from: first, to } = bookingRange(rules.bookingWindowDays, now);
  for (let from = first; from < to; from += WEEK) {
    const [start] = freeStarts(rules, kind, { from, to: from + WEEK }, busy, now);
    if (start !== undefined) return start;
  }
  return null;
}

/**
 * When the first free starts change although nothing is edited or booked: one becomes too soon for the mentor's notice, or
 * another day enters the booking window, for which an hourly check is enough. Null: never.
 */
export function recheckAt(
  rules: CalendarRules,
  next: Record<ListedKind, number | null>,
  now: number,
): number | null {
  const times = LISTED.flatMap((kind) => {
    const start = next[kind];
    if (start !== null) return start - rules.minNoticeMinutes * MINUTE;
    return canBecomeFree(rules, kind) ? now + HOUR : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

const canBecomeFree = ({ isOpen, timezone, price }: CalendarRules, kind: ListedKind): boolean =>
  isOpen && timezone !== null && (kind === 'guided' || price !== null);
