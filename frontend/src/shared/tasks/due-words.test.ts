import { expect, it } from '@jest/globals';
import { dueWords } from './due-words.ts';

it.each([
  ['2026-12-01', 'by today'],
  ['2026-12-02', 'by tomorrow'],
  ['2026-12-03', 'by Thursday'],
  ['2026-12-07', 'by Monday'],
  ['2026-11-30', 'planned for yesterday'],
])('says when %s is, on a Tuesday', (dueOn, words) => {
  expect(dueWords(dueOn, '2026-12-01')).toBe(words);
});

it('has the date of days that are a week away or gone', () => {
  expect(dueWords('2026-12-08', '2026-12-01')).toMatch(/^by Tue.*8/);
  expect(dueWords('2026-11-29', '2026-12-01')).toMatch(/^planned for Sun.*29/);
});
