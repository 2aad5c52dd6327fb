import { describe, expect, it } from '@jest/globals';
import { addDays, localTime, startOfDate } from '@waymark/kernel/time-zone';
import fc from 'fast-check';
import { type CalendarFacts, freeStarts, isFree, type Override, type WeeklyHours } from './slots.ts';
import { type Asked, changeDates, oracleStarts, zones } from './testing/slots-oracle.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const always: WeeklyHours[] = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, start: 0, end: 1_440 }));

const facts = (timezone: string | null, more: Partial<CalendarFacts> = {}): CalendarFacts => ({
  timezone,
  isOpen: true,
  price: 2_500,
  currency: 'EUR',
  minNoticeMinutes: 0,
  bookingWindowDays: 365,
  weekly: always,
  overrides: [],
  ...more,
});

const starts = ({ facts, kind, from, to, busy, now }: Asked) =>
  freeStarts(facts, kind, { from, to }, busy, now);

/** What a day offers, as wall times of the mentor. */
function dayOf(date: string, calendar: CalendarFacts, kind: Asked['kind'] = 'standard') {
  const zone = calendar.timezone ?? 'UTC';
  const from = startOfDate(zone, date);
  const found = freeStarts(
    calendar,
    kind,
    { from, to: startOfDate(zone, addDays(date, 1)) },
    [],
    from - 30 * DAY,
  );
  return found.map((start) => {
    const { minute } = localTime(zone, start);
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  });
}

const zone = fc.constantFrom(...zones);
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
/** Any date of the years asked for, and every second time one on which the clocks change. */
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
    fc.tuple(fc.integer({ min: -4, max: 400 }), fc.integer({ min: 1, max: 6 })).map(([quarter, length]) => ({
      start: from + quarter * 900_000,
      end: from + (quarter + length) * 900_000,
    })),
    { maxLength: 6 },
  );

const question: fc.Arbitrary<Asked> = zone.chain((timezone) =>
  date(timezone).chain((middle) => {
    const first = addDays(middle, -1);
    const from = startOfDate(timezone, first);
    return fc.record({
      kind: fc.constantFrom('standard', 'guided'),
      from: fc.constant(from),
      to: fc.integer({ min: 1, max: 4 * 96 }).map((quarters) => from + quarters * 900_000),
      now: fc.integer({ min: -2_000, max: 50 }).map((hours) => from + hours * HOUR + 7),
      busy: busyAround(from),
      facts: fc.record({
        timezone: fc.constant(timezone),
        isOpen: fc.integer({ max: 19, min: 0 }).map((n) => n > 0),
        price: fc.constantFrom(null, 0, 2_500, 100_000),
        currency: fc.constant('EUR' as const),
        minNoticeMinutes: fc.constantFrom(0, 1, 120, 1_440, 20_160),
        bookingWindowDays: fc.constantFrom(1, 7, 60, 365),
        weekly: fc.oneof(weekly, fc.constant(always)),
        overrides: fc.array(override(first), { maxLength: 3 }),
      }),
    });
  }),
);

describe('whatever the calendar, the zone and the day of 2025 to 2030', () => {
  it('the oracle agrees on every slot', () => {
    let found = 0;
    fc.assert(
      fc.property(question, (asked) => {
        const offered = starts(asked);
        found += offered.length;
        expect(offered).toEqual(oracleStarts(asked));
      }),
      { numRuns: 600 },
    );
    expect(found).toBeGreaterThan(1_000);
  });

  it('booking says the same as the listing: of what it lists all are free, and of what lies between none', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const offered = new Set(starts(asked));
        const shown = [...offered].slice(0, 20);
        for (const start of [...shown, ...shown.map((one) => one + 900_000), asked.from]) {
          if (start >= asked.to) continue;
          expect(isFree(asked.facts, asked.kind, start, asked.busy, asked.now)).toBe(offered.has(start));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('on every day that the clocks of any zone change', () => {
  const days = zones.flatMap((timezone) => changeDates(timezone).map((day) => ({ timezone, day })));
  const listed = days.map(({ timezone, day }) => {
    const from = startOfDate(timezone, addDays(day, -1));
    const asked: Asked = {
      facts: facts(timezone),
      kind: 'standard',
      from,
      to: from + 3 * DAY,
      busy: [],
      now: from - DAY,
    };
    return { timezone, asked, offered: starts(asked) };
  });

  it('every slot reads as an open half hour, is offered once and leaves the next one alone', () => {
    expect(listed.length).toBeGreaterThan(1_000);
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

  it('the oracle agrees', () => {
    // Zones that change alike need asking once.
    const alike = new Map(listed.map((one) => [String(one.offered), one]));
    expect(alike.size).toBeGreaterThan(100);
    for (const { asked, offered } of alike.values()) expect(offered).toEqual(oracleStarts(asked));
  });
});

describe('where the clocks change', () => {
  const night = { weekly: [{ dayOfWeek: 0, start: 0, end: 240 }] };

  it('hours that are skipped are not offered', () => {
    expect(dayOf('2027-03-28', facts('Europe/Berlin', night))).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ]);
  });

  it('hours that come twice are offered once, at their first coming', () => {
    const calendar = facts('Europe/Berlin', night);
    expect(dayOf('2027-10-31', calendar)).toHaveLength(8);
    const first = Date.parse('2027-10-31T00:00:00Z');
    expect(isFree(calendar, 'standard', first, [], first - DAY)).toBe(true);
    expect(isFree(calendar, 'standard', first + HOUR, [], first - DAY)).toBe(false);
  });

  it('a day that begins at 01:00 has neither 00:00 nor 00:30', () => {
    const [change] = changeDates('America/Santiago').slice(1);
    expect(dayOf(addDays(change as string, 1), facts('America/Santiago')).slice(0, 2)).toEqual([
      '01:00',
      '01:30',
    ]);
  });

  it('nine in the morning stays nine in the morning', () => {
    const calendar = facts('America/New_York', { weekly: [{ dayOfWeek: 1, start: 540, end: 570 }] });
    const monday = (day: string) =>
      freeStarts(calendar, 'standard', whole(day), [], Date.parse('2027-03-01'));
    expect(monday('2027-03-08').map(iso)).toEqual(['2027-03-08T14:00:00.000Z']);
    expect(monday('2027-03-15').map(iso)).toEqual(['2027-03-15T13:00:00.000Z']);
  });

  const whole = (day: string) => ({ from: Date.parse(day), to: Date.parse(day) + DAY });
  const iso = (instant: number) => new Date(instant).toISOString();
});

describe('what a mentor offers', () => {
  const monday = '2027-01-11';

  it('reaches to the end of the day and goes on after midnight', () => {
    const weekly = [
      { dayOfWeek: 1, start: 1_410, end: 1_440 },
      { dayOfWeek: 2, start: 0, end: 30 },
    ];
    expect(dayOf(monday, facts('Asia/Tokyo', { weekly }))).toEqual(['23:30']);
    expect(dayOf('2027-01-12', facts('Asia/Tokyo', { weekly }))).toEqual(['00:00']);
  });

  it('is nothing without a zone, without a price, or while they are no mentor', () => {
    expect(dayOf(monday, facts(null))).toEqual([]);
    expect(dayOf(monday, facts('UTC', { price: null }))).toEqual([]);
    expect(dayOf(monday, facts('UTC', { isOpen: false }))).toEqual([]);
    expect(dayOf(monday, facts('UTC', { price: 0 }))).toHaveLength(48);
  });

  it('is the extra hours alone on a closed day, and both together on another', () => {
    const hours = { weekly: [{ dayOfWeek: 1, start: 540, end: 600 }] };
    const extra: Override = { date: monday, kind: 'extra', start: 570, end: 630 };
    expect(dayOf(monday, facts('UTC', { ...hours, overrides: [extra] }))).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ]);
    const closed: Override = { date: monday, kind: 'closed' };
    expect(dayOf(monday, facts('UTC', { ...hours, overrides: [closed, extra] }))).toEqual(['09:30', '10:00']);
    expect(dayOf(monday, facts('UTC', { ...hours, overrides: [closed] }))).toEqual([]);
  });

  it('begins after the notice they need, to the millisecond, and ends with their booking window', () => {
    const calendar = facts('Asia/Tokyo', { minNoticeMinutes: 120, bookingWindowDays: 2 });
    const now = Date.parse('2027-01-11T13:00:00Z'); // 22:00 in Tokyo
    const range = { from: now - DAY, to: now + 30 * DAY };
    const found = freeStarts(calendar, 'standard', range, [], now);
    expect(found[0]).toBe(now + 2 * HOUR);
    expect(localTime('Asia/Tokyo', found.at(-1) as number)).toMatchObject({
      date: '2027-01-13',
      minute: 1_410,
    });
    expect(isFree(calendar, 'standard', now + 2 * HOUR, [], now + 1)).toBe(false);
  });

  it('is not what touches a session, but what begins with its end', () => {
    const from = Date.parse(`${monday}T10:00:00Z`);
    const busy = [{ start: from, end: from + HOUR }];
    const found = freeStarts(
      facts('UTC'),
      'standard',
      { from: from - HOUR, to: from + 2 * HOUR },
      busy,
      from - DAY,
    );
    expect(found).toEqual([from - HOUR, from - HOUR / 2, from + HOUR, from + 1.5 * HOUR]);
    const guided = freeStarts(
      facts('UTC'),
      'guided',
      { from: from - HOUR, to: from + 2 * HOUR },
      busy,
      from - DAY,
    );
    expect(guided).toEqual([from - HOUR, from + HOUR]);
  });
});

describe('guided sessions', () => {
  const silent = facts('Europe/Berlin', { weekly: [], price: null });

  it('begin at nine full hours of every workday when the mentor has said nothing, whatever the price', () => {
    expect(dayOf('2027-01-15', silent, 'guided')).toHaveLength(9);
    expect(dayOf('2027-01-15', silent, 'guided').at(-1)).toBe('17:00');
    expect(dayOf('2027-01-16', silent, 'guided')).toEqual([]);
    expect(dayOf('2027-01-17', facts('Europe/Berlin'), 'guided')).toEqual([]);
  });

  it('need both half hours where the mentor has set hours', () => {
    const weekly = [{ dayOfWeek: 5, start: 570, end: 690 }];
    expect(dayOf('2027-01-15', facts('UTC', { weekly }), 'guided')).toEqual(['10:00']);
    expect(dayOf('2027-01-14', facts('UTC', { weekly }), 'guided')).toEqual([]);
  });

  it('keep to the extra hours of a date, and to none of a closed one', () => {
    const overrides: Override[] = [
      { date: '2027-01-14', kind: 'closed' },
      { date: '2027-01-15', kind: 'extra', start: 540, end: 660 },
    ];
    const calendar = { ...silent, overrides };
    expect(dayOf('2027-01-14', calendar, 'guided')).toEqual([]);
    expect(dayOf('2027-01-15', calendar, 'guided')).toEqual(['09:00', '10:00']);
  });
});
