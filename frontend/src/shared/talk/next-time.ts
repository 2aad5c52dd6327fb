import { browserZone, formatInZone } from '../../lib/zones.ts';
import type { Way } from './ways.ts';

const DAY_MS = 86_400_000;
/** A week ahead, the weekday is the one of today. */
const WEEKDAY_IS_CLEAR_MS = 6 * DAY_MS;

/** The next free time if it is still ahead. One that has just passed is replaced by the server within seconds. */
export const nextTime = ({ next }: Way, now: number): string | null =>
  next !== null && Date.parse(next) > now ? next : null;

export function nextText(way: Way, now: number): string {
  if (!way.isOffered) return 'Not offered yet';
  if (way.next === null) return 'No free time right now';
  const next = nextTime(way, now);
  if (next === null) return 'See the free times';
  const isSoon = Date.parse(next) - now < WEEKDAY_IS_CLEAR_MS;
  return `Next free: ${formatInZone(next, browserZone(), isSoon ? 'weekdayTime' : 'moment')} your time`;
}
