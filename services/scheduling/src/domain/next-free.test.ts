import { describe, expect, it } from '@jest/globals';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { nextFree, recheckAt } from './next-free.ts';
import type { CalendarRules } from './slots.ts';
import { DEFAULT_LIMITS } from './testing/slots-properties.ts';

const HOUR = 3_600_000;
const MONDAY = Date.parse('2027-01-11T12:00:00.000Z');
const rules: CalendarRules = {
  timezone: 'UTC',
  isOpen: true,
  price: 0,
  typePrices: { ...usualPrices },
  currency: 'USD',
  minNoticeMinutes: 120,
  bookingWindowDays: 60,
  ...DEFAULT_LIMITS,
  weekly: [{ dayOfWeek: 1, start: 540, end: 1_020 }],
  overrides: [],
};
const at = (time: string): number => Date.parse(`${time}:00.000Z`);

describe('the next free time', () => {
  it('is the first start after the notice', () => {
    expect(nextFree(rules, 'standard', [], MONDAY)).toBe(at('2027-01-11T14:00'));
  });

  it('skips what is taken, also for many weeks', () => {
    const busy = [{ start: MONDAY, end: MONDAY + 40 * 24 * HOUR }];
    expect(nextFree(rules, 'standard', busy, MONDAY)).toBe(at('2027-02-22T09:00'));
  });

  it('can be on the last day of the booking window', () => {
    const late = { ...rules, weekly: [], bookingWindowDays: 15 };
    const extra = (date: string) => ({ date, kind: 'extra' as const, start: 1_380, end: 1_440 });
    const inWindow = { ...late, overrides: [extra('2027-01-26')] };
    expect(nextFree(inWindow, 'standard', [], MONDAY)).toBe(at('2027-01-26T23:00'));
    expect(nextFree({ ...late, overrides: [extra('2027-01-27')] }, 'standard', [], MONDAY)).toBeNull();
  });

  it('of a guided session needs no price, and a whole hour on a weekday', () => {
    const guided = (change: Partial<CalendarRules>) =>
      nextFree({ ...rules, ...change }, 'guided', [], MONDAY);
    expect(guided({ price: null })).toBe(at('2027-01-11T14:00'));
    expect(guided({ weekly: [{ dayOfWeek: 1, start: 840, end: 870 }] })).toBeNull();
    expect(guided({ weekly: [] })).toBe(at('2027-01-11T14:00'));
  });

  it.each<Partial<CalendarRules>>([{ isOpen: false }, { price: null }, { timezone: null }, { weekly: [] }])(
    'is unknown with %j',
    (change) => {
      expect(nextFree({ ...rules, ...change }, 'standard', [], MONDAY)).toBeNull();
    },
  );
});

const none = { standard: null, guided: null };

describe('the computation of the next free time runs again', () => {
  it('when the mentor needs more notice than is left', () => {
    const next = nextFree(rules, 'standard', [], MONDAY)!;
    const due = recheckAt(rules, { standard: next, guided: null }, MONDAY)!;
    expect(nextFree(rules, 'standard', [], due)).toBe(next);
    expect(nextFree(rules, 'standard', [], due + 1)).toBeGreaterThan(next);
  });

  it('for the kind that changes first', () => {
    const both = { standard: MONDAY + 9 * HOUR, guided: MONDAY + 5 * HOUR };
    expect(recheckAt(rules, both, MONDAY)).toBe(MONDAY + 3 * HOUR);
  });

  it('hourly while an open calendar has no free time', () => {
    expect(recheckAt(rules, none, MONDAY)).toBe(MONDAY + HOUR);
  });

  it.each<Partial<CalendarRules>>([{ isOpen: false }, { timezone: null }])(
    'only after a change with %j',
    (change) => {
      expect(recheckAt({ ...rules, ...change }, none, MONDAY)).toBeNull();
    },
  );
});
