import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { daysIn, streakOf } from './streak.ts';

const QUARTER_MS = 15 * 60_000;

/** The streak of somebody who did something at these instants. */
function streak(timeZone: string, now: string, ...instants: string[]) {
  const quarters = instants.map((at) => Math.floor(Date.parse(at) / QUARTER_MS)).sort((a, b) => a - b);
  return streakOf(quarters, new Date(now), daysIn(timeZone));
}

describe('a streak', () => {
  it('of nobody’s days is none', () => {
    expect(streak('UTC', '2026-03-10T12:00:00Z')).toEqual({ current: 0, longest: 0, activeToday: false });
  });

  it('counts days in a row, however often something was done on one', () => {
    const days = [
      '2026-03-08T10:00:00Z',
      '2026-03-09T07:00:00Z',
      '2026-03-09T21:00:00Z',
      '2026-03-10T00:00:00Z',
    ];
    expect(streak('UTC', '2026-03-10T12:00:00Z', ...days)).toEqual({
      current: 3,
      longest: 3,
      activeToday: true,
    });
  });

  it('goes on until a whole day was missed', () => {
    const days = ['2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z'];
    expect(streak('UTC', '2026-03-10T23:59:59Z', ...days)).toMatchObject({ current: 2, activeToday: false });
    expect(streak('UTC', '2026-03-11T00:00:00Z', ...days)).toMatchObject({ current: 0, longest: 2 });
  });

  it('remembers the longest when a new one begins', () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-09', '2026-03-10'];
    const instants = days.map((day) => `${day}T12:00:00Z`);
    expect(streak('UTC', '2026-03-10T12:00:00Z', ...instants)).toMatchObject({ current: 2, longest: 3 });
  });

  it('is counted by the days of the learner, not by those of the server', () => {
    // In Samoa (UTC−11) late in the evening of the 8th, and just before midnight of the 9th.
    const evenings = ['2026-03-09T09:30:00Z', '2026-03-10T10:45:00Z'];
    expect(streak('Pacific/Pago_Pago', '2026-03-10T10:50:00Z', ...evenings)).toMatchObject({
      current: 2,
      activeToday: true,
    });
    expect(streak('Pacific/Pago_Pago', '2026-03-10T11:00:00Z', ...evenings)).toMatchObject({
      current: 2,
      activeToday: false,
    });
    // There the first was just before midnight, and the second after the next one: a whole day was missed.
    expect(streak('Pacific/Kiritimati', '2026-03-10T10:50:00Z', ...evenings)).toEqual({
      current: 1,
      longest: 1,
      activeToday: true,
    });
    expect(streak('Pacific/Kiritimati', '2026-03-11T10:00:00Z', ...evenings)).toMatchObject({
      current: 1,
      activeToday: false,
    });
    expect(streak('Pacific/Kiritimati', '2026-03-12T10:00:00Z', ...evenings)).toMatchObject({ current: 0 });
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-09T09:45:00Z', '2026-03-09T10:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-09T10:45:00Z', '2026-03-09T11:00:00Z'],
    ['Asia/Kathmandu', '2026-03-09T18:00:00Z', '2026-03-09T18:15:00Z'],
  ])('has its midnight where %s has it', (zone, before, after) => {
    expect(streak(zone, after, before, after)).toMatchObject({ current: 2 });
    expect(streak(zone, before, before)).toMatchObject({ current: 1, activeToday: true });
    expect(streak(zone, after, before)).toMatchObject({ current: 1, activeToday: false });
  });

  it('steps over the days on which clocks change', () => {
    // Berlin: 29 March 2026 has 23 hours, 25 October 25.
    const spring = ['2026-03-28T22:45:00Z', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'];
    expect(streak('Europe/Berlin', '2026-03-29T22:30:00Z', ...spring)).toMatchObject({ current: 3 });
    const autumn = ['2026-10-24T21:45:00Z', '2026-10-25T22:45:00Z', '2026-10-25T23:00:00Z'];
    expect(streak('Europe/Berlin', '2026-10-25T23:15:00Z', ...autumn)).toMatchObject({ current: 3 });
    // Santiago changes at midnight: 6 September 2026 begins at one o'clock.
    const santiago = ['2026-09-06T03:45:00Z', '2026-09-06T04:00:00Z'];
    expect(streak('America/Santiago', '2026-09-06T05:00:00Z', ...santiago)).toMatchObject({ current: 2 });
  });

  it('is never longer than the days there were, and today counts', () => {
    const zones = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Havana');
    const start = Date.parse('2026-01-01T00:00:00Z') / QUARTER_MS;
    const quarters = fc.uniqueArray(fc.integer({ min: 0, max: 96 * 40 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(zones, quarters, (zone, offsets) => {
        const sorted = offsets.map((offset) => start + offset).sort((a, b) => a - b);
        const now = new Date(sorted.at(-1)! * QUARTER_MS);
        const dayOf = daysIn(zone);
        const days = new Set(sorted.map((quarter) => dayOf(new Date(quarter * QUARTER_MS))));
        const { current, longest, activeToday } = streakOf(sorted, now, dayOf);
        expect(activeToday).toBe(true);
        expect(current).toBeGreaterThanOrEqual(1);
        expect(longest).toBeGreaterThanOrEqual(current);
        expect(longest).toBeLessThanOrEqual(days.size);
        // By another road: the day before the streak was not active, all days of it were.
        const today = dayOf(now);
        for (let back = 0; back < current; back++) expect(days.has(today - back)).toBe(true);
        expect(days.has(today - current)).toBe(false);
      }),
    );
  });
});

describe('a zone', () => {
  it.each(['UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'europe/berlin', 'Etc/GMT-14'])('is %s', (zone) => {
    expect(() => daysIn(zone)).not.toThrow();
  });

  it.each(['', 'Mars/Olympus', '+05:30', '-11', 'UTC; DROP TABLE activity', 'Europe'])(
    'is not %j',
    (zone) => {
      expect(() => daysIn(zone)).toThrow('time zone');
    },
  );
});
