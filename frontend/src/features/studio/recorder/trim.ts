import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import { formatDuration } from '#lib/format.ts';

/** At least so much of a recording remains. */
export const LEAST_SECONDS = 0.5;

export const canTrim = (seconds: number): boolean => seconds >= 2 * LEAST_SECONDS;

const inTenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** The trim with one end moved to a second, as far as it can go. */
export function withEnd(trim: Trim, end: keyof Trim, to: number, seconds: number): Trim {
  if (end === 'start')
    return { ...trim, start: Math.max(0, Math.min(inTenths(to), trim.end - LEAST_SECONDS)) };
  // The last tenth is rarely a whole one.
  const last = inTenths(to) >= inTenths(seconds) ? seconds : inTenths(to);
  return { ...trim, end: Math.min(seconds, Math.max(last, trim.start + LEAST_SECONDS)) };
}

/** 1.5 is "0:01.5". */
export function formatTenths(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${formatDuration(tenths / 10)}.${tenths % 10}`;
}

/** Seconds of "1:05.5", "65.5" or "1:02:03"; null for what is no time. */
export function parseTime(typed: string): number | null {
  const parts = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d+(?:[.,]\d*)?)$/.exec(typed.trim());
  if (!parts) return null;
  const [, hours = '0', minutes = '0', seconds = ''] = parts;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}
