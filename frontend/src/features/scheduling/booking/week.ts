import { addDays, daysBetween } from '@waymark/kernel/time-zone';
import { type CalendarDate, dateIn, formatDateOnly, formatInZone, offsetOf } from '#lib/zones.ts';
import { WEEK_DAYS } from '../api/use-slots.ts';

/** The largest booking horizon is a year. */
export const LAST_WEEK = 52;
const NEAREST = 3;

/** The seven days that begin `week` weeks after today. */
export const daysOfWeek = (today: CalendarDate, week: number): CalendarDate[] =>
  Array.from({ length: WEEK_DAYS }, (_, day) => addDays(today, week * WEEK_DAYS + day));

/** The number of the week, from 0 to LAST_WEEK, of an instant. */
export const weekOf = (start: string, zone: string): number => {
  const days = daysBetween(dateIn(zone, Date.now()), dateIn(zone, start));
  return Math.min(LAST_WEEK, Math.max(0, Math.floor(days / WEEK_DAYS)));
};

/** “21 Nov – 27 Nov” */
export const weekLabel = (days: readonly CalendarDate[]): string =>
  [days[0]!, days.at(-1)!].map((day) => formatDateOnly(day, { day: 'numeric', month: 'short' })).join(' – ');

export const byDay = (starts: readonly string[], zone: string): Map<CalendarDate, string[]> =>
  Map.groupBy(starts, (start) => dateIn(zone, start));

/** The free starts closest to a taken one, in chronological order. */
export const nearestTo = (taken: string, starts: readonly string[]): string[] => {
  const distance = (start: string) => Math.abs(Date.parse(start) - Date.parse(taken));
  return starts
    .filter((start) => start !== taken)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST)
    .toSorted();
};

/** The wall time; with the offset if the day has it twice because the clocks go back. */
export function wallTime(start: string, day: readonly string[], zone: string): string {
  const time = formatInZone(start, zone, 'time');
  const isDouble = day.some((other) => other !== start && formatInZone(other, zone, 'time') === time);
  return isDouble ? formatInZone(start, zone, 'timeWithOffset') : time;
}

/** The time in the zone `there`, with the day if it differs; null if the offsets are equal. */
export function timeInOtherZone(start: string, here: string, there: string | null): string | null {
  if (!there || offsetOf(here, start) === offsetOf(there, start)) return null;
  const isSameDay = dateIn(here, start) === dateIn(there, start);
  return formatInZone(start, there, isSameDay ? 'time' : 'weekdayTime');
}
