import { MAX_SLOT_DAYS } from '@waymark/contracts/scheduling/constants';
import { AppError } from '@waymark/kernel/app-error';
import { addDays, daysBetween, localTime, startOfDate } from '@waymark/kernel/time-zone';

/** Without an end, so many days are meant. */
const USUAL_DAYS = 14;

export interface DaysAsked {
  from?: string;
  to?: string;
}

/**
 * The instants of the days meant, both included, in a zone: from today on and two weeks unless said otherwise. Throws
 * VALIDATION when they end before they start or are too many.
 */
export function daysAsked({ from, to }: DaysAsked, zone: string, now: number): { from: number; to: number } {
  const first = from ?? localTime(zone, now).date;
  const last = to ?? addDays(first, USUAL_DAYS - 1);
  const days = daysBetween(first, last) + 1;
  if (days < 1) throw refusal('The last day must not come before the first.');
  if (days > MAX_SLOT_DAYS) throw refusal(`Ask for at most ${MAX_SLOT_DAYS} days at a time.`);
  return { from: startOfDate(zone, first), to: startOfDate(zone, addDays(last, 1)) };
}

const refusal = (message: string) =>
  new AppError('VALIDATION', message, { issues: [{ path: ['to'], message }] });
