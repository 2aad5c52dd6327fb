import { describe, expect, it } from '@jest/globals';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { asLearner } from '@waymark/testing/caller';
import {
  type BookingRequest,
  busyWithoutHold,
  checkLimits,
  checkNotSelf,
  type GuidedRequest,
  isStillOffered,
  matchesHold,
  type OpenBookings,
  planSession,
  type StandardRequest,
  timeRangeOf,
} from './booking.ts';
import { Session } from './session.ts';
import type { Busy, CalendarRules } from './slots.ts';
import { DEFAULT_LIMITS } from './testing/slots-properties.ts';

const NOW = new Date('2027-01-11T12:00:00Z'); // a Monday
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (ms: number): number => NOW.getTime() + ms;
const IDS = { id: 'a', meetingCode: 'x' };

const RULES: CalendarRules = {
  ...{ timezone: 'UTC', isOpen: true, price: 2_000, typePrices: { ...usualPrices }, currency: 'EUR' },
  ...{ minNoticeMinutes: 60, bookingWindowDays: 60, overrides: [], ...DEFAULT_LIMITS },
  weekly: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, start: 0, end: 1_440 })),
};
const standard = (given: Partial<StandardRequest> = {}): StandardRequest => ({
  ...{ kind: 'standard', pays: 'now', mentorId: 2, learner: asLearner(1), price: 2_000 },
  ...{ userNotes: '', about: null, start: at(DAY) },
  ...given,
});
const guided = (given: Partial<GuidedRequest> = {}): GuidedRequest => ({
  ...{ kind: 'guided', pays: 'afterwards', mentorId: 2, learner: asLearner(1), price: 2_500 },
  ...{ userNotes: '', about: null, date: '2027-01-12', time: '9:00 AM', topic: 'Work' },
  ...{ sessionType: 'career-coaching' },
  ...given,
});
const plan = (request: BookingRequest, rules: Partial<CalendarRules> = {}, busy: Busy[] = []) =>
  planSession(request, { ...RULES, ...rules }, busy, NOW, IDS);
const errorOf = (fn: () => unknown): unknown => {
  try {
    return fn();
  } catch (error) {
    return error;
  }
};
const busyAt = (start: number, mine: boolean): Busy => ({ start, end: start + 30 * MINUTE, mine });

describe('a booking', () => {
  it('is planned at the price of the mentor, in the zones of both', () => {
    expect(plan(standard({ timezone: 'Asia/Tokyo', userNotes: 'Hi' }))).toMatchObject({
      ...{ ...IDS, mentorId: 2, learnerId: 1, kind: 'standard', sessionType: null, topic: '' },
      ...{ startsAt: new Date(at(DAY)), price: 2_000, currency: 'EUR', userNotes: 'Hi' },
      ...{ mentorTimezone: 'UTC', learnerTimezone: 'Asia/Tokyo' },
    });
    expect(plan(standard()).learnerTimezone).toBe('UTC');
  });

  it('of a session type is planned at its own price, at an hour of the mentor', () => {
    expect(plan(guided(), { timezone: 'Asia/Tokyo' })).toMatchObject({
      ...{ kind: 'guided', sessionType: 'career-coaching', topic: 'Work', price: 2_500, currency: 'EUR' },
      startsAt: new Date('2027-01-12T00:00:00Z'),
    });
  });

  it('of an hour is planned at the price of its type, or of the mentor’s own topics, in the mentor’s currency', () => {
    const rules = {
      typePrices: { ...usualPrices, topic: 4_000, 'goal-setting': 0 },
      currency: 'GBP',
    } as const;
    const topic = guided({ sessionType: null, price: 4_000, currency: 'GBP' });
    expect(plan(topic, rules)).toMatchObject({ sessionType: null, price: 4_000, currency: 'GBP' });
    const goals = guided({ sessionType: 'goal-setting', price: 0 });
    expect(plan(goals, rules)).toMatchObject({ sessionType: 'goal-setting', price: 0, currency: 'GBP' });
  });

  const closed = { code: 'SLOT_TAKEN', message: expect.stringContaining('not open') };
  const changed = { code: 'PRICE_CHANGED', details: { price: 2_000, currency: 'EUR' } };
  it.each([
    ['another price', standard({ price: 1_999 }), {}, changed],
    ['another currency', standard({ currency: 'USD' }), {}, changed],
    ['another price of a session type', guided({ price: 30 }), {}, { code: 'PRICE_CHANGED' }],
    ['another currency of a session type', guided({ currency: 'USD' }), {}, { code: 'PRICE_CHANGED' }],
    ['a price that is not paid', standard({ pays: 'nothing' }), {}, { code: 'RULE_REFUSED' }],
    ['a free time to be paid', standard({ price: 0 }), { price: 0 }, { code: 'RULE_REFUSED' }],
    ['a calendar without a price', standard(), { price: null }, closed],
    ['a time between the half hours', standard({ start: at(DAY + MINUTE) }), {}, closed],
    ['a time in the past', standard({ start: at(-DAY) }), {}, closed],
    ['a time within the notice', standard({ start: at(30 * MINUTE) }), {}, closed],
    ['a time after the booking window', standard({ start: at(100 * DAY) }), {}, closed],
    ['a closed calendar', standard(), { isOpen: false }, closed],
    ['a session type without a zone', guided(), { timezone: null }, closed],
  ] as [string, BookingRequest, Partial<CalendarRules>, object][])(
    'is refused for %s',
    (_, request, rules, error) => {
      expect(errorOf(() => plan(request, rules))).toMatchObject(error);
    },
  );

  it.each([
    ['taken by another', busyAt(at(DAY), false), 'just been taken'],
    ['taken by the learner', busyAt(at(DAY), true), 'You have another session'],
  ])('is refused for a time %s', (_, busy, message) => {
    expect(errorOf(() => plan(standard(), {}, [busy]))).toMatchObject({
      ...{ code: 'SLOT_TAKEN', message: expect.stringContaining(message) },
    });
  });

  it.each([
    ['the price in whole units of the currency', guided({ price: 25 })],
    ['the price in cents', guided({ price: 2_500 })],
    ['the currency of the mentor', standard({ currency: 'EUR' })],
  ])('is accepted for %s', (_, request) => {
    expect(plan(request)).toMatchObject({ id: 'a' });
  });

  it('is refused with oneself', () => {
    expect(errorOf(() => checkNotSelf(asLearner(2), { mentorId: 2 }))).toMatchObject({ code: 'FORBIDDEN' });
    expect(() => checkNotSelf(asLearner(1), { mentorId: 2 })).not.toThrow();
  });

  it('reads the busy time of its half hour, or of three days for a date without a zone', () => {
    expect(timeRangeOf(standard())).toEqual({ from: at(DAY), to: at(DAY + 30 * MINUTE) });
    const day = Date.parse('2027-01-12T00:00:00Z');
    expect(timeRangeOf(guided())).toEqual({ from: day - DAY, to: day + 2 * DAY });
  });
});

describe('the limits of a learner', () => {
  const open = (given: Partial<OpenBookings> = {}): OpenBookings => ({
    ...{ openHolds: 0, openHoldsWithMentor: 0, unpaidHolds: [] },
    ...{ unpaidAhead: 0, overdue: false, isLeaving: false, pausedUntil: null },
    ...given,
  });
  const check = (request: BookingRequest, given: Partial<OpenBookings>) =>
    checkLimits(request, open(given), { maxAhead: 10, now: NOW });
  const free = standard({ pays: 'nothing', price: 0 });
  const paused = { pausedUntil: new Date(at(DAY)) };
  /** Holds that ended unpaid: minutes ago, and how many minutes they lasted. */
  const unpaid = (...holds: [ago: number, minutes: number][]) => ({
    unpaidHolds: holds.map(([ago, minutes]) => ({
      ...{ from: at(-(ago + minutes) * MINUTE), to: at(-ago * MINUTE) },
    })),
  });
  const wait = (seconds: number) => ({ code: 'TOO_MANY', retryAfter: seconds });

  it.each([
    ['a leaving learner', free, { isLeaving: true }, { code: 'RULE_REFUSED' }],
    [
      'a paused learner',
      free,
      paused,
      { code: 'BOOKING_LIMIT', details: { pausedUntil: new Date(at(DAY)).toISOString() } },
    ],
    ['an overdue payment, with a price', guided(), { overdue: true }, { code: 'PAYMENT_OVERDUE' }],
    ['an overdue payment, for a hold', standard(), { overdue: true }, { code: 'PAYMENT_OVERDUE' }],
    ['ten unpaid sessions ahead, free', free, { unpaidAhead: 10 }, { code: 'RULE_REFUSED' }],
    ['ten unpaid sessions ahead, guided', guided(), { unpaidAhead: 10 }, { code: 'RULE_REFUSED' }],
    [
      'two holds of the mentor',
      standard(),
      { openHoldsWithMentor: 2, openHolds: 2 },
      { code: 'BOOKING_LIMIT' },
    ],
    ['three holds in all', standard(), { openHolds: 3 }, { code: 'BOOKING_LIMIT' }],
    ['half an hour held unpaid', standard(), unpaid([20, 10], [10, 10], [0, 10]), wait(40 * 60)],
    [
      'holds released just before their end',
      standard(),
      unpaid([24, 8], [16, 8], [8, 8], [0, 8]),
      wait(36 * 60),
    ],
    ['holds of any order', standard(), unpaid([0, 10], [20, 10], [10, 10]), wait(40 * 60)],
  ] as [string, BookingRequest, Partial<OpenBookings>, object][])('refuse %s', (_, request, given, error) => {
    expect(errorOf(() => check(request, given))).toMatchObject(error);
  });

  it.each([
    ['a free session beside an overdue payment', free, { overdue: true }],
    ['a session after a pause', free, { pausedUntil: NOW }],
    ['a hold beside ten unpaid sessions', standard(), { unpaidAhead: 10 }],
    ['a free session beside three holds', free, { openHolds: 3, openHoldsWithMentor: 2 }],
    ['a hold after less than half an hour', standard(), unpaid([20, 10], [10, 10], [0, 9])],
    ['a hold after an hour', standard(), unpaid([60, 10], [10, 10], [0, 10])],
    ['a hold after many released at once', standard(), unpaid([3, 0], [2, 0], [1, 0], [0, 0])],
  ] as [string, BookingRequest, Partial<OpenBookings>][])('allow %s', (_, request, given) => {
    expect(() => check(request, given)).not.toThrow();
  });

  it('name the minutes to wait', () => {
    const message = (...holds: [number, number][]) =>
      (errorOf(() => check(standard(), unpaid(...holds))) as Error).message;
    expect(message([20, 10], [10, 10], [0, 10])).toContain('again in 40 minutes');
    expect(message([59.5, 10], [10, 10], [0, 10])).toContain('again in a minute');
  });
});

describe('the own hold of a slot', () => {
  const holdAt = (price: number) => Session.held({ ...plan(standard()), price }, NOW).state;

  it.each([
    ['at the requested price', standard(), 2_000, true],
    ['at another price', standard(), 1_000, false],
    ['for another way of paying', standard({ pays: 'nothing' }), 2_000, false],
  ] as const)('is kept %s: %s', (_, request, price, expected) => {
    expect(matchesHold(request, holdAt(price))).toBe(expected);
  });

  it('does not make its slot busy', () => {
    const [own, other] = [busyAt(at(DAY), true), busyAt(at(2 * DAY), true)];
    expect(busyWithoutHold([own, other], holdAt(2_000))).toEqual([other]);
    expect(busyWithoutHold([own, other], { ...holdAt(2_000), status: 'scheduled' })).toEqual([own, other]);
  });
});

describe('the time of an ended hold', () => {
  const hold = { kind: 'standard', startsAt: new Date(at(30 * MINUTE)), price: 2_000 } as const;

  it('is still offered within the notice and at another price, and not on a closed day', () => {
    expect(isStillOffered({ ...RULES, price: 9_000 }, hold, [], NOW)).toBe(true);
    const overrides = [{ date: '2027-01-11', kind: 'closed' as const }];
    expect(isStillOffered({ ...RULES, overrides }, hold, [], NOW)).toBe(false);
    const limits = { ...RULES, maxPerDay: 1 };
    const earlier = { ...busyAt(hold.startsAt.getTime() - 3 * HOUR, false), taught: true };
    expect(isStillOffered(RULES, hold, [earlier], NOW)).toBe(true);
    expect(isStillOffered(limits, hold, [earlier], NOW)).toBe(false);
  });
});
