import { describe, expect, it } from '@jest/globals';
import { aDeletion } from '#testing/account-samples.ts';
import { consequencesOf, sumsText } from './consequences.ts';

const textOf = (given: Parameters<typeof aDeletion>[0], title: string) =>
  consequencesOf(aDeletion(given)).find((one) => one.title === title)?.text;

describe('the consequences of a deletion', () => {
  it('are only those that concern the person', () => {
    expect(consequencesOf(aDeletion()).map(({ title }) => title)).toEqual([
      ...['Logged out everywhere', 'Deleted with the account', 'Your username'],
    ]);
  });

  it('name what is refunded and what is not', () => {
    const { sessions } = aDeletion();
    const euros = (amount: number) => [{ amount, currency: 'EUR' }];
    const asLearner = { cancelled: 2, refunded: euros(2_000), notRefunded: euros(1_500) };
    const text = textOf({ sessions: { ...sessions, asLearner } }, 'Sessions you booked');
    expect(text).toMatch(/^2 upcoming sessions .*€20\.00 goes back .*€15\.00 is not refunded/);
  });

  it('state that reviews and payment records stay without the name', () => {
    const { sessions, payments } = aDeletion();
    const given = { sessions: { ...sessions, reviewsWritten: 1 }, payments: { ...payments, records: 3 } };
    expect(textOf(given, 'Deleted with the account')).toContain(
      '1 review you wrote stays, without your name.',
    );
    expect(textOf(given, 'Payments')).toContain('3 payment records kept');
  });

  it('name what a mentor earned and was not paid', () => {
    const { payments } = aDeletion();
    const owed = [{ amount: 3_500, currency: 'EUR' }];
    const text = textOf({ payments: { ...payments, records: 1, owed } }, 'Payments');
    expect(text).toContain('€35.00 that you earned by sessions is not paid yet.');
  });

  it('list several currencies, also unknown ones', () => {
    const sums = [
      { amount: 2_500, currency: 'USD' },
      { amount: 900, currency: 'CHF' },
    ];
    expect(sumsText(sums)).toBe('$25.00 and 9.00 CHF');
  });
});
