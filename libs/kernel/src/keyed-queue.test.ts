import { describe, expect, it } from '@jest/globals';
import { KeyedQueue } from './keyed-queue.ts';

const precheck = async () => {};

describe('KeyedQueue', () => {
  it('runs the tasks of a key in order, also after a failure', async () => {
    const queue = new KeyedQueue();
    const log: string[] = [];
    const task = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (name === 'a') throw new Error('no');
    };
    const all = ['a', 'b', 'c'].map((name) => queue.run('key', name, { precheck, task: task(name) }));
    await Promise.allSettled(all);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('runs tasks of different keys concurrently', async () => {
    const queue = new KeyedQueue();
    let finish: () => void = () => {};
    const pending = () => new Promise<void>((resolve) => (finish = resolve));
    const first = queue.run('a', 'x', { precheck, task: pending });
    await expect(queue.run('b', 'y', { precheck, task: async () => 'done' })).resolves.toBe('done');
    finish();
    await first;
  });

  it('rejects waiting tasks whose precheck fails', async () => {
    const queue = new KeyedQueue();
    let taken = false;
    let attempts = 0;
    const attempt = () =>
      queue.run('key', 'resource', {
        precheck: async () => {
          if (taken) throw new Error('taken');
        },
        task: async () => {
          attempts += 1;
          await Promise.resolve();
          taken = true;
        },
      });
    const outcomes = await Promise.allSettled([attempt(), attempt(), attempt()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(attempts).toBe(1);
    await attempt();
    expect(attempts).toBe(2);
  });

  it('runs the next task for a resource after a failed one', async () => {
    const queue = new KeyedQueue();
    let attempts = 0;
    const attempt = () =>
      queue.run('key', 'resource', {
        precheck,
        task: async () => {
          attempts += 1;
          if (attempts === 1) throw new Error('not allowed');
          return attempts;
        },
      });
    const [first, second] = await Promise.allSettled([attempt(), attempt()]);
    expect(first!.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: 2 });
  });
});
