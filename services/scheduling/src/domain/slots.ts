import type { Currency } from '@waymark/contracts/money';
import type { SessionKind } from '@waymark/contracts/scheduling/calendar';
import { guidedMinute, guidedTimes, MINUTES } from '@waymark/contracts/scheduling/constants';
import { addDays, localTime, wallClock, weekdayOf } from '@waymark/kernel/time-zone';

// Instants are epoch milliseconds; hours are minutes of the mentor's wall time, up to 1440 for the end of the day.

export interface Hours {
  start: number;
  end: number;
}

export interface WeeklyHours extends Hours {
  /** 0 is Sunday. */
  dayOfWeek: number;
}

/** Closed: the weekly hours of that date do not count. Extra hours do, also on a closed date. */
export type Override = { date: string; kind: 'closed' } | ({ date: string; kind: 'extra' } & Hours);

/** All that decides what a mentor offers. */
export interface CalendarFacts {
  /** Null: the mentor has not opened a calendar yet. */
  timezone: string | null;
  isOpen: boolean;
  /** Cents per 30 minutes; null: none set, so nothing is for sale by the mentor's own price. */
  price: number | null;
  currency: Currency;
  minNoticeMinutes: number;
  bookingWindowDays: number;
  weekly: WeeklyHours[];
  overrides: Override[];
}

/** Time that is taken. */
export interface Busy {
  start: number;
  end: number;
  /** Of whoever asks; otherwise it is the mentor's alone. */
  mine?: boolean;
}

const MINUTE = 60_000;
const HALF_HOUR = 30;
const GUIDED_HOURS = guidedTimes.map(guidedMinute);
const WORKDAYS = [1, 2, 3, 4, 5];

/**
 * Every moment from `from` on and before `to` at which a session of this kind can start, ascending. The only answer to
 * "is it free": listing, booking, holding and moving all ask here.
 */
export function freeStarts(
  facts: CalendarFacts,
  kind: SessionKind,
  range: { from: number; to: number },
  busy: Busy[],
  now: number,
): number[] {
  const { timezone: zone } = facts;
  if (zone === null || !facts.isOpen || (kind === 'standard' && facts.price === null)) return [];
  const earliest = Math.max(range.from, now + facts.minNoticeMinutes * MINUTE);
  const lastDate = addDays(localTime(zone, now).date, facts.bookingWindowDays);
  const lastAsked = localTime(zone, range.to).date;
  const length = MINUTES[kind] * MINUTE;
  const isTaken = (start: number) => busy.some((one) => one.start < start + length && start < one.end);
  const starts: number[] = [];
  let { date } = localTime(zone, earliest);
  for (; date <= lastDate && date <= lastAsked; date = addDays(date, 1)) {
    for (const start of startsOf(facts, zone, kind, date)) {
      if (start >= earliest && start < range.to && !isTaken(start)) starts.push(start);
    }
  }
  return starts;
}

/** Whether a session of this kind can start at this very moment. */
export function isFree(
  facts: CalendarFacts,
  kind: SessionKind,
  start: number,
  busy: Busy[],
  now: number,
): boolean {
  return freeStarts(facts, kind, { from: start, to: start + 1 }, busy, now).length > 0;
}

/** Wall times are looked up date by date: one that the clocks skip is dropped, of one that comes twice the first counts. */
function startsOf(facts: CalendarFacts, zone: string, kind: SessionKind, date: string): number[] {
  const minutes = kind === 'standard' ? openHalfHours(facts, date) : guidedStarts(facts, date);
  if (minutes.length === 0) return [];
  const instantsAt = wallClock(zone, date);
  return minutes.flatMap((minute) => instantsAt(minute).slice(0, 1));
}

/** Minutes at which an open half hour begins, ascending, each once. */
function openHalfHours({ weekly, overrides }: CalendarFacts, date: string): number[] {
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

/** A mentor who has said nothing about their hours is asked for the usual ones. */
function guidedStarts(facts: CalendarFacts, date: string): number[] {
  if (!WORKDAYS.includes(weekdayOf(date))) return [];
  const hasSaid = facts.weekly.length > 0 || facts.overrides.some((override) => override.date === date);
  if (!hasSaid) return GUIDED_HOURS;
  const open = new Set(openHalfHours(facts, date));
  return GUIDED_HOURS.filter((minute) => open.has(minute) && open.has(minute + HALF_HOUR));
}
