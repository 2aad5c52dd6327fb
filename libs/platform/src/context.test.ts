import { describe, expect, it } from '@jest/globals';
import { context, deadlineExceeded, runInContext } from './context.ts';

const mentor = { userId: 7, username: 'ada', role: 'mentor' as const };

describe('a request context', () => {
  it('follows its request through awaits, separate from concurrent ones', async () => {
    const seen = await Promise.all(
      ['a', 'b', 'c'].map((requestId) =>
        runInContext({ requestId, caller: null }, async () => {
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
          return context()?.requestId;
        }),
      ),
    );
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(context()).toBeUndefined();
  });

  it.each([
    [undefined, false],
    [60_000, false],
    [-1, true],
  ])('whose deadline is %s ms away is past it: %s', (ms, exceeded) => {
    const deadline = ms === undefined ? undefined : Date.now() + ms;
    expect(runInContext({ requestId: 'r', caller: null, deadline }, deadlineExceeded)).toBe(exceeded);
  });
});
