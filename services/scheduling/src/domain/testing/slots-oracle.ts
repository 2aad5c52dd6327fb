import { Temporal } from 'temporal-polyfill';
import type { Busy, CalendarRules } from '../slots.ts';

// Computes the result of domain/slots.ts another way: it tests each quarter of an hour separately, with Temporal for wall times.

/** All zones of the runtime, and three missing in its list. */
export const zones = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'Europe/Kyiv']),
];

/** Dates on which a zone's clocks change, from 2025 to 2030. */
export function changeDates(timeZone: string): string[] {
  const dates = known.get(timeZone) ?? findChanges(timeZone);
  known.set(timeZone, dates);
  return dates;
}

const known = new Map<string, string[]>();

function findChanges(timeZone: string): string[] {
  const dates: string[] = [];
  let at = Temporal.ZonedDateTime.from({ year: 2025, month: 1, day: 1, timeZone });
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > 2030) return dates;
    dates.push(next.subtract({ seconds: 1 }).toPlainDate().toString());
    at = next;
  }
}

const LENGTHS = { standard: 30, guided: 60, intro: 15 };

export interface SlotQuery {
  rules: CalendarRules;
  kind: keyof typeof LENGTHS;
  from: number;
  to: number;
  busy: Busy[];
  now: number;
}

/** All starts between `from` (inclusive) and `to` (exclusive). */
export function oracleStarts({ rules, kind, from, to, busy, now }: SlotQuery): number[] {
  const { timezone: zone } = rules;
  if (!zone || !rules.isOpen) return [];
  if (kind === 'standard' && rules.price === null) return [];
  if (kind === 'intro' && !rules.offersIntro) return [];
  const local = (instant: number) =>
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate();
  const lastDay = local(now).add({ days: rules.bookingWindowDays });
  const starts: number[] = [];
  for (let day = local(from); Temporal.PlainDate.compare(day, local(to)) <= 0; day = day.add({ days: 1 })) {
    if (Temporal.PlainDate.compare(day, lastDay) > 0) break;
    if (isFull(rules, zone, day, busy)) continue;
    for (let minute = 0; minute < 24 * 60; minute += 15) {
      if (!offered(rules, kind, day, minute)) continue;
      const start = firstInstant(zone, day, minute);
      if (start === null || start < from || start >= to) continue;
      const end = start + LENGTHS[kind] * 60_000;
      if (start - now < rules.minNoticeMinutes * 60_000) continue;
      if (busy.every((one) => isApart(rules, one, start, end))) starts.push(start);
    }
  }
  return starts;
}

function isApart(
  { bufferBeforeMinutes, bufferAfterMinutes }: CalendarRules,
  one: Busy,
  start: number,
  end: number,
) {
  const gap = Math.max(start - one.end, one.start - end) / 60_000;
  if (one.withoutMentor) return gap >= 0;
  if (one.taught) return gap >= bufferBeforeMinutes && gap >= bufferAfterMinutes;
  return gap >= (one.end <= start ? bufferBeforeMinutes : bufferAfterMinutes);
}

function isFull(
  { maxPerDay, maxPerWeek }: CalendarRules,
  zone: string,
  day: Temporal.PlainDate,
  busy: Busy[],
) {
  const days = busy
    .filter(({ taught }) => taught)
    .map(({ start }) => Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).toPlainDate());
  const sameWeek = (one: Temporal.PlainDate) =>
    one.weekOfYear === day.weekOfYear && one.yearOfWeek === day.yearOfWeek;
  return (
    (maxPerDay !== null && days.filter((one) => one.equals(day)).length >= maxPerDay) ||
    (maxPerWeek !== null && days.filter(sameWeek).length >= maxPerWeek)
  );
}

function firstInstant(zone: string, day: Temporal.PlainDate, minute: number): number | null {
  const wall = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null;
}

function offered(rules: CalendarRules, kind: SlotQuery['kind'], day: Temporal.PlainDate, minute: number) {
  if (kind !== 'guided') {
    const isOpen = open(rules, day, minute) && (kind === 'intro' || open(rules, day, minute + 15));
    return isOpen && minute % rules.startEveryMinutes === 0;
  }
  if (day.dayOfWeek > 5 || minute % 60 !== 0 || minute < 540 || minute > 1_020) return false;
  const withoutHours =
    rules.weekly.length === 0 && !rules.overrides.some(({ date }) => date === day.toString());
  return withoutHours || [0, 15, 30, 45].every((more) => open(rules, day, minute + more));
}

function open(rules: CalendarRules, day: Temporal.PlainDate, minute: number): boolean {
  const holds = ({ start, end }: { start: number; end: number }) => start <= minute && minute + 15 <= end;
  const today = rules.overrides.filter(({ date }) => date === day.toString());
  if (today.some((one) => one.kind === 'extra' && holds(one))) return true;
  if (today.some(({ kind }) => kind === 'closed')) return false;
  return rules.weekly.some((one) => one.dayOfWeek === day.dayOfWeek % 7 && holds(one));
}
