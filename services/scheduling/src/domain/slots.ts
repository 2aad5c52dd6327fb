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
  /** How long the mentor is free of other sessions and busy times before and after a session. */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** Sessions a day and a week (from Monday) of the mentor's zone; null: any number. */
  maxPerDay: number | null;
  maxPerWeek: number | null;
  /** Minutes between two possible starts on the clock. Guided sessions start at full hours. */
  startEveryMinutes: number;
  /** Whether intro calls can be booked. */
  offersIntro: boolean;
  weekly: WeeklyHours[];
  overrides: Override[];
}

export interface Busy {
  start: number;
  end: number;
  /** Whether the caller takes part; otherwise only the mentor does. */
  mine?: boolean;
  /** Whether only the caller takes part, so that the buffers of the mentor do not matter. */
  withoutMentor?: boolean;
  /** Whether it is a session that the mentor teaches, which their limits of a day and a week count. */
  taught?: boolean;
}

const MINUTE = 60_000;
const HOUR = 60;
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
  if (zone === null || !rules.isOpen || !isOffered(rules, kind)) return [];
  const earliest = Math.max(range.from, now + rules.minNoticeMinutes * MINUTE);
  const lastDate = addDays(localTime(zone, now).date, rules.bookingWindowDays);
  const lastRequested = localTime(zone, range.to).date;
  const isTaken = (start: number) => busy.some((one) => isInTheWay(one, rules, kind, start));
  const isFull = fullDates(rules, zone, busy);
  const starts: number[] = [];
  let { date } = localTime(zone, earliest);
  for (; date <= lastDate && date <= lastRequested; date = addDays(date, 1)) {
    if (isFull(date)) continue;
    for (const start of startsOf(rules, zone, kind, date)) {
      if (start >= earliest && start < range.to && !isTaken(start)) starts.push(start);
    }
  }
  return starts;
}

const isOffered = ({ price, offersIntro }: CalendarRules, kind: SessionKind): boolean =>
  kind === 'guided' || (kind === 'intro' ? offersIntro : price !== null);

export function isFree(
  rules: CalendarRules,
  kind: SessionKind,
  start: number,
  busy: Busy[],
  now: number,
): boolean {
  return freeStarts(rules, kind, { from: start, to: start + 1 }, busy, now).length > 0;
}

export const overlaps = (one: Busy, kind: SessionKind, start: number): boolean =>
  one.start < start + MINUTES[kind] * MINUTE && start < one.end;

/** Whether a session at this start overlaps the busy time, or the mentor has less than the buffer between them. */
function isInTheWay(one: Busy, rules: CalendarRules, kind: SessionKind, start: number): boolean {
  if (one.withoutMentor) return overlaps(one, kind, start);
  const end = start + MINUTES[kind] * MINUTE;
  // Between two sessions both buffers apply: the one after the first, and the one before the second.
  const before = one.taught
    ? Math.max(rules.bufferBeforeMinutes, rules.bufferAfterMinutes)
    : rules.bufferBeforeMinutes;
  const after = one.taught ? before : rules.bufferAfterMinutes;
  return one.start < end + after * MINUTE && start - before * MINUTE < one.end;
}

/** Whether the mentor teaches as many sessions on this date, or in its week, as they want to. */
function fullDates(
  { maxPerDay, maxPerWeek }: CalendarRules,
  zone: string,
  busy: Busy[],
): (date: string) => boolean {
  if (maxPerDay === null && maxPerWeek === null) return () => false;
  const dates = busy.filter(({ taught }) => taught).map(({ start }) => localTime(zone, start).date);
  const perDay = Map.groupBy(dates, (date) => date);
  const perWeek = Map.groupBy(dates, mondayOf);
  return (date) =>
    (perDay.get(date)?.length ?? 0) >= (maxPerDay ?? Number.POSITIVE_INFINITY) ||
    (perWeek.get(mondayOf(date))?.length ?? 0) >= (maxPerWeek ?? Number.POSITIVE_INFINITY);
}

const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

/** Drops a wall time that a clock change skips, and uses the first instant of a repeated one. */
function startsOf(rules: CalendarRules, zone: string, kind: SessionKind, date: string): number[] {
  const minutes = kind === 'guided' ? guidedStarts(rules, date) : gridStarts(rules, MINUTES[kind], date);
  if (minutes.length === 0) return [];
  const instantsAt = wallClock(zone, date);
  return minutes.flatMap((minute) => instantsAt(minute).slice(0, 1));
}

/** The start minutes of sessions of this length that lie in the open hours, ascending. */
function gridStarts(rules: CalendarRules, length: number, date: string): number[] {
  const step = rules.startEveryMinutes;
  return openHours(rules, date).flatMap(({ start, end }) => {
    const first = Math.ceil(start / step) * step;
    const count = Math.max(0, Math.floor((end - length - first) / step) + 1);
    return Array.from({ length: count }, (_, n) => first + n * step);
  });
}

/** The weekly and extra hours of a date, ascending. Those that touch are one. */
function openHours({ weekly, overrides }: CalendarRules, date: string): Hours[] {
  const ofDate = overrides.filter((override) => override.date === date);
  const weekday = weekdayOf(date);
  const closed = ofDate.some(({ kind }) => kind === 'closed');
  const hours: Hours[] = closed ? [] : weekly.filter(({ dayOfWeek }) => dayOfWeek === weekday);
  const extra = ofDate.filter((override) => override.kind === 'extra');
  const merged: Hours[] = [];
  for (const { start, end } of [...hours, ...extra].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The default hours apply until the mentor sets hours. */
function guidedStarts(rules: CalendarRules, date: string): number[] {
  if (!WORKDAYS.includes(weekdayOf(date))) return [];
  const hasHours = rules.weekly.length > 0 || rules.overrides.some((override) => override.date === date);
  if (!hasHours) return GUIDED_HOURS;
  const open = openHours(rules, date);
  return GUIDED_HOURS.filter((minute) =>
    open.some(({ start, end }) => start <= minute && minute + HOUR <= end),
  );
}
