import { formatNumber, plural } from '#lib/format.ts';

/** From these a figure is marked. */
export const limits = {
  outboxSeconds: 60,
  events: 100,
  queueSeconds: 600,
  freeShare: 0.1,
} as const;

/** "40 seconds", "3 minutes", "2 hours", "5 days". */
export function ageText(seconds: number): string {
  if (seconds < 120) return plural(seconds, 'second');
  if (seconds < 7_200) return plural(Math.floor(seconds / 60), 'minute');
  return seconds < 172_800
    ? plural(Math.floor(seconds / 3_600), 'hour')
    : plural(Math.floor(seconds / 86_400), 'day');
}

/** "12.5 GB" */
export const gigabytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 1e8) / 10)} GB`;
