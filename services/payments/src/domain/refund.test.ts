import { describe, expect, it } from '@jest/globals';
import { reduceBy, refundKey, retryMs } from './refund.ts';

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

describe('refunds that wait', () => {
  const [a, b] = [
    { id: 'a', amount: 1_000 },
    { id: 'b', amount: 500 },
  ];
  it.each([
    ['are left alone for nothing', 0, [a, b], [], 0],
    ['are reduced in part', 400, [a, b], [{ id: 'a', amount: 600 }], 0],
    ['are covered', 1_000, [a, b], [{ id: 'a', amount: 0 }], 0],
    [
      'are covered and reduced in their order',
      1_200,
      [a, b],
      [
        { id: 'a', amount: 0 },
        { id: 'b', amount: 300 },
      ],
      0,
    ],
    [
      'cannot be reduced below nothing',
      2_000,
      [a, b],
      [
        { id: 'a', amount: 0 },
        { id: 'b', amount: 0 },
      ],
      500,
    ],
    ['do not exist', 700, [], [], 700],
  ] as [string, number, (typeof a)[], (typeof a)[], number][])('%s', (_, cents, waiting, reduced, left) => {
    expect(reduceBy(cents, waiting)).toEqual({ reduced, left });
  });
});
