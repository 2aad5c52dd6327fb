import { expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { instantsAt, localTime, startOfDate } from '../time-zone.ts';

/** Every zone of the runtime, and three missing from its list. */
export const zones = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'Europe/Kyiv']),
];

const QUARTER = 15 * 60_000;

/** Every clock change of a zone from 2025 to 2030. */
export function changesOf(timeZone: string): Temporal.ZonedDateTime[] {
  const found: Temporal.ZonedDateTime[] = [];
  let at = Temporal.ZonedDateTime.from({ year: 2025, month: 1, day: 1, timeZone });
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > 2030) return found;
    found.push(next);
    at = next;
  }
}

/** Temporal moves a wall time that does not exist, so those that differ are dropped. */
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

/** Declares tests of the quarter hours around these changes. */
export function itAgreesWithTheOracle(changes: readonly Temporal.ZonedDateTime[]): void {
  it('reads instants as the oracle does', () => {
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

  it('returns the instants of the oracle for a wall time: none, one or two', () => {
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

  it('starts dates at the instant of the oracle', () => {
    for (const change of changes) {
      const zone = change.timeZoneId;
      for (const days of [-1, 0, 1]) {
        const date = change.toPlainDate().add({ days });
        const begin = date.toZonedDateTime(zone).startOfDay().epochMilliseconds;
        expect([zone, `${date}`, startOfDate(zone, `${date}`)]).toEqual([zone, `${date}`, begin]);
      }
    }
  });
}
