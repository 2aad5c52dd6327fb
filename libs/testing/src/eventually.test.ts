import { describe, expect, it } from '@jest/globals';
import { eventually } from './eventually.ts';

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
});
