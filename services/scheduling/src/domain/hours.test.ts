import { expect, it } from '@jest/globals';
import { isSameZone, mergeHours, toMinute, toTime } from './hours.ts';

it('converts times up to 24:00 to minutes and back', () => {
  const times = ['00:00', '09:30', '23:30', '24:00'];
  expect(times.map(toMinute)).toEqual([0, 570, 1_410, 1_440]);
  expect(times.map(toMinute).map(toTime)).toEqual(times);
});

it('merges hours from the first start to the last end', () => {
  const hours = { start: 600, end: 660 };
  expect(mergeHours([hours, { start: 540, end: 600 }, { start: 570, end: 630 }])).toEqual({
    start: 540,
    end: 660,
  });
});

it('treats aliases of a zone as equal', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('europe/berlin', 'Europe/Berlin')).toBe(true);
  expect(isSameZone('Europe/Berlin', 'Europe/Paris')).toBe(false);
});
