import { AppError } from '@waymark/kernel/app-error';
import { toMinute, toTime } from '@waymark/kernel/time-zone';
import type { Hours, StoredHours } from './slots.ts';

const MAX_WINDOWS = 50;
const MAX_OVERRIDES = 200;

interface Times {
  startTime: string;
  endTime: string;
}

export const toMinutes = ({ startTime, endTime }: Times): Hours => ({
  start: toMinute(startTime),
  end: toMinute(endTime),
});

export const toTimes = ({ start, end }: Hours): Times => ({ startTime: toTime(start), endTime: toTime(end) });

/** One window from the earliest start to the latest end, with the id of a touching one if there is any. */
export const mergeHours = (added: StoredHours, touching: StoredHours[]): StoredHours => ({
  id: touching[0]?.id ?? added.id,
  start: Math.min(added.start, ...touching.map(({ start }) => start)),
  end: Math.max(added.end, ...touching.map(({ end }) => end)),
});

/** Dates, both included. */
export interface Days {
  date: string;
  lastDate: string;
}

export interface ClosedDays extends Days {
  id: string;
}

/** From the earliest day to the latest one, with the id of an overlapping one if there is any. */
export const mergeDays = (added: ClosedDays, overlapping: ClosedDays[]): ClosedDays => {
  const all = [added, ...overlapping];
  return {
    id: overlapping[0]?.id ?? added.id,
    date: all.map(({ date }) => date).toSorted()[0]!,
    lastDate: all
      .map(({ lastDate }) => lastDate)
      .toSorted()
      .at(-1)!,
  };
};

/** True for aliases, such as Asia/Calcutta and Asia/Kolkata. */
export const isSameZone = (one: string, other: string): boolean => canonical(one) === canonical(other);

const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

export const hoursNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'These hours are no longer in your calendar.');

// Errors: RULE_REFUSED.

export function checkZone(current: string, given: string): void {
  if (isSameZone(current, given)) return;
  throw refuseField(
    'timezone',
    `Your calendar is in ${current}. Change the zone in the settings of your calendar.`,
  );
}

export function checkNoOverlap(changed: Hours, touching: Hours[]): void {
  const other = touching.find(({ start, end }) => start < changed.end && end > changed.start);
  if (!other) return;
  const { startTime, endTime } = toTimes(other);
  const field = other.start <= changed.start ? 'startTime' : 'endTime';
  throw refuseField(field, `You already have the hours ${startTime}–${endTime} on that day.`);
}

export function checkWindowCount(count: number): void {
  if (count <= MAX_WINDOWS) return;
  throw new AppError(
    'RULE_REFUSED',
    `A calendar can have at most ${MAX_WINDOWS} weekly windows. Merge or remove some.`,
  );
}

export function checkFutureDate(date: string, today: string): void {
  if (date < today) throw refuseField('date', 'This day is over.');
}

export function checkOverrideCount(count: number): void {
  if (count <= MAX_OVERRIDES) return;
  throw refuseField('date', `You can have at most ${MAX_OVERRIDES} exceptions ahead. Remove some.`);
}

const refuseField = (field: string, message: string): AppError =>
  new AppError('RULE_REFUSED', message, { issues: [{ path: [field], message }] });
