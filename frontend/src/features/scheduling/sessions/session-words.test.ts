import { describe, expect, it } from '@jest/globals';
import { aSession } from '../../../testing/session-samples.ts';
import { cancelWords } from './session-words.ts';

const START = '2026-12-03T12:00:00.000Z';
const policyOf = (freeUntil: string, refund: number) =>
  cancelWords(aSession({ sessionDate: START, cancellation: { freeUntil, refund } })).policy;

describe('the words on cancelling', () => {
  it('name the hours of the policy that the session was booked under', () => {
    expect(policyOf('2026-12-02T12:00:00.000Z', 2_500)).toMatch(/^Cancelling is free until 24 hours before/);
    expect(policyOf('2026-12-01T12:00:00.000Z', 2_500)).toMatch(/^Cancelling is free until 48 hours before/);
    expect(policyOf('2026-12-03T11:00:00.000Z', 0)).toMatch(/^Cancelling was free until 1 hour before/);
  });

  it('say until the start, and no date, where the mentor chose the time', () => {
    expect(policyOf(START, 2_500)).toBe(
      'You did not choose this time, so cancelling is free until it starts. The money goes back to the card you paid with.',
    );
    expect(policyOf(START, 0)).toMatch(
      /^You did not choose this time, so cancelling was free until it started/,
    );
  });
});
