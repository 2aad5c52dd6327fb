import { type GuidedTime, guidedMinute, guidedTimes } from '@waymark/contracts/scheduling/constants';
import { instantsAt, weekdayOf } from '@waymark/kernel/time-zone';
import { type CalendarDate, dateIn } from '../../lib/zones.ts';

/** One of the nine hours of a day of the mentor's. */
export interface GuidedSlot {
  date: CalendarDate;
  time: GuidedTime;
  /** Epoch ms. */
  start: number;
  free: boolean;
}

/** The nine hours of a day in the mentor's zone; `free` are the starts that can be booked. */
export const slotsOf = (date: CalendarDate, zone: string, free: ReadonlySet<number>): GuidedSlot[] =>
  guidedTimes.flatMap((time) => {
    const [start] = instantsAt(zone, date, guidedMinute(time));
    return start === undefined ? [] : { date, time, start, free: free.has(start) };
  });

/** The days of the mentor's that have a free hour. */
export const daysOf = (free: Iterable<number>, zone: string): Set<CalendarDate> =>
  new Set(Array.from(free, (start) => dateIn(zone, start)));

/** Free starts around one that is not (any more), the nearest first. */
export const nearest = (free: Iterable<number>, wanted: number, count: number): number[] =>
  [...free].toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b).slice(0, count);

/** The hour a free start is, or null when it is none of the nine. */
export function slotAt(start: number, zone: string): GuidedSlot | null {
  return slotsOf(dateIn(zone, start), zone, new Set([start])).find(({ free }) => free) ?? null;
}

export const isWeekend = (date: CalendarDate): boolean => [0, 6].includes(weekdayOf(date));

// The calendar on screen speaks in days of this device; only their year, month and day mean anything.
/** `YYYY-MM-DD` of a day of the calendar on screen. */
export const dateOf = (day: Date): CalendarDate =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
/** The day of the calendar on screen. At noon, which every day has. */
export function dayOf(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}
