import { describe, expect, it } from '@jest/globals';
import type { Payable } from '@waymark/contracts/scheduling/scheduling.endpoints';
import { dueEnd, type Intent, isAbandoned, matchesPayable, nextCheckMs } from './intent.ts';

const NOW = new Date('2030-01-01T00:00:00Z');
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const DAY = 24 * 60;

const anIntent = (given: Partial<Intent> = {}): Intent => ({
  ...{ id: 'i1', sessionId: 's1', purpose: 'booking', payerId: 101, mentorId: 201, mentorName: 'Ada' },
  ...{ startsAt: NOW, learnerTimezone: 'UTC', amount: 2_500, currency: 'USD', expiresAt: null },
  ...{ provider: 'sandbox', providerId: 'pi_1', clientSecret: 's', state: 'requires_payment_method' },
  ...{ mismatch: false, refunding: false, cancelRequestedAt: null, errorMessage: null, endReason: null },
  ...{ checks: 0, createdAt: NOW, requestedAt: NOW },
  ...given,
});

describe('the end of an open intent', () => {
  it.each([
    ['is not due while the hold lasts', { expiresAt: ago(-1) }, null],
    ['is not due in the two minutes after it', { expiresAt: ago(2) }, null],
    ['is due afterwards', { expiresAt: ago(2.01) }, 'hold-ended'],
    ['is due when its cancellation was requested', { cancelRequestedAt: NOW }, 'not-needed'],
    ['is never due by time for a payment after the session', { expiresAt: null }, null],
  ] as const)('%s', (_, given, reason) => {
    expect(dueEnd(anIntent(given), NOW)).toBe(reason);
  });
});

describe('a payment after the session', () => {
  it.each([
    ['is abandoned a week after the last request', { requestedAt: ago(7 * DAY + 1) }, true],
    ['is not abandoned within the week', { requestedAt: ago(7 * DAY) }, false],
    [
      'is not abandoned while the bank processes it',
      { requestedAt: ago(30 * DAY), state: 'processing' },
      false,
    ],
    ['is not abandoned once it is paid', { requestedAt: ago(30 * DAY), state: 'succeeded' }, false],
    ['is not abandoned for a hold', { requestedAt: ago(30 * DAY), expiresAt: NOW }, false],
  ] as const)('%s', (_, given, expected) => {
    expect(isAbandoned(anIntent(given), NOW)).toBe(expected);
  });
});

describe('an intent', () => {
  it.each([
    ['the same amount and currency', {}, {}, true],
    ['another amount', {}, { amount: 3_000 }, false],
    ['another currency', {}, { currency: 'EUR' }, false],
    ['a cancellation', { cancelRequestedAt: NOW }, {}, false],
  ] as const)('fits what is payable or not, by %s', (_, given, wanted, expected) => {
    const payable = { amount: 2_500, currency: 'USD', ...wanted } as Payable;
    expect(matchesPayable(anIntent(given), payable)).toBe(expected);
  });

  it('is checked after times that double up to six hours', () => {
    expect([0, 1, 2, 50].map((checks) => nextCheckMs(checks, 1_000))).toEqual([
      1_000, 2_000, 4_000, 21_600_000,
    ]);
  });
});
