import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import {
  addDays,
  daysBetween,
  instantsAt,
  localTime,
  startOfDate,
  wallClock,
  weekdayOf,
} from './time-zone.ts';

const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'Europe/Kyiv'])];

const QUARTER = 15 * 60_000;

/** Every change of a zone's clocks from 2025 to 2030, by the oracle. */
function changesOf(timeZone: string): Temporal.ZonedDateTime[] {
  const found: Temporal.ZonedDateTime[] = [];
  let at = Temporal.ZonedDateTime.from({ year: 2025, month: 1, day: 1, timeZone });
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > 2030) return found;
    found.push(next);
    at = next;
  }
}

const changes = zones.flatMap(changesOf);

/** The oracle's instants of a wall time: of an impossible one it makes another, which does not read the same. */
function oracle(zone: string, wall: Temporal.PlainDateTime): number[] {
  const both = (['earlier', 'later'] as const)
    .map((disambiguation) => wall.toZonedDateTime(zone, { disambiguation }))
    .filter((zoned) => zoned.toPlainDateTime().equals(wall));
  return [...new Set(both.map(({ epochMilliseconds }) => epochMilliseconds))];
}

const minuteOf = (wall: Temporal.PlainDateTime) => wall.hour * 60 + wall.minute;
const read = (wall: Temporal.PlainDateTime) => ({
  date: wall.toPlainDate().toString(),
  weekday: wall.dayOfWeek % 7,
  minute: minuteOf(wall),
});

it('knows changes to try it with, at midnight and by half an hour, too', () => {
  expect(changes.length).toBeGreaterThan(1_000);
  const changed = new Set(changes.map(({ timeZoneId }) => timeZoneId));
  for (const zone of [
    'America/Santiago',
    'America/Havana',
    'Atlantic/Azores',
    'Asia/Beirut',
    'Africa/Cairo',
  ]) {
    expect(changed).toContain(zone);
  }
  expect(changed).toContain('Australia/Lord_Howe');
});

describe('on both sides of every change of every zone from 2025 to 2030', () => {
  it('an instant reads as the oracle reads it', () => {
    for (const change of changes) {
      for (let instant = change.epochMilliseconds - 9 * QUARTER; ; instant += 3 * QUARTER) {
        if (instant > change.epochMilliseconds + 9 * QUARTER) break;
        const wall = Temporal.Instant.fromEpochMilliseconds(instant)
          .toZonedDateTimeISO(change.timeZoneId)
          .toPlainDateTime();
        expect({ zone: change.timeZoneId, ...localTime(change.timeZoneId, instant) }).toEqual({
          zone: change.timeZoneId,
          ...read(wall),
        });
      }
    }
  });

  it('a wall time has the instants of the oracle: none, one or two', () => {
    const counts = new Set<number>();
    for (const change of changes) {
      const zone = change.timeZoneId;
      const first = change.toPlainDateTime().subtract({ minutes: 120 });
      for (let minutes = 0; minutes <= 210; minutes += 30) {
        const wall = first.add({ minutes });
        const expected = oracle(zone, wall);
        const found = instantsAt(zone, wall.toPlainDate().toString(), minuteOf(wall));
        if (String(found) !== String(expected)) throw new Error(`${zone} ${wall}: ${found}, not ${expected}`);
        counts.add(found.length);
      }
    }
    expect([...counts].sort()).toEqual([0, 1, 2]);
  });

  it('a date begins where the oracle lets it begin', () => {
    for (const change of changes) {
      const zone = change.timeZoneId;
      for (const days of [-1, 0, 1]) {
        const date = change.toPlainDate().add({ days });
        const begin = date.toZonedDateTime(zone).startOfDay().epochMilliseconds;
        expect([zone, `${date}`, startOfDate(zone, `${date}`)]).toEqual([zone, `${date}`, begin]);
      }
    }
  });
});

it('24:00 is the next midnight, also where the clocks skip it', () => {
  const end = wallClock('Europe/Berlin', '2027-06-01')(1_440);
  expect(end).toEqual(instantsAt('Europe/Berlin', '2027-06-02', 0));
  const [skipped] = changesOf('America/Santiago').filter(({ hour }) => hour === 1);
  expect(instantsAt('America/Santiago', `${skipped?.toPlainDate().subtract({ days: 1 })}`, 1_440)).toEqual(
    [],
  );
});

it('a day that a zone leaves out has no wall time', () => {
  expect(instantsAt('Pacific/Apia', '2011-12-30', 720)).toEqual([]);
  expect(instantsAt('Pacific/Apia', '2011-12-31', 0)).toEqual([Date.parse('2011-12-30T10:00:00Z')]);
});

it('counts days in the calendar, over months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2027-12-31', '2028-03-01')).toBe(61);
  expect(['2027-01-10', '2027-01-11', '1969-12-31'].map(weekdayOf)).toEqual([0, 1, 3]);
});

it.each(['Mars/Olympus', ''])('knows no zone %p', (zone) => {
  expect(() => localTime(zone, 0)).toThrow(RangeError);
});

it('knows no thirteenth month', () => {
  expect(() => weekdayOf('2027-13-01')).toThrow(RangeError);
});

it('knows no year of five digits, whose dates would sort before all others', () => {
  expect(() => localTime('UTC', Date.parse('9999-12-31T23:59:59-23:59'))).toThrow(RangeError);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
});
