import { describe, expect, it } from '@jest/globals';
import { isDoneOverDays } from './step-length.ts';

describe('a step that is done over days', () => {
  it.each([
    '1 week',
    '2-3 weeks',
    '1 month',
    '6-24 months',
    '10 days',
    '5-7 days',
    '5 minutes a day',
    'daily',
  ])('is one of %s', (duration) => {
    expect(isDoneOverDays(duration)).toBe(true);
  });

  it.each([null, '', '20 minutes', '1 hour', 'An evening', 'A day', '1 day', '2-3 days', '1 afternoon'])(
    'is not one of %s',
    (duration) => {
      expect(isDoneOverDays(duration)).toBe(false);
    },
  );
});
