import { expect, it } from '@jest/globals';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { addDays, localTime, startOfDate } from '@waymark/kernel/time-zone';
import fc from 'fast-check';
import { type CalendarRules, freeStarts, isFree, type Override, type WeeklyHours } from '../slots.ts';
import { changeDates, oracleStarts, type SlotQuery } from './slots-oracle.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const always: WeeklyHours[] = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, start: 0, end: 1_440 }));

/** Of a calendar whose mentor has set none. */
export const DEFAULT_LIMITS = {
  ...{ bufferBeforeMinutes: 0, bufferAfterMinutes: 0, maxPerDay: null, maxPerWeek: null },
  startEveryMinutes: 30,
  offersIntro: false,
};

export const calendarRules = (timezone: string | null, more: Partial<CalendarRules> = {}): CalendarRules => ({
  timezone,
  isOpen: true,
  price: 2_500,
  typePrices: { ...usualPrices },
  currency: 'EUR',
  ...{ minNoticeMinutes: 0, bookingWindowDays: 365 },
  ...DEFAULT_LIMITS,
  weekly: always,
  overrides: [],
  ...more,
});

const starts = ({ rules, kind, from, to, busy, now }: SlotQuery) =>
  freeStarts(rules, kind, { from, to }, busy, now);

const halfHours = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
  .filter(([start, end]) => end > start)
  .map(([start, end]) => ({ start: start * 30, end: end * 30 }));
const weekly = fc.array(
  fc.record({ day: fc.integer({ min: 0, max: 6 }), hours: halfHours }).map(({ day, hours }) => ({
    dayOfWeek: day,
    ...hours,
  })),
  { maxLength: 8 },
);
/** A date from 2025 to 2030, in half of the cases one of a clock change. */
const date = (timeZone: string) => {
  const changes = changeDates(timeZone);
  const any = fc.integer({ min: 0, max: 2_190 }).map((days) => addDays('2025-01-01', days));
  return changes.length > 0 ? fc.oneof(any, fc.constantFrom(...changes)) : any;
};
const override = (first: string): fc.Arbitrary<Override> =>
  fc.integer({ min: 0, max: 4 }).chain((days) => {
    const on = addDays(first, days);
    const closed = fc.constant<Override>({ date: on, kind: 'closed' });
    return fc.oneof(
      closed,
      halfHours.map((hours): Override => ({ date: on, kind: 'extra', ...hours })),
    );
  });
const busyAround = (from: number) =>
  fc.array(
    fc
      .tuple(
        fc.integer({ min: -4, max: 400 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom({}, { taught: true }, { withoutMentor: true }),
      )
      .map(([quarter, length, more]) => ({
        start: from + quarter * 900_000,
        end: from + (quarter + length) * 900_000,
        ...more,
      })),
    { maxLength: 6 },
  );

const slotQuery = (zones: readonly string[]): fc.Arbitrary<SlotQuery> =>
  fc.constantFrom(...zones).chain((timezone) =>
    date(timezone).chain((middle) => {
      const first = addDays(middle, -1);
      const from = startOfDate(timezone, first);
      return fc.record({
        kind: fc.constantFrom('standard', 'guided', 'intro'),
        from: fc.constant(from),
        to: fc.integer({ min: 1, max: 4 * 96 }).map((quarters) => from + quarters * 900_000),
        now: fc.integer({ min: -2_000, max: 50 }).map((hours) => from + hours * HOUR + 7),
        busy: busyAround(from),
        rules: fc.record({
          timezone: fc.constant(timezone),
          isOpen: fc.integer({ max: 19, min: 0 }).map((n) => n > 0),
          price: fc.constantFrom(null, 0, 2_500, 100_000),
          typePrices: fc.constant({ ...usualPrices }),
          currency: fc.constant('EUR' as const),
          minNoticeMinutes: fc.constantFrom(0, 1, 120, 1_440, 20_160),
          bookingWindowDays: fc.constantFrom(1, 7, 60, 365),
          bufferBeforeMinutes: fc.constantFrom(0, 0, 10, 120),
          bufferAfterMinutes: fc.constantFrom(0, 0, 15, 45),
          maxPerDay: fc.constantFrom(null, 1, 2),
          maxPerWeek: fc.constantFrom(null, 2, 3),
          startEveryMinutes: fc.constantFrom(15, 30, 60),
          offersIntro: fc.integer({ max: 9, min: 0 }).map((n) => n > 0),
          weekly: fc.oneof(weekly, fc.constant(always)),
          overrides: fc.array(override(first), { maxLength: 3 }),
        }),
      });
    }),
  );

/**
 * Declares the tests of random calendars in these zones, on any day of 2025 to 2030. Without a seed they differ from
 * run to run.
 */
export function itMatchesTheOracle(
  zones: readonly string[],
  { numRuns, seed }: { numRuns: number; seed?: number },
): void {
  const seeded = seed === undefined ? {} : { seed };
  it('offers the slots of the oracle for a random calendar, zone and day', () => {
    let found = 0;
    fc.assert(
      fc.property(slotQuery(zones), (query) => {
        const offered = starts(query);
        found += offered.length;
        expect(offered).toEqual(oracleStarts(query));
      }),
      { numRuns, ...seeded },
    );
    expect(found).toBeGreaterThan(numRuns);
  });

  it('can be booked exactly where it lists a slot', () => {
    fc.assert(
      fc.property(slotQuery(zones), (query) => {
        const offered = new Set(starts(query));
        const shown = [...offered].slice(0, 20);
        for (const start of [...shown, ...shown.map((one) => one + 900_000), query.from]) {
          if (start >= query.to) continue;
          expect(isFree(query.rules, query.kind, start, query.busy, query.now)).toBe(offered.has(start));
        }
      }),
      { numRuns: Math.ceil(numRuns / 3), ...seeded },
    );
  });
}

/** Declares the tests of every day on which the clocks of these zones change. */
export function itHandlesClockChanges(zones: readonly string[]): void {
  const days = zones.flatMap((timezone) => changeDates(timezone).map((day) => ({ timezone, day })));
  const listed = days.map(({ timezone, day }) => {
    const from = startOfDate(timezone, addDays(day, -1));
    const query: SlotQuery = {
      rules: calendarRules(timezone),
      kind: 'standard',
      from,
      to: from + 3 * DAY,
      busy: [],
      now: from - DAY,
    };
    return { timezone, query, offered: starts(query) };
  });

  it('offers each open half hour once and without overlaps', () => {
    expect(listed.length).toBeGreaterThan(2 * zones.length);
    for (const { timezone, offered } of listed) {
      const seen = new Set<string>();
      let free = 0;
      for (const start of offered) {
        const { date, minute } = localTime(timezone, start);
        if (minute % 30 !== 0) throw new Error(`${timezone}: ${date} minute ${minute}`);
        if (start < free) throw new Error(`${timezone}: two slots overlap on ${date}`);
        seen.add(`${date} ${minute}`);
        free = start + HOUR / 2;
      }
      expect(seen.size).toBe(offered.length);
    }
  });

  it('offers the slots of the oracle', () => {
    // Zones with equal slots are computed once.
    const distinct = new Map(listed.map((one) => [String(one.offered), one]));
    for (const { query, offered } of distinct.values()) expect(offered).toEqual(oracleStarts(query));
  });
}
