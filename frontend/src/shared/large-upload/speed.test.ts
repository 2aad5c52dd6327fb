import { describe, expect, it } from '@jest/globals';
import { Speed, timeLeft } from './speed.ts';

describe('the speed of an upload', () => {
  it('is unknown at first, then that of the last seconds', () => {
    const speed = new Speed();
    speed.add({ at: 0, bytes: 0 });
    speed.add({ at: 1_000, bytes: 5_000_000 });
    expect(speed.value()).toBeNull();
    for (let second = 2; second <= 12; second += 1)
      speed.add({ at: second * 1_000, bytes: 5_000_000 + second * 100 });
    expect(speed.value()).toBeCloseTo(100);
  });

  it('begins again when the upload continues from an earlier byte', () => {
    const speed = new Speed();
    speed.add({ at: 0, bytes: 0 });
    speed.add({ at: 3_000, bytes: 900 });
    speed.add({ at: 4_000, bytes: 500 });
    expect(speed.value()).toBeNull();
  });
});

it.each([
  [100, null, null],
  [100, 0, null],
  [500, 100, 'a few seconds left'],
  [4_400, 100, 'about 40 seconds left'],
  [6_600, 100, 'about 1 minute left'],
  [100 * 7_300, 100, 'about 2 hours left'],
])('%d bytes at %s bytes per second: %s', (bytes, speed, text) => {
  expect(timeLeft(bytes, speed)).toBe(text);
});
