import { describe, expect, it } from '@jest/globals';
import { LimitedQueue, QueueFull } from './limited-queue.ts';

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

describe('a limited queue', () => {
  it('runs tasks in order up to its concurrency and rejects tasks beyond its length', async () => {
    const queue = new LimitedQueue(2, 1);
    const gates = [gate(), gate(), gate()];
    const started: number[] = [];
    const task = (n: number) => () => {
      started.push(n);
      return gates[n]!.opened;
    };
    const first = queue.run(task(0));
    const second = queue.run(task(1));
    const third = queue.run(task(2));
    await expect(queue.run(async () => {})).rejects.toBeInstanceOf(QueueFull);
    expect(started).toEqual([0, 1]);
    gates[0]!.open();
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual([0, 1, 2]);
    gates[1]!.open();
    gates[2]!.open();
    await Promise.all([second, third]);
  });

  it('continues after a failed task', async () => {
    const queue = new LimitedQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
  });
});
