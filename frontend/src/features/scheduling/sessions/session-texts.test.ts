import { describe, expect, it } from '@jest/globals';
import { aSession } from '#testing/session-samples.ts';
import { cancellationTexts, paymentLabel } from './session-texts.ts';

const START = '2026-12-03T12:00:00.000Z';
const policyOf = (freeUntil: string, refund: number) =>
  cancellationTexts(aSession({ sessionDate: START, cancellation: { freeUntil, refund } })).policy;

describe('the cancellation texts', () => {
  it.each([
    ['a free session', { payment: 'free', price: 0 }, 'This session is free: there is nothing to refund.'],
    [
      'a session paid afterwards',
      { payment: 'after-session' },
      'Nothing was paid, and nothing will be charged.',
    ],
    ['the mentor', { role: 'mentor' }, 'Rosa gets $25.00 back.'],
    ['a learner in time', {}, 'You get $25.00 back.'],
  ] as const)('state the refund for %s', (_, given, words) => {
    expect(cancellationTexts(aSession(given)).refund).toBe(words);
  });

  it('state that a learner gets no other intro call', () => {
    const policy = (role: 'learner' | 'mentor') =>
      cancellationTexts(aSession({ kind: 'intro', payment: 'free', price: 0, role })).policy;
    expect(policy('learner')).toBe(
      'Rosa will be notified at once. You cannot book another intro call with Rosa.',
    );
    expect(policy('mentor')).toBe('Rosa will be notified at once.');
  });

  it('name the hours of the policy of the booking', () => {
    expect(policyOf('2026-12-02T12:00:00.000Z', 2_500)).toMatch(/^Cancelling is free until 24 hours before/);
    expect(policyOf('2026-12-01T12:00:00.000Z', 2_500)).toMatch(/^Cancelling is free until 48 hours before/);
    expect(policyOf('2026-12-03T11:00:00.000Z', 0)).toMatch(/^Cancelling was free until 1 hour before/);
  });

  it('name the start and no date when the mentor chose the time', () => {
    expect(policyOf(START, 2_500)).toBe(
      'Your mentor proposed this time, so cancelling is free until it starts. The money goes back to the card you paid with.',
    );
    expect(policyOf(START, 0)).toMatch(
      /^Your mentor proposed this time, so cancelling was free until it started/,
    );
  });
});

describe('the payment of a session', () => {
  it.each([
    ['open', '$25.00 disputed'],
    ['lost', '$25.00 returned by the bank'],
    ['won', '$25.00 paid'],
  ] as const)('with a dispute that is %s is "%s"', (dispute, words) => {
    expect(paymentLabel(aSession({ payment: 'paid', dispute })).text).toBe(words);
  });
});
