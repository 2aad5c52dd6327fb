import { describe, expect, it } from '@jest/globals';
import { earningState, termsOf } from './earning.ts';

const waiting = { share: 900, paid: 0, due: 0, dueAt: new Date(), hold: null };

describe('the state of an earning', () => {
  it.each([
    ['after-session', { dueAt: null }],
    ['waiting', {}],
    ['on-hold', { hold: 'dispute' }],
    ['due', { due: 900 }],
    ['paid', { paid: 900 }],
    ['owed-back', { share: 0, paid: 900, due: -900 }],
    ['none', { share: 0 }],
    // A refund that was requested and not made raised the share again.
    ['due', { paid: 400, due: 500 }],
    // What is paid stays so, whatever happens to the payment next.
    ['paid', { paid: 900, hold: 'dispute' }],
  ] as const)('is %s for %j', (state, fields) => {
    expect(earningState({ ...waiting, ...fields })).toBe(state);
  });
});

describe('the terms of a payment', () => {
  it('have the fee in basis points', () => {
    const terms = termsOf({ PLATFORM_FEE_PERCENT: 12.35, PAYOUT_DELAY_DAYS: 7 });
    expect(terms).toEqual({ feeBasisPoints: 1_235, delayDays: 7 });
  });
});
