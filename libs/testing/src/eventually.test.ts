import { describe, expect, it } from '@jest/globals';
import { eventually } from './eventually.ts';

describe('eventually', () => {
  it('retries until success and returns the result', async () => {
    let tries = 0;
    const response = await eventually(() => {
      if (++tries < 3) throw new Error('not yet');
      return tries;
    });
    expect(response).toBe(3);
  });

  it('throws the last error at its timeout', async () => {
    let tries = 0;
    const hopeless = eventually(() => Promise.reject(new Error(`try ${++tries}`)), { timeoutMs: 60 });
    await expect(hopeless).rejects.toThrow(/^try \d+$/);
    expect(tries).toBeGreaterThan(1);
  });

  it('does not count time in which its process was paused', async () => {
    let tries = 0;
    const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    const response = await eventually(
      () => {
        if (++tries === 1) setImmediate(standStill);
        if (tries < 3) throw new Error('not yet');
        return tries;
      },
      { timeoutMs: 200 },
    );
    expect(response).toBe(3);
  });
});
