import { describe, expect, it } from '@jest/globals';
import { SubscriptionToken } from '@waymark/contracts/identity/notification-preferences';
import { claimOf, isSigned, subscriptionToken } from './subscription-token.ts';

const [key, otherKey] = ['0199aaaa-0000-4000-8000-000000000001', '0199aaaa-0000-4000-8000-000000000002'];
const claim = { userId: 7, topic: 'reminders' } as const;
const token = subscriptionToken(claim, key);

describe('a subscription token', () => {
  it('names its user and topic and has the format of the contract', () => {
    expect(SubscriptionToken.parse(token)).toBe(token);
    expect(claimOf(token)).toEqual(claim);
    expect(isSigned(token, claim, key)).toBe(true);
  });

  it.each([
    ['the key of another user', token, otherKey],
    ['another user', token.replace(/^7/, '8'), key],
    ['another topic', token.replace('reminders', 'reviews'), key],
    ['another signature', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, key],
    ['a shorter signature', token.slice(0, -1), key],
  ])('is rejected with %s', (_what, changed, itsKey) => {
    expect(isSigned(changed, claimOf(changed)!, itsKey)).toBe(false);
  });

  it.each(['sessions', 'money', 'security', 'constructor', ''])(
    'does not exist for the topic "%s"',
    (topic) => {
      expect(claimOf(`7.${topic}.x`)).toBeNull();
    },
  );

  it.each(['', 'x', '2147483648.reminders.x', '1.5.reminders.x'])('cannot be "%s"', (text) => {
    expect(claimOf(text)).toBeNull();
  });
});
