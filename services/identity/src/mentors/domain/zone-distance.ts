import { daysBetween, localTime } from '@waymark/kernel/time-zone';

const DAY_MINUTES = 24 * 60;
const NEAR_MINUTES = 4 * 60;

/** Clocks at most 4 hours apart, whatever the date: people who are awake at about the same time. */
export function isNearZone(one: string, other: string, instant: number): boolean {
  const [a, b] = [localTime(one, instant), localTime(other, instant)];
  const ahead = daysBetween(a.date, b.date) * DAY_MINUTES + b.minute - a.minute;
  const apart = Math.abs(ahead) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart) <= NEAR_MINUTES;
}
