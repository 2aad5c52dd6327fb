// guarantees: Wall times, clock changes and zones
import { describe, expect, it } from '@jest/globals';
import { addDays, localTime, startOfDate } from '@waymark/kernel/time-zone';
import { type Busy, type CalendarRules, freeStarts, isFree, type Override } from './slots.ts';
import { type SlotQuery } from './testing/slots-oracle.ts';
import { calendarRules, itHandlesClockChanges, itMatchesTheOracle } from './testing/slots-properties.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The free slots of a day, as wall times of the mentor. */
function dayOf(date: string, calendar: CalendarRules, kind: SlotQuery['kind'] = 'standard') {
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

/** Northern, southern, half-hour and midnight changes, and a zone without any. */
const sampleZones = [
  ...['America/Los_Angeles', 'America/Santiago', 'America/Havana', 'Atlantic/Azores'],
  ...['Europe/Berlin', 'Africa/Cairo', 'Asia/Tokyo', 'Australia/Lord_Howe'],
];

describe('free slots in a few zones', () => {
  itMatchesTheOracle(sampleZones, { numRuns: 60, seed: 2_026 });
});

describe('free slots on every day that the clocks of a few zones change', () => {
  itHandlesClockChanges(sampleZones);
});

describe('a clock change', () => {
  const night = { weekly: [{ dayOfWeek: 0, start: 0, end: 240 }] };

  it('removes skipped hours', () => {
    expect(dayOf('2027-03-28', calendarRules('Europe/Berlin', night))).toEqual([
      '00:00',
      '00:30',
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ]);
  });

  it('offers repeated hours once, at their first occurrence', () => {
    const calendar = calendarRules('Europe/Berlin', night);
    expect(dayOf('2027-10-31', calendar)).toHaveLength(8);
    const first = Date.parse('2027-10-31T00:00:00Z');
    expect(isFree(calendar, 'standard', first, [], first - DAY)).toBe(true);
    expect(isFree(calendar, 'standard', first + HOUR, [], first - DAY)).toBe(false);
  });
});

describe('a free slot', () => {
  const monday = '2027-01-11';

  it('lies in hours that end or begin at midnight', () => {
    const weekly = [
      { dayOfWeek: 1, start: 1_410, end: 1_440 },
      { dayOfWeek: 2, start: 0, end: 30 },
    ];
    expect(dayOf(monday, calendarRules('Asia/Tokyo', { weekly }))).toEqual(['23:30']);
    expect(dayOf('2027-01-12', calendarRules('Asia/Tokyo', { weekly }))).toEqual(['00:00']);
  });

  it('needs a zone, a price and an open calendar', () => {
    expect(dayOf(monday, calendarRules(null))).toEqual([]);
    expect(dayOf(monday, calendarRules('UTC', { price: null }))).toEqual([]);
    expect(dayOf(monday, calendarRules('UTC', { isOpen: false }))).toEqual([]);
    expect(dayOf(monday, calendarRules('UTC', { price: 0 }))).toHaveLength(48);
  });

  it('lies in extra hours only on a closed day, else also in the weekly hours', () => {
    const hours = { weekly: [{ dayOfWeek: 1, start: 540, end: 600 }] };
    const extra: Override = { date: monday, kind: 'extra', start: 570, end: 630 };
    expect(dayOf(monday, calendarRules('UTC', { ...hours, overrides: [extra] }))).toEqual([
      '09:00',
      '09:30',
      '10:00',
    ]);
    const closed: Override = { date: monday, kind: 'closed' };
    expect(dayOf(monday, calendarRules('UTC', { ...hours, overrides: [closed, extra] }))).toEqual([
      '09:30',
      '10:00',
    ]);
    expect(dayOf(monday, calendarRules('UTC', { ...hours, overrides: [closed] }))).toEqual([]);
  });

  it('starts after the notice, to the millisecond, and within the booking window', () => {
    const calendar = calendarRules('Asia/Tokyo', { minNoticeMinutes: 120, bookingWindowDays: 2 });
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

  it('does not overlap a session, and can start at its end', () => {
    const from = Date.parse(`${monday}T10:00:00Z`);
    const busy = [{ start: from, end: from + HOUR }];
    const found = freeStarts(
      calendarRules('UTC'),
      'standard',
      { from: from - HOUR, to: from + 2 * HOUR },
      busy,
      from - DAY,
    );
    expect(found).toEqual([from - HOUR, from - HOUR / 2, from + HOUR, from + 1.5 * HOUR]);
    const guided = freeStarts(
      calendarRules('UTC'),
      'guided',
      { from: from - HOUR, to: from + 2 * HOUR },
      busy,
      from - DAY,
    );
    expect(guided).toEqual([from - HOUR, from + HOUR]);
  });
});

describe('the rules of a mentor', () => {
  const monday = Date.parse('2027-01-11T00:00:00Z');
  const at = (hour: number) => monday + hour * HOUR;
  const session = (hour: number, more: Partial<Busy> = {}): Busy => ({
    ...{ start: at(hour), end: at(hour + 0.5), taught: true },
    ...more,
  });
  const within = (hours: [number, number], more: Partial<CalendarRules>, busy: Busy[]) =>
    freeStarts(
      calendarRules('UTC', more),
      'standard',
      { from: at(hours[0]), to: at(hours[1]) },
      busy,
      monday - DAY,
    ).map((start) => (start - monday) / HOUR);

  it('keep the longer buffer free between two sessions, on both sides', () => {
    const buffers = { bufferBeforeMinutes: 10, bufferAfterMinutes: 45 };
    expect(within([8, 12], buffers, [session(10)])).toEqual([8, 8.5, 11.5]);
    expect(within([8, 12], { ...buffers, startEveryMinutes: 15 }, [session(10)])).toEqual([
      ...[8, 8.25, 8.5, 8.75, 11.25, 11.5, 11.75],
    ]);
  });

  it('keep their own buffer free before and after another busy time', () => {
    const buffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 60 };
    expect(within([8, 12], buffers, [session(10, { taught: false })])).toEqual([8, 8.5, 10.5, 11, 11.5]);
  });

  it('do not concern what only the learner has', () => {
    const buffers = { bufferBeforeMinutes: 60, bufferAfterMinutes: 60, maxPerDay: 1 };
    const busy = [session(10, { taught: false, withoutMentor: true, mine: true })];
    expect(within([9, 11], buffers, busy)).toEqual([9, 9.5, 10.5]);
  });

  it('end a day with its last session, by the zone of the mentor', () => {
    const tokyo = calendarRules('Asia/Tokyo', { maxPerDay: 2 });
    const busy = [session(14), session(15)]; // 23:00 on Monday and 0:00 on Tuesday
    const starts = (rules: CalendarRules) =>
      freeStarts(rules, 'standard', { from: at(14.5), to: at(16) }, busy, monday - DAY);
    expect(starts(tokyo)).toHaveLength(2);
    expect(starts({ ...tokyo, maxPerDay: 1 })).toEqual([]);
    expect(starts({ ...tokyo, timezone: 'UTC' })).toEqual([]);
  });

  it('end a week with its last session, from Monday to Sunday', () => {
    const busy = [session(1), session(6 * 24 + 1), session(7 * 24)];
    expect(within([0, 7 * 24 + 8], { maxPerWeek: 2, startEveryMinutes: 60 }, busy)[0]).toBe(7 * 24 + 1);
    expect(within([0, 24], { maxPerWeek: 3 }, busy)).toHaveLength(47);
  });

  it('offer starts on their grid only, also where extra hours touch weekly ones', () => {
    const weekly = [{ dayOfWeek: 1, start: 510, end: 570 }];
    const overrides: Override[] = [{ date: '2027-01-11', kind: 'extra', start: 570, end: 630 }];
    const starts = (startEveryMinutes: number) =>
      within([0, 24], { weekly, overrides, startEveryMinutes }, []);
    expect(starts(15)).toEqual([8.5, 8.75, 9, 9.25, 9.5, 9.75, 10]);
    expect(starts(60)).toEqual([9, 10]);
  });
});

describe('a guided slot', () => {
  const withoutHours = calendarRules('Europe/Berlin', { weekly: [], price: null });

  it('starts at nine full hours of each workday without set hours, at any price', () => {
    expect(dayOf('2027-01-15', withoutHours, 'guided')).toHaveLength(9);
    expect(dayOf('2027-01-15', withoutHours, 'guided').at(-1)).toBe('17:00');
    expect(dayOf('2027-01-16', withoutHours, 'guided')).toEqual([]);
    expect(dayOf('2027-01-17', calendarRules('Europe/Berlin'), 'guided')).toEqual([]);
  });

  it('needs both half hours where hours are set', () => {
    const weekly = [{ dayOfWeek: 5, start: 570, end: 690 }];
    expect(dayOf('2027-01-15', calendarRules('UTC', { weekly }), 'guided')).toEqual(['10:00']);
    expect(dayOf('2027-01-14', calendarRules('UTC', { weekly }), 'guided')).toEqual([]);
  });

  it('lies in the extra hours of a date, and not on a closed date', () => {
    const overrides: Override[] = [
      { date: '2027-01-14', kind: 'closed' },
      { date: '2027-01-15', kind: 'extra', start: 540, end: 660 },
    ];
    const calendar = { ...withoutHours, overrides };
    expect(dayOf('2027-01-14', calendar, 'guided')).toEqual([]);
    expect(dayOf('2027-01-15', calendar, 'guided')).toEqual(['09:00', '10:00']);
  });
});
