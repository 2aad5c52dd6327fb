import { describe, expect, it } from '@jest/globals';
import { atBest, eventually } from './eventually.ts';

describe('eventually', () => {
  it('tries until it works and returns the answer', async () => {
    let tries = 0;
    const answer = await eventually(() => {
      if (++tries < 3) throw new Error('not yet');
      return tries;
    });
    expect(answer).toBe(3);
  });

  it('gives up with the last error', async () => {
    let tries = 0;
    const hopeless = eventually(() => Promise.reject(new Error(`try ${++tries}`)), { timeoutMs: 60 });
    await expect(hopeless).rejects.toThrow(/^try \d+$/);
    expect(tries).toBeGreaterThan(1);
  });

  it('is not charged for the time in which its own process stood still', async () => {
    let tries = 0;
    const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    const answer = await eventually(
      () => {
        if (++tries === 1) setImmediate(standStill);
        if (tries < 3) throw new Error('not yet');
        return tries;
      },
      { timeoutMs: 200 },
    );
    expect(answer).toBe(3);
  });
});

describe('a measure at its best', () => {
  const measures = (...values: number[]) => {
    const left = [...values];
    return { left, measure: async () => left.shift() ?? Number.NaN };
  };

  it('is the first one below its limit', async () => {
    const { left, measure } = measures(700, 400, 300);
    expect(await atBest(measure, 500)).toBe(400);
    expect(left).toEqual([300]);
  });

  it('is the least of a few when none is below', async () => {
    const { left, measure } = measures(700, 600, 650, 100);
    expect(await atBest(measure, 500)).toBe(600);
    expect(left).toEqual([100]);
  });
});
