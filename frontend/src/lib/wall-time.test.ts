import { expect, it } from '@jest/globals';
import { wallRange, wallTime } from './wall-time.ts';

const plain = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

it.each([
  ['00:00', '12:00 AM'],
  ['09:30', '9:30 AM'],
  ['24:00', '12:00 AM'],
])('shows %s of the hours as the clock of an American reader: %s', (time, shown) => {
  expect(plain(wallTime(time))).toBe(shown);
});

it.each([
  ['09:00', '17:00', '9:00 AM – 5:00 PM'],
  ['17:00', '20:30', '5:00 – 8:30 PM'],
  ['20:00', '24:00', '8:00 PM – 12:00 AM'],
])('shows hours from %s to %s as %s', (from, to, shown) => {
  expect(plain(wallRange(from, to))).toBe(shown);
});
