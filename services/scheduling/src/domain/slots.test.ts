import { describe, expect, it } from '@jest/globals';
import { addDays, localTime, startOfDate } from '@waymark/kernel/time-zone';
import { type CalendarFacts, freeStarts, isFree, type Override } from './slots.ts';
import { type Asked, changeDates } from './testing/slots-oracle.ts';
import { facts, itHandlesClockChanges, itOffersWhatTheOracleOffers } from './testing/slots-properties.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

/** Northern and southern, by half an hour, at midnight, with no change at all. */
const sampleZones = [
  ...['America/Los_Angeles', 'America/Santiago', 'America/Havana', 'Atlantic/Azores'],
  ...['Europe/Berlin', 'Africa/Cairo', 'Asia/Tokyo', 'Australia/Lord_Howe'],
];

describe('free slots in a few zones', () => {
  itOffersWhatTheOracleOffers(sampleZones, 40);
});

describe('free slots on every day that the clocks of a few zones change', () => {
  itHandlesClockChanges(sampleZones);
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
