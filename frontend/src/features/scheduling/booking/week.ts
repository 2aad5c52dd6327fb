import { addDays, daysBetween } from '@waymark/kernel/time-zone';
import { type CalendarDate, dateIn, formatDateOnly, formatInZone, offsetOf } from '../../../lib/zones.ts';
import { WEEK_DAYS } from '../api/use-slots.ts';

/** As far ahead as any mentor can open their calendar. */
export const LAST_WEEK = 52;
const NEAREST = 3;

/** The days of the week so many weeks ahead; the first one begins today. */
export const daysOfWeek = (today: CalendarDate, week: number): CalendarDate[] =>
  Array.from({ length: WEEK_DAYS }, (_, day) => addDays(today, week * WEEK_DAYS + day));

/** In which of these weeks an instant lies; what is over counts as this one. */
export const weekOf = (start: string, zone: string): number => {
  const days = daysBetween(dateIn(zone, Date.now()), dateIn(zone, start));
  return Math.min(LAST_WEEK, Math.max(0, Math.floor(days / WEEK_DAYS)));
};

/** “21 Nov – 27 Nov” */
export const weekLabel = (days: readonly CalendarDate[]): string =>
  [days[0]!, days.at(-1)!].map((day) => formatDateOnly(day, { day: 'numeric', month: 'short' })).join(' – ');

/** Starts by the day they fall on in `zone`. */
export const byDay = (starts: readonly string[], zone: string): Map<CalendarDate, string[]> =>
  Map.groupBy(starts, (start) => dateIn(zone, start));

/** The free starts closest to one that is gone, in the order of time. */
export const nearestTo = (gone: string, starts: readonly string[]): string[] => {
  const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(gone));
  return starts
    .filter((start) => start !== gone)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST)
    .toSorted();
};

/** The time on the wall; where the clocks go back and it comes twice, with the offset that tells the two apart. */
export function wallTime(start: string, day: readonly string[], zone: string): string {
  const time = formatInZone(start, zone, 'time');
  const isDouble = day.some((other) => other !== start && formatInZone(other, zone, 'time') === time);
  return isDouble ? formatInZone(start, zone, 'timeWithOffset') : time;
}

/** The same instant in the other zone, with its day where that is another; null where the clocks agree. */
export function timeElsewhere(start: string, here: string, there: string | null): string | null {
  if (!there || offsetOf(here, start) === offsetOf(there, start)) return null;
  const isSameDay = dateIn(here, start) === dateIn(there, start);
  return formatInZone(start, there, isSameDay ? 'time' : 'weekdayTime');
}
