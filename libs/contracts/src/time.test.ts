import { expect, it } from '@jest/globals';
import { Instant, LocalDate } from './time.ts';

it.each(['2026-11-21T18:00:00Z', '2199-12-31T23:59:59+01:00', '2000-01-01T00:00:00-05:00'])(
  'accepts the instant %s',
  (at) => {
    expect(Instant.parse(at)).toBe(at);
  },
);

it.each([
  '9999-12-31T23:59:59-23:59',
  '2199-12-31T23:59:59-01:00',
  '2000-01-01T00:00:00+01:00',
  '1970-01-01T00:00:00Z',
])('rejects an instant outside the years 2000 to 2199: %s', (at) => {
  expect(Instant.safeParse(at).error?.issues[0]?.message).toBe('Enter a year between 2000 and 2199');
});

it('rejects a date after 2199', () => {
  expect(LocalDate.safeParse('2200-01-01').success).toBe(false);
});
