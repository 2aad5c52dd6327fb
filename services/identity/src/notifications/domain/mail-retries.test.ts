import { describe, expect, it } from '@jest/globals';
import { isPermanent, retryDelayMs } from './mail-retries.ts';

describe('a rejected mail', () => {
  it('is attempted ten times in about a day', () => {
    const waits: number[] = [];
    for (let attempts = 1, wait = retryDelayMs(1, 0.5); wait !== null; wait = retryDelayMs(++attempts, 0.5))
      waits.push(wait);
    expect(waits).toHaveLength(9);
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(26);
  });

  it('is retried with 20 % jitter', () => {
    expect(retryDelayMs(1, 0)).toBe(48_000);
    expect(retryDelayMs(1, 1)).toBe(72_000);
  });

  it.each([
    [{ command: 'RCPT TO', responseCode: 550 }, true],
    [{ command: 'DATA', responseCode: 554 }, true],
    [{ command: 'DATA', responseCode: 451 }, false],
    [{ command: 'RCPT TO', responseCode: 450 }, false],
    [{ command: 'AUTH PLAIN', responseCode: 535 }, false],
    [{ command: 'MAIL FROM', responseCode: 553 }, false],
    [{ command: 'CONN' }, false],
  ])('is permanent after %j: %p', (failure, expected) => {
    expect(isPermanent(failure)).toBe(expected);
  });
});
