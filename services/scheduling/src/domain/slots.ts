import type { Currency } from '@waymark/contracts/money';
import type { SessionKind, TypePrices } from '@waymark/contracts/scheduling/calendar';
import { guidedMinute, guidedTimes, MINUTES } from '@waymark/contracts/scheduling/constants';
import { addDays, localTime, wallClock, weekdayOf } from '@waymark/kernel/time-zone';

// Instants are epoch milliseconds; hours are minutes of the mentor's wall time, up to 1440 for the end of the day.

export interface Hours {
  start: number;
  end: number;
}

export interface StoredHours extends Hours {
  id: string;
}

export interface WeeklyHours extends Hours {
  /** 0 is Sunday. */
  dayOfWeek: number;
}

/** A closed date has no weekly hours. Extra hours also apply on a closed date. */
export type Override = { date: string; kind: 'closed' } | ({ date: string; kind: 'extra' } & Hours);

export interface CalendarRules {
  /** Null until the mentor opens a calendar. */
  timezone: string | null;
  isOpen: boolean;
  /** Cents per 30 minutes; null until the mentor sets a price. */
  price: number | null;
  /** Cents of a guided session. */
  typePrices: TypePrices;
  currency: Currency;
  minNoticeMinutes: number;
  bookingWindowDays: number;
  weekly: WeeklyHours[];
  overrides: Override[];
}

export interface Busy {
  start: number;
  end: number;
  /** Whether the caller takes part; otherwise only the mentor does. */
  mine?: boolean;
}

const MINUTE = 60_000;
const HALF_HOUR = 30;
const GUIDED_HOURS = guidedTimes.map(guidedMinute);
const WORKDAYS = [1, 2, 3, 4, 5];

/**
 * Every instant at or after `from` and before `to` at which a session of this kind can start, ascending. Listing,
 * booking, holding and moving all use this function.
 */
export function freeStarts(
  rules: CalendarRules,
  kind: SessionKind,
  range: { from: number; to: number },
  busy: Busy[],
  now: number,
): number[] {
  const { timezone: zone } = rules;
  if (zone === null || !rules.isOpen || (kind === 'standard' && rules.price === null)) return [];
  const earliest = Math.max(range.from, now + rules.minNoticeMinutes * MINUTE);
  const lastDate = addDays(localTime(zone, now).date, rules.bookingWindowDays);
  const lastRequested = localTime(zone, range.to).date;
  const length = MINUTES[kind] * MINUTE;
  const isTaken = (start: number) => busy.some((one) => one.start < start + length && start < one.end);
  const starts: number[] = [];
  let { date } = localTime(zone, earliest);
  for (; date <= lastDate && date <= lastRequested; date = addDays(date, 1)) {
    for (const start of startsOf(rules, zone, kind, date)) {
      if (start >= earliest && start < range.to && !isTaken(start)) starts.push(start);
    }
  }
  return starts;
}

export function isFree(
  rules: CalendarRules,
  kind: SessionKind,
  start: number,
  busy: Busy[],
  now: number,
): boolean {
  return freeStarts(rules, kind, { from: start, to: start + 1 }, busy, now).length > 0;
}

/** Drops a wall time that a clock change skips, and uses the first instant of a repeated one. */
function startsOf(rules: CalendarRules, zone: string, kind: SessionKind, date: string): number[] {
  const minutes = kind === 'standard' ? openHalfHours(rules, date) : guidedStarts(rules, date);
  if (minutes.length === 0) return [];
  const instantsAt = wallClock(zone, date);
  return minutes.flatMap((minute) => instantsAt(minute).slice(0, 1));
}

/** The start minutes of open half hours, ascending and unique. */
function openHalfHours({ weekly, overrides }: CalendarRules, date: string): number[] {
  const ofDate = overrides.filter((override) => override.date === date);
  const weekday = weekdayOf(date);
  const closed = ofDate.some(({ kind }) => kind === 'closed');
  const hours: Hours[] = closed ? [] : weekly.filter(({ dayOfWeek }) => dayOfWeek === weekday);
  const extra = ofDate.filter((override) => override.kind === 'extra');
  const minutes = new Set<number>();
  for (const { start, end } of [...hours, ...extra]) {
    for (let minute = start; minute + HALF_HOUR <= end; minute += HALF_HOUR) minutes.add(minute);
  }
  return [...minutes].sort((a, b) => a - b);
}

/** The default hours apply until the mentor sets hours. */
function guidedStarts(rules: CalendarRules, date: string): number[] {
  if (!WORKDAYS.includes(weekdayOf(date))) return [];
  const hasHours = rules.weekly.length > 0 || rules.overrides.some((override) => override.date === date);
  if (!hasHours) return GUIDED_HOURS;
  const open = new Set(openHalfHours(rules, date));
  return GUIDED_HOURS.filter((minute) => open.has(minute) && open.has(minute + HALF_HOUR));
}
