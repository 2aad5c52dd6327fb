import { describe, expect, it } from '@jest/globals';
import { isForGood, nextTryIn } from './mail-retries.ts';

describe('a mail that was not accepted', () => {
  it('is tried ten times in about a day', () => {
    const waits: number[] = [];
    for (let attempts = 1, wait = nextTryIn(1, 0.5); wait !== null; wait = nextTryIn(++attempts, 0.5))
      waits.push(wait);
    expect(waits).toHaveLength(9);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(26);
  });

  it('waits up to a fifth more or less, at random', () => {
    expect(nextTryIn(1, 0)).toBe(48_000);
    expect(nextTryIn(1, 1)).toBe(72_000);
  });

  it.each([
    [{ command: 'RCPT TO', responseCode: 550 }, true],
    [{ command: 'DATA', responseCode: 554 }, true],
    [{ command: 'DATA', responseCode: 451 }, false],
    [{ command: 'RCPT TO', responseCode: 450 }, false],
    [{ command: 'AUTH PLAIN', responseCode: 535 }, false],
    [{ command: 'MAIL FROM', responseCode: 553 }, false],
    [{ command: 'CONN' }, false],
  ])('after %j fails for good: %p', (fault, isOver) => {
    expect(isForGood(fault)).toBe(isOver);
  });
});
