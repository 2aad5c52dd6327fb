import { MAX_SLOT_DAYS } from '@waymark/contracts/scheduling/constants';
import { AppError } from '@waymark/kernel/app-error';
import { addDays, daysBetween, localTime, startOfDate } from '@waymark/kernel/time-zone';

const DEFAULT_DAYS = 14;

export interface DateRange {
  from?: string;
  to?: string;
}

/**
 * The instants from the start of the first day to the end of the last one in a zone; two weeks from today by default.
 * Throws VALIDATION when the range ends before it starts or is too long.
 */
export function resolveDateRange(
  { from, to }: DateRange,
  zone: string,
  now: number,
): { from: number; to: number } {
  const first = from ?? localTime(zone, now).date;
  const last = to ?? addDays(first, DEFAULT_DAYS - 1);
  const days = daysBetween(first, last) + 1;
  if (days < 1) throw invalidRange('The last day must not come before the first.');
  if (days > MAX_SLOT_DAYS) throw invalidRange(`Choose at most ${MAX_SLOT_DAYS} days at a time.`);
  return { from: startOfDate(zone, first), to: startOfDate(zone, addDays(last, 1)) };
}

const invalidRange = (message: string) =>
  new AppError('VALIDATION', message, { issues: [{ path: ['to'], message }] });
