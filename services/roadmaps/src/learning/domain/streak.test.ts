import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysIn, streakOf } from './streak.ts';

const QUARTER_MS = 15 * 60_000;

/** The streak of activity at these instants. */
function streak(timeZone: string, now: string, ...instants: string[]) {
  const quarters = instants.map((at) => Math.floor(Date.parse(at) / QUARTER_MS)).sort((a, b) => a - b);
  return streakOf(quarters, new Date(now), daysIn(timeZone));
}

describe('a streak', () => {
  it('is zero without activity', () => {
    expect(streak('UTC', '2026-03-10T12:00:00Z')).toEqual({
      current: 0,
      longest: 0,
      activeToday: false,
      thisWeek: 0,
      thisMonth: 0,
    });
  });

  it('counts consecutive days, each once', () => {
    const days = [
      '2026-03-08T10:00:00Z',
      '2026-03-09T07:00:00Z',
      '2026-03-09T21:00:00Z',
      '2026-03-10T00:00:00Z',
    ];
    expect(streak('UTC', '2026-03-10T12:00:00Z', ...days)).toMatchObject({
      current: 3,
      longest: 3,
      activeToday: true,
    });
  });

  it('ends after two whole days without activity, not after one', () => {
    const days = ['2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z'];
    expect(streak('UTC', '2026-03-11T23:59:59Z', ...days)).toMatchObject({ current: 2, activeToday: false });
    expect(streak('UTC', '2026-03-12T00:00:00Z', ...days)).toMatchObject({ current: 0, longest: 2 });
  });

  it('continues over single days of rest, which it does not count, and begins again after two', () => {
    const onDays = (...days: number[]) =>
      streak(
        'UTC',
        '2026-03-10T12:00:00Z',
        ...days.map((day) => `2026-03-${String(day).padStart(2, '0')}T12:00:00Z`),
      );
    expect(onDays(4, 6, 8, 10)).toMatchObject({ current: 4, longest: 4 });
    expect(onDays(3, 4, 6, 9, 10)).toMatchObject({ current: 2, longest: 3 });
    expect(onDays(5, 6, 8)).toMatchObject({ current: 3, activeToday: false });
  });

  it('counts the active days since Monday and since the first of the month', () => {
    const on = (now: string, ...days: string[]) =>
      streak('Europe/Berlin', `${now}T12:00:00Z`, ...days.map((day) => `${day}T12:00:00Z`));
    // 2 March 2026 is a Monday.
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-04'];
    expect(on('2026-03-04', ...days)).toMatchObject({ thisWeek: 2, thisMonth: 3 });
    expect(on('2026-03-01', ...days.slice(0, 3))).toMatchObject({ thisWeek: 3, thisMonth: 1 });
    expect(on('2026-03-09', ...days)).toMatchObject({ thisWeek: 0, thisMonth: 3 });
    // Sunday evening in UTC, Monday in Berlin.
    expect(streak('Europe/Berlin', '2026-03-01T23:30:00Z', '2026-03-01T23:15:00Z')).toMatchObject({
      thisWeek: 1,
    });
    expect(streak('Europe/Berlin', '2026-03-01T23:30:00Z', '2026-03-01T22:15:00Z')).toMatchObject({
      thisWeek: 0,
    });
  });

  it('keeps the longest when a new one begins', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-09', '2026-03-10'];
    const instants = days.map((day) => `${day}T12:00:00Z`);
    expect(streak('UTC', '2026-03-10T12:00:00Z', ...instants)).toMatchObject({ current: 2, longest: 3 });
  });

  it('uses the days of the learner’s zone', () => {
    // In Samoa (UTC−11) 22:30 on the 8th and 23:45 on the 9th.
    const evenings = ['2026-03-09T09:30:00Z', '2026-03-10T10:45:00Z'];
    expect(streak('Pacific/Pago_Pago', '2026-03-10T10:50:00Z', ...evenings)).toMatchObject({
      current: 2,
      activeToday: true,
    });
    expect(streak('Pacific/Pago_Pago', '2026-03-10T11:00:00Z', ...evenings)).toMatchObject({
      current: 2,
      activeToday: false,
    });
    // In Kiritimati (UTC+14) 23:30 on the 9th and 00:45 on the 11th.
    expect(streak('Pacific/Kiritimati', '2026-03-10T10:50:00Z', ...evenings)).toMatchObject({
      current: 2,
      activeToday: true,
    });
    expect(streak('Pacific/Kiritimati', '2026-03-13T09:59:59Z', ...evenings)).toMatchObject({
      current: 2,
      activeToday: false,
    });
    expect(streak('Pacific/Kiritimati', '2026-03-13T10:00:00Z', ...evenings)).toMatchObject({ current: 0 });
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-09T09:45:00Z', '2026-03-09T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-09T10:45:00Z', '2026-03-09T11:00:00Z'],
    ['Asia/Kathmandu', '2026-03-09T18:00:00Z', '2026-03-09T18:15:00Z'],
  ])('changes day at the midnight of %s', (zone, before, after) => {
    expect(streak(zone, after, before, after)).toMatchObject({ current: 2 });
    expect(streak(zone, before, before)).toMatchObject({ current: 1, activeToday: true });
    expect(streak(zone, after, before)).toMatchObject({ current: 1, activeToday: false });
  });

  it('continues across clock changes', () => {
    // Berlin: 29 March 2026 has 23 hours, 25 October 25.
    const spring = ['2026-03-28T22:45:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'];
    expect(streak('Europe/Berlin', '2026-03-29T22:30:00Z', ...spring)).toMatchObject({ current: 3 });
    const autumn = ['2026-10-24T21:45:00Z', '2026-10-25T22:45:00Z', '2026-10-25T23:00:00Z'];
    expect(streak('Europe/Berlin', '2026-10-25T23:15:00Z', ...autumn)).toMatchObject({ current: 3 });
    // Santiago changes at midnight: 6 September 2026 begins at one o'clock.
    const santiago = ['2026-09-06T03:45:00Z', '2026-09-06T04:00:00Z'];
    expect(streak('America/Santiago', '2026-09-06T05:00:00Z', ...santiago)).toMatchObject({ current: 2 });
  });

  it('is at most the number of active days and includes today, for any activity', () => {
    const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Havana');
    const start = Date.parse('2026-01-01T00:00:00Z') / QUARTER_MS;
    const quarters = fc.uniqueArray(fc.integer({ min: 0, max: 96 * 40 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(zones, quarters, (zone, offsets) => {
        const sorted = offsets.map((offset) => start + offset).sort((a, b) => a - b);
        const now = new Date(sorted.at(-1)! * QUARTER_MS);
        const dayOf = daysIn(zone);
        const days = new Set(sorted.map((quarter) => dayOf(new Date(quarter * QUARTER_MS))));
        const { current, longest, activeToday, thisMonth } = streakOf(sorted, now, dayOf);
        expect(activeToday).toBe(true);
        expect(current).toBeGreaterThanOrEqual(1);
        expect(longest).toBeGreaterThanOrEqual(current);
        expect(longest).toBeLessThanOrEqual(days.size);
        const today = dayOf(now);
        expect(thisMonth).toBeLessThanOrEqual(days.size);
        const newest = [...days].reverse();
        const run = newest.slice(0, current);
        expect(run.every((day, n) => (run[n - 1] ?? today) - day <= 2)).toBe(true);
        expect(run.at(-1)! - (newest[current] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(2);
      }),
    );
  });
});

describe('a time zone', () => {
  it.each(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'europe/berlin', 'Etc/GMT-14'])('accepts %s', (zone) => {
    expect(() => daysIn(zone)).not.toThrow();
  });

  it.each(['', 'Mars/Olympus', '+05:30', '-11', 'UTC; DROP TABLE activity', 'Europe'])(
    'rejects %j',
    (zone) => {
      expect(() => daysIn(zone)).toThrow('time zone');
    },
  );
});
