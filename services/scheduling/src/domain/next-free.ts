import { type Busy, type CalendarRules, freeStarts } from './slots.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The time after `now` in which a session can start, whatever the mentor's zone. */
export const bookingRange = (bookingWindowDays: number, now: number): { from: number; to: number } => ({
  from: now,
  to: now + (bookingWindowDays + 2) * DAY,
});

/** The first free start of a standard session, or null. Searched by week, as most mentors have one in the first. */
export function nextFree(rules: CalendarRules, busy: Busy[], now: number): number | null {
  const { from: first, to } = bookingRange(rules.bookingWindowDays, now);
  for (let from = first; from < to; from += WEEK) {
    const [start] = freeStarts(rules, 'standard', { from, to: from + WEEK }, busy, now);
    if (start !== undefined) return start;
  }
  return null;
}

/**
 * When `next` changes although nothing is edited or booked: it becomes too soon for the mentor's notice, or another day
 * enters the booking window, for which an hourly check is enough. Null: never.
 */
export function recheckAt(rules: CalendarRules, next: number | null, now: number): number | null {
  if (next !== null) return next - rules.minNoticeMinutes * MINUTE;
  return rules.isOpen && rules.timezone !== null && rules.price !== null ? now + HOUR : null;
}
