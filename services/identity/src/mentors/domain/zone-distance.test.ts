import { expect, it } from '@jest/globals';
import { isNearZone } from './zone-distance.ts';

const WINTER = Date.parse('2026-12-01T23:30:00Z');

it.each([
  ['Europe/Berlin', 'Europe/Lisbon', true],
  ['Europe/Berlin', 'Asia/Dubai', true],
  ['Europe/Berlin', 'Asia/Kolkata', false], // 4:30
  ['Europe/Berlin', 'Asia/Tokyo', false],
  ['America/Los_Angeles', 'Asia/Tokyo', false], // 17 hours, so 7
  ['Pacific/Auckland', 'Pacific/Honolulu', true], // 23 hours, so 1
])('returns whether the clocks of %s and %s are near: %s', (one, other, near) => {
  expect(isNearZone(one, other, WINTER)).toBe(near);
  expect(isNearZone(other, one, WINTER)).toBe(near);
});

it('follows summer time', () => {
  expect(isNearZone('Europe/Berlin', 'Asia/Karachi', WINTER)).toBe(true);
  expect(isNearZone('Europe/Berlin', 'Asia/Kolkata', Date.parse('2026-07-01T12:00:00Z'))).toBe(true);
});
