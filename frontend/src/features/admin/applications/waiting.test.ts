import { expect, it } from '@jest/globals';
import { waitingFor } from './waiting.ts';

it.each([
  ['2026-11-20T09:30:00.000Z', 'new'],
  ['2026-11-20T09:00:00.000Z', 'waiting 1 hour'],
  ['2026-11-19T11:00:00.000Z', 'waiting 23 hours'],
  ['2026-11-18T10:00:00.000Z', 'waiting 2 days'],
])('counts full hours of the first day, then full days: %s is %s', (createdAt, words) => {
  expect(waitingFor(createdAt, Date.parse('2026-11-20T10:00:00.000Z'))).toBe(words);
});
