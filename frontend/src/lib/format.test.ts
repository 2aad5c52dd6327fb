import { expect, it } from '@jest/globals';
import { formatBytes, formatDuration, formatRelative, plural } from './format.ts';

it('formats durations in minutes and seconds, with hours if any', () => {
  expect([0, 9, 245, 3_723, 61.9].map(formatDuration)).toEqual(['0:00', '0:09', '4:05', '1:02:03', '1:01']);
});

it('formats sizes from bytes to megabytes', () => {
  expect([0, 640, 12_288, 3_565_158, 52_428_800].map(formatBytes)).toEqual([
    '0 B',
    '640 B',
    '12 KB',
    '3.4 MB',
    '50 MB',
  ]);
});

it('chooses the singular or the plural', () => {
  expect([plural(1, 'step'), plural(0, 'step'), plural(2, 'story', 'stories')]).toEqual([
    '1 step',
    '0 steps',
    '2 stories',
  ]);
});

it('formats relative times in the largest whole unit', () => {
  const now = '2026-11-21T12:00:00Z';
  expect(formatRelative('2026-11-18T11:00:00Z', now)).toBe('3 days ago');
  expect(formatRelative('2026-11-21T14:30:00Z', now)).toBe('in 2 hours');
  expect(formatRelative(now, now)).toBe('now');
});
