import { type GuidedTime, guidedMinute, guidedTimes } from '@waymark/contracts/scheduling/constants';
import { instantsAt, weekdayOf } from '@waymark/kernel/time-zone';
import { type CalendarDate, dateIn } from '../../lib/zones.ts';

/** One of the nine slots of a day in the mentor's zone. */
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

/** The days in `zone` with a free slot. */
export const daysOf = (free: Iterable<number>, zone: string): Set<CalendarDate> =>
  new Set(Array.from(free, (start) => dateIn(zone, start)));

/** The `count` free starts nearest to a taken one, nearest first. */
export const nearest = (free: Iterable<number>, taken: number, count: number): number[] =>
  [...free].toSorted((a, b) => Math.abs(a - taken) - Math.abs(b - taken) || a - b).slice(0, count);

/** The slot that starts at `start`, or null if no guided slot does. */
export function slotAt(start: number, zone: string): GuidedSlot | null {
  return slotsOf(dateIn(zone, start), zone, new Set([start])).find(({ free }) => free) ?? null;
}

export const isWeekend = (date: CalendarDate): boolean => [0, 6].includes(weekdayOf(date));

/** DayPicker uses local `Date`s, of which only year, month and day count. */
export const dateOf = (day: Date): CalendarDate =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
/** Inverse of `dateOf`; at noon, which no change of daylight saving time skips. */
export function dayOf(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}
