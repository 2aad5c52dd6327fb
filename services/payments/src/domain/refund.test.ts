import { describe, expect, it } from '@jest/globals';
import { refundKey, retryMs } from './refund.ts';

describe('retryMs', () => {
  it('doubles up to an hour, half of it at random', () => {
    expect([1, 2, 3, 50].map((attempt) => retryMs(attempt, 1))).toEqual([2_000, 4_000, 8_000, 3_600_000]);
    expect(retryMs(3, 0)).toBe(4_000);
  });
});

describe('refundKey', () => {
  it('differs for each generation', () => {
    expect([refundKey('r', 1), refundKey('r', 2)]).toEqual(['r', 'r-2']);
  });
});
