import { inReaderLanguage } from './reader-language.ts';
import { serverNow } from './server-clock.ts';

/** Everything here uses the reader's language and, unless one is given, time zone. */
const number = inReaderLanguage((language) => new Intl.NumberFormat(language));
const compact = inReaderLanguage(
  (language) => new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }),
);
const relative = inReaderLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));

export const formatNumber = (value: number): string => number().format(value);
export const formatCompact = (value: number): string => compact().format(value);
/** `plural(1, 'step')` is "1 step"; `plural(2, 'step')` is "2 steps". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Of a whole number from 0 to 100: "33%". */
export const formatPercent = (percent: number): string => `${percent}%`;

type When = Date | string | number;

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
export const formatDate = (when: When): string => date.format(new Date(when));

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 days ago", "in 2 hours", "now". */
export function formatRelative(when: When, now: When = serverNow()): string {
  const seconds = (new Date(when).getTime() - new Date(now).getTime()) / 1_000;
  const unit = UNITS.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? relative().format(Math.trunc(seconds / unit[1]), unit[0]) : relative().format(0, 'second');
}

export function formatDuration(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const hours = Math.floor(whole / 3_600);
  const minutes = Math.floor(whole / 60) % 60;
  const tail = `${String(whole % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Bytes as 640 B, 12 KB, 3.4 MB (powers of 1024, as the limits are). */
export function formatBytes(bytes: number): string {
  const steps = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(steps.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${new Intl.NumberFormat(undefined, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 }).format(value)} ${steps[power]}`;
}
