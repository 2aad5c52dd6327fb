import { AppError } from '@waymark/kernel/app-error';
import type { Hours } from './slots.ts';

const MAX_WINDOWS = 50;
const MAX_OVERRIDES = 200;

/** “09:30” as minutes since midnight; “24:00” is 1440. */
export const toMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** One window from the earliest start to the latest end. */
export const mergeHours = (hours: [Hours, ...Hours[]]): Hours => ({
  start: Math.min(...hours.map(({ start }) => start)),
  end: Math.max(...hours.map(({ end }) => end)),
});

/** Whether two ids name the same zone, as Asia/Calcutta and Asia/Kolkata do. */
export const isSameZone = (one: string, other: string): boolean => canonical(one) === canonical(other);

const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Error: RULE_REFUSED for a zone other than the calendar's. */
export function checkZone(current: string, given: string): void {
  if (isSameZone(current, given)) return;
  throw refuseField(
    'timezone',
    `Your calendar is in ${current}. Change the zone in the settings of your calendar.`,
  );
}

/** Error: RULE_REFUSED. */
export function checkWindowCount(count: number): void {
  if (count <= MAX_WINDOWS) return;
  throw new AppError(
    'RULE_REFUSED',
    `A calendar can have at most ${MAX_WINDOWS} weekly windows. Merge or remove some.`,
  );
}

/** Error: RULE_REFUSED. */
export function checkFutureDate(date: string, today: string): void {
  if (date < today) throw refuseField('date', 'This day is over.');
}

/** Error: RULE_REFUSED. */
export function checkOverrideCount(count: number): void {
  if (count <= MAX_OVERRIDES) return;
  throw refuseField('date', `You can change at most ${MAX_OVERRIDES} days ahead. Remove some.`);
}

const refuseField = (field: string, message: string): AppError =>
  new AppError('RULE_REFUSED', message, { issues: [{ path: [field], message }] });
