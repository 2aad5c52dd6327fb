import { expect, it } from '@jest/globals';
import { isSameZone, merged } from './hours.ts';

it('merges hours from the first start to the last end', () => {
  const hours = { start: 600, end: 660 };
  expect(merged([hours, { start: 540, end: 600 }, { start: 570, end: 630 }])).toEqual({
    start: 540,
    end: 660,
  });
});

it('treats aliases of a zone as equal', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('europe/berlin', 'Europe/Berlin')).toBe(true);
  expect(isSameZone('Europe/Berlin', 'Europe/Paris')).toBe(false);
});
