import { type LetterKind, QUIET_DAYS } from '@waymark/contracts/roadmaps/letters';
import { AppError } from '@waymark/kernel/app-error';
import {
  addDays,
  daysBetween,
  instantsAt,
  localTime,
  startOfDate,
  toMinute,
  weekdayOf,
} from '@waymark/kernel/time-zone';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A letter that could not be sent in time is dropped after this: an evening's reminder is of no use the next morning. */
export const GRACE_MS = 3 * HOUR_MS;
/** Time of the Sunday letter and of the notes after quiet days: 10:00. */
const LETTER_MINUTE = 10 * 60;
const SUNDAY = 0;
/** The longest time without a look; longer than the longest quiet time. */
const HORIZON_DAYS = 31;
const LAST_QUIET = QUIET_DAYS.at(-1)!;
const MAX_PAUSE_DAYS = 366;

/** What decides about the letters of a learner. Dates are local. */
export interface LetterSchedule {
  /** Null: not known. */
  timeZone: string | null;
  reminderTime: string | null;
  reminderSetOn: string | null;
  pausedUntil: string | null;
  welcomeSince: Date | null;
  follows: boolean;
  activeAt: Date | null;
}

export interface DueLetter {
  kind: LetterKind;
  /** What it is sent once for. */
  period: string;
  quietDays: number | null;
  /** The steps done in this time decide about it: none for `daily`, at least one for `sunday`. */
  from: Date;
  to: Date;
  expiresAt: Date;
  /** Only with a next step; without one the welcome waits. */
  needsNext: boolean;
}

/** The letters due, and when to look again. */
export interface LetterPlan {
  due: DueLetter[];
  next: Date;
}

export function planLetters(schedule: LetterSchedule, now: Date): LetterPlan {
  const { timeZone, pausedUntil } = schedule;
  if (timeZone && pausedUntil && localDate(timeZone, now) < pausedUntil)
    return { due: [], next: new Date(startOfDate(timeZone, pausedUntil)) };
  const welcome = planWelcome(schedule, now);
  const others =
    timeZone && schedule.follows ? planDays(schedule, timeZone, now) : { due: [], next: horizon(now) };
  const next = Math.min(welcome.next.getTime(), others.next.getTime());
  return { due: [...welcome.due, ...others.due], next: new Date(next) };
}

const horizon = (now: Date): Date => new Date(now.getTime() + HORIZON_DAYS * DAY_MS);
const localDate = (zone: string, at: Date): string => localTime(zone, at.getTime()).date;

/** With the first follow, or a day after the address was confirmed. */
function planWelcome({ welcomeSince, follows }: LetterSchedule, now: Date): LetterPlan {
  if (!welcomeSince) return { due: [], next: horizon(now) };
  const dayAfter = new Date(welcomeSince.getTime() + DAY_MS);
  const isDayOver = now >= dayAfter;
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const letter: DueLetter = {
    ...{ kind: 'welcome', period: 'once', quietDays: null, from: now, to: now, expiresAt },
    needsNext: !isDayOver,
  };
  return { due: follows || isDayOver ? [letter] : [], next: isDayOver ? horizon(now) : dayAfter };
}

/** Yesterday's letters may still be due shortly after midnight. */
function planDays(schedule: LetterSchedule, zone: string, now: Date): LetterPlan {
  const today = localDate(zone, now);
  const due: DueLetter[] = [];
  for (let day = -1; day <= HORIZON_DAYS; day++) {
    const slots = slotsOn(schedule, zone, addDays(today, day));
    due.push(...slots.filter((slot) => isDue(slot, now)).map((slot) => slot.letter));
    const later = slots.map(({ at }) => at).filter((at) => at > now.getTime());
    if (later.length > 0) return { due, next: new Date(Math.min(...later)) };
  }
  return { due, next: horizon(now) };
}

interface Slot {
  at: number;
  letter: DueLetter;
}

const isDue = ({ at, letter }: Slot, now: Date): boolean => at <= now.getTime() && now < letter.expiresAt;

function slotsOn(schedule: LetterSchedule, zone: string, date: string): Slot[] {
  const { reminderTime, pausedUntil, activeAt } = schedule;
  if (pausedUntil && date < pausedUntil) return [];
  const activeOn = activeAt && localDate(zone, activeAt);
  const begun = [activeOn, schedule.reminderSetOn].filter((one) => one !== null);
  const quietSince = begun.length > 0 ? [...begun, pausedUntil ?? ''].sort().at(-1) : undefined;
  const quietDays = quietSince === undefined ? null : daysBetween(quietSince, date);
  const start = new Date(startOfDate(zone, date));
  const slot = (kind: LetterKind, minute: number, more: Partial<DueLetter>): Slot => {
    const at = instantOf(zone, date, minute);
    const expiresAt = new Date(at + GRACE_MS);
    const day = { period: date, quietDays: null, from: start, to: expiresAt };
    return { at, letter: { kind, ...day, expiresAt, needsNext: true, ...more } };
  };
  const slots: Slot[] = [];
  if (reminderTime !== null && quietDays !== null && quietDays < LAST_QUIET)
    slots.push(slot('daily', toMinute(reminderTime), {}));
  if (quietSince !== undefined && quietDays !== null && isNoteDay(quietDays, reminderTime !== null))
    slots.push(slot('quiet', LETTER_MINUTE, { period: `${quietDays} days since ${quietSince}`, quietDays }));
  if (weekdayOf(date) === SUNDAY && activeOn && activeOn >= addDays(date, -7) && activeOn <= date) {
    const from = new Date(startOfDate(zone, addDays(date, -7)));
    slots.push(slot('sunday', LETTER_MINUTE, { from, to: start }));
  }
  return slots;
}

/** A daily reminder takes the place of the earlier notes; the last one says that it rests from now on. */
const isNoteDay = (quietDays: number, hasReminder: boolean): boolean =>
  hasReminder ? quietDays === LAST_QUIET : QUIET_DAYS.some((days) => days === quietDays);

/** The first instant of a wall time; where the clocks skip it, the same time after the change. */
function instantOf(zone: string, date: string, minute: number): number {
  for (let skipped = 0; skipped < 24 * 60; skipped += 30) {
    const [instant] = instantsAt(zone, date, Math.min(minute + skipped, 24 * 60));
    if (instant !== undefined) return instant;
  }
  return startOfDate(zone, addDays(date, 1));
}

/** Error: VALIDATION. */
export function checkPause(pausedUntil: string | null, timeZone: string, now: Date): void {
  if (pausedUntil === null) return;
  const today = localDate(timeZone, now);
  if (pausedUntil > today && pausedUntil <= addDays(today, MAX_PAUSE_DAYS)) return;
  const message = pausedUntil > today ? 'Choose a day within a year.' : 'Choose a day after today.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['pausedUntil'], message }] });
}
