import { describe, expect, it } from '@jest/globals';
import { outcomeOf, type SettledPayment } from './outcome.ts';

const settled = (given: Partial<SettledPayment> = {}): SettledPayment => ({
  ...{ state: 'succeeded', sessionId: 's1', message: null, refunding: false },
  ...given,
});
const SLOT_TAKEN =
  'The time could no longer be booked when your payment arrived. You will get a full refund.';
const REFUNDED = 'This payment is being refunded.';

describe('the outcome of a payment', () => {
  it.each([
    ['processing', settled({ state: 'processing', message: 'Wait.' }), null, 'processing', 'Wait.'],
    ['no card yet', settled({ state: 'requires_payment_method', message: 'No.' }), null, 'unpaid', 'No.'],
    ['a bank to ask', settled({ state: 'requires_action' }), null, 'unpaid', null],
    ['unconfirmed', settled({ state: 'requires_confirmation' }), null, 'unpaid', null],
    ['canceled', settled({ state: 'canceled', message: 'Over.' }), 'paid', 'unpaid', 'Over.'],
    ['paid', settled(), 'paid', 'booked', null],
    ['paid, and its session is refunded', settled(), 'refunded', 'refunding', REFUNDED],
    ['paid, and its session is being refunded', settled(), 'refunding', 'refunding', REFUNDED],
    ['refused', settled({ refunding: true, refusal: 'slot-taken' }), null, 'refunding', SLOT_TAKEN],
    ['refunded without a stored reason', settled({ refunding: true }), 'paid', 'refunding', REFUNDED],
  ] as const)('follows from its state: %s', (_, payment, session, outcome, message) => {
    expect(outcomeOf(payment, session)).toEqual({ outcome, sessionId: 's1', message });
  });

  it.each([null, 'due', 'free', 'after-session', 'waived'] as const)(
    'is open while it is paid and the payment of its session is %s',
    (session) => {
      expect(outcomeOf(settled(), session)).toBeNull();
    },
  );
});
