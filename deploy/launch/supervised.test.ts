import { expect, it } from '@jest/globals';
import { restartWait } from './supervised.ts';

it('starts a process that has ended ten times within 5 seconds, and later on a busy machine', () => {
  const waits = (isIdle: boolean) => [0, 1, 2, 3, 9].map((crashes) => restartWait(crashes, isIdle));
  expect(waits(true)).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
  expect(waits(false)).toEqual([500, 1_000, 2_000, 4_000, 30_000]);
});
