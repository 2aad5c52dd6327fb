import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

const look = async () => {};

describe('a queue of turns', () => {
  it('runs turns of one line in order, also after a failure', async () => {
    const turns = new Turns();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('no');
    };
    const all = ['a', 'b', 'c'].map((name) => turns.take('line', name, { look, fn: work(name) }));
    await Promise.allSettled(all);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('does not wait for another line', async () => {
    const turns = new Turns();
    let leave: () => void = () => {};
    const stay = () => new Promise<void>((resolve) => (leave = resolve));
    const first = turns.take('a', 'x', { look, fn: stay });
    await expect(turns.take('b', 'y', { look, fn: async () => 'passed' })).resolves.toBe('passed');
    leave();
    await first;
  });

  it('rejects waiting turns when the check fails', async () => {
    const turns = new Turns();
    let taken = false;
    let tried = 0;
    const grab = () =>
      turns.take('line', 'thing', {
        look: async () => {
          if (taken) throw new Error('taken');
        },
        fn: async () => {
          tried += 1;
          await Promise.resolve();
          taken = true;
        },
      });
    const answers = await Promise.allSettled([grab(), grab(), grab()]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(tried).toBe(1);
    await grab();
    expect(tried).toBe(2);
  });

  it('continues after a failed turn', async () => {
    const turns = new Turns();
    let tries = 0;
    const grab = () =>
      turns.take('line', 'thing', {
        look,
        fn: async () => {
          tries += 1;
          if (tries === 1) throw new Error('not allowed');
          return tries;
        },
      });
    const [first, second] = await Promise.allSettled([grab(), grab()]);
    expect(first!.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: 2 });
  });
});
