import { expect, it } from '@jest/globals';
import { formatTenths, parseTime, withEnd } from './trim.ts';

it('reads the times that it writes, and others that people write', () => {
  for (const seconds of [0, 1.5, 65.5, 3_723.4]) expect(parseTime(formatTenths(seconds))).toBe(seconds);
  expect([' 7 ', '1:5', '0:02,5', '90.'].map(parseTime)).toEqual([7, 65, 2.5, 90]);
  expect(['', 'soon', '1:', '-3', '1:2:3:4', '1e3'].map(parseTime)).toEqual(Array(6).fill(null));
});

it('moves an end in tenths within the recording, and keeps half a second between both', () => {
  const whole = { start: 0, end: 4.27 };
  expect(withEnd(whole, 'start', 1.234, 4.27)).toEqual({ start: 1.2, end: 4.27 });
  expect(withEnd(whole, 'start', -3, 4.27)).toEqual(whole);
  expect(withEnd(whole, 'start', 99, 4.27).start).toBeCloseTo(3.77);
  expect(withEnd({ start: 1, end: 2 }, 'end', 0, 4.27)).toEqual({ start: 1, end: 1.5 });
  expect(withEnd({ start: 1, end: 2 }, 'end', 4.3, 4.27)).toEqual({ start: 1, end: 4.27 });
});
