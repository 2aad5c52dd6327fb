import { describe, expect, it } from '@jest/globals';
import { nextFree, recheckAt } from './next-free.ts';
import type { CalendarRules } from './slots.ts';

const HOUR = 3_600_000;
const MONDAY = Date.parse('2027-01-11T12:00:00.000Z');
const rules: CalendarRules = {
  timezone: 'UTC',
  isOpen: true,
  price: 0,
  currency: 'USD',
  minNoticeMinutes: 120,
  bookingWindowDays: 60,
  weekly: [{ dayOfWeek: 1, start: 540, end: 1_020 }],
  overrides: [],
};
const at = (time: string): number => Date.parse(`${time}:00.000Z`);

describe('the next free time', () => {
  it('is the first start after the notice', () => {
    expect(nextFree(rules, [], MONDAY)).toBe(at('2027-01-11T14:00'));
  });

  it('skips what is taken, also for many weeks', () => {
    const busy = [{ start: MONDAY, end: MONDAY + 40 * 24 * HOUR }];
    expect(nextFree(rules, busy, MONDAY)).toBe(at('2027-02-22T09:00'));
  });

  it('can be on the last day of the booking window', () => {
    const late = { ...rules, weekly: [], bookingWindowDays: 15 };
    const extra = (date: string) => ({ date, kind: 'extra' as const, start: 1_380, end: 1_440 });
    const inWindow = { ...late, overrides: [extra('2027-01-26')] };
    expect(nextFree(inWindow, [], MONDAY)).toBe(at('2027-01-26T23:00'));
    expect(nextFree({ ...late, overrides: [extra('2027-01-27')] }, [], MONDAY)).toBeNull();
  });

  it.each<Partial<CalendarRules>>([{ isOpen: false }, { price: null }, { timezone: null }, { weekly: [] }])(
    'is unknown with %j',
    (change) => {
      expect(nextFree({ ...rules, ...change }, [], MONDAY)).toBeNull();
    },
  );
});

describe('a next free time is computed again', () => {
  it('when the mentor needs more notice than is left', () => {
    const next = nextFree(rules, [], MONDAY)!;
    const due = recheckAt(rules, next, MONDAY)!;
    expect(nextFree(rules, [], due)).toBe(next);
    expect(nextFree(rules, [], due + 1)).toBeGreaterThan(next);
  });

  it('hourly while an open calendar has none', () => {
    expect(recheckAt(rules, null, MONDAY)).toBe(MONDAY + HOUR);
  });

  it.each<Partial<CalendarRules>>([{ isOpen: false }, { price: null }, { timezone: null }])(
    'only after a change with %j',
    (change) => {
      expect(recheckAt({ ...rules, ...change }, null, MONDAY)).toBeNull();
    },
  );
});
