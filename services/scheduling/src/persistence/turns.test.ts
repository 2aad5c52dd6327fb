import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('come one after the other in a line, also after one that failed', async () => {
    const turns = new Turns();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('no');
    };
    const all = ['a', 'b', 'c'].map((name) => turns.take('line', name, work(name)));
    await Promise.allSettled(all);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('wait for nobody in another line', async () => {
    const turns = new Turns();
    let leave: () => void = () => {};
    const first = turns.take('a', 'x', () => new Promise<void>((resolve) => (leave = resolve)));
    await expect(turns.take('b', 'x', async () => 'passed')).resolves.toBe('passed');
    leave();
    await first;
  });

  it('say whether somebody was after the same thing, and forget it afterwards', async () => {
    const turns = new Turns();
    const ask = (thing: string) => turns.take('line', thing, async (isContended) => isContended);
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([false, true, false]);
    expect(await ask('a')).toBe(false);
  });
});
