import { expect, it } from '@jest/globals';
import { isSameZone, mergeHours, toMinutes, toTimes } from './hours.ts';

it('converts times up to 24:00 to minutes and back', () => {
  const times = [
    { startTime: '00:00', endTime: '09:30' },
    { startTime: '23:30', endTime: '24:00' },
  ];
  const minutes = times.map(toMinutes);
  expect(minutes).toEqual([
    { start: 0, end: 570 },
    { start: 1_410, end: 1_440 },
  ]);
  expect(minutes.map(toTimes)).toEqual(times);
});

it('merges hours from the first start to the last end', () => {
  const added = { id: 'new', start: 600, end: 660 };
  const touching = [
    { id: 'old', start: 540, end: 600 },
    { id: 'other', start: 570, end: 630 },
  ];
  expect(mergeHours(added, touching)).toEqual({ id: 'old', start: 540, end: 660 });
  expect(mergeHours(added, [])).toEqual(added);
});

it('treats aliases of a zone as equal', () => {
  expect(isSameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(isSameZone('europe/berlin', 'Europe/Berlin')).toBe(true);
  expect(isSameZone('Europe/Berlin', 'Europe/Paris')).toBe(false);
});
