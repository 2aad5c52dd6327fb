import { daysBetween } from '@waymark/kernel/time-zone';
import { type CalendarDate, formatDateOnly } from '#lib/zones.ts';

const WEEK = 7;

/** “by Thursday”, “by Thu, 14 Jan”, “for yesterday”; both are dates of the reader. */
export function dueWords(dueOn: CalendarDate, today: CalendarDate): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return 'by today';
  if (days === 1) return 'by tomorrow';
  if (days === -1) return 'planned for yesterday';
  if (days > 1 && days < WEEK) return `by ${formatDateOnly(dueOn, { weekday: 'long' })}`;
  return `${days > 0 ? 'by' : 'planned for'} ${formatDateOnly(dueOn)}`;
}
