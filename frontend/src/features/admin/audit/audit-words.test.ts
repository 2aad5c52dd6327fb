import { expect, it } from '@jest/globals';
import { detailOf, nameOf } from './audit-words.ts';

it.each([
  [
    { userId: 1002, valorScore: 8, authenticityScore: 7, perseveranceScore: 9 },
    'user 1002, valor 8 of 10, authenticity 7 of 10, perseverance 9 of 10',
  ],
  [{ from: 'learner', to: 'mentor' }, 'from learner to mentor'],
  [{ from: 'submitted' }, 'before: submitted'],
  [{ reports: 1 }, '1 report'],
  [{ cents: 2500, payment: 'p1' }, 'amount 25.00, payment p1'],
  [{ lastSeenAt: 'today', nothing: null }, 'last seen at today'],
])('writes %j in words', (detail, words) => {
  expect(detailOf(detail)).toBe(words);
});

it('names actions', () => {
  expect(nameOf('application.approve')).toBe('Approved an application');
  expect(nameOf('ai-run.cancel')).toBe('Stopped an AI run');
  expect(nameOf('new-kind.do')).toBe('new kind: do');
});
