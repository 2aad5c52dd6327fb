import { expect, it } from '@jest/globals';
import { isSameZone, merged, toMinute, toTime } from './hours.ts';

it('times are minutes since midnight, up to the end of the day', () => {
  const times = ['00:00', '09:30', '23:30', '24:00'];
  expect(times.map(toMinute)).toEqual([0, 570, 1_410, 1_440]);
  expect(times.map(toMinute).map(toTime)).toEqual(times);
});

it('merged hours reach from the first beginning to the last end', () => {
  const hours = { start: 600, end: 660 };
  expect(merged([hours, { start: 540, end: 600 }, { start: 570, end: 630 }])).toEqual({
    start: 540,
    end: 660,
  });
});

it('a zone by another of its names is the same zone', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('europe/berlin', 'Europe/Berlin')).toBe(true);
  expect(isSameZone('Europe/Berlin', 'Europe/Paris')).toBe(false);
});
