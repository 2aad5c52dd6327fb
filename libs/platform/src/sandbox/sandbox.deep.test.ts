import { describe, expect, it } from '@jest/globals';
import { MemoryPool } from './memory-pool.ts';
import { Sandbox } from './sandbox.ts';

const task = new URL('./testing/misbehaving-task', import.meta.url);
const sandbox = new Sandbox({ timeoutMs: 20_000, memoryMb: 400 });

describe('the sandbox', () => {
  it.each(['heap', 'buffers'])(
    'ends a task that exceeds its memory by its %s',
    async (order) => {
      await expect(sandbox.run(task, order)).rejects.toMatchObject({ fault: 'memory' });
    },
    30_000,
  );

  it('reports a task that takes its process down as crashed', async () => {
    await expect(sandbox.run(task, 'exit')).rejects.toMatchObject({ fault: 'crash' });
  });

  it('loads no native addon, and writes nothing where addons are allowed', async () => {
    await expect(sandbox.run(task, 'native')).rejects.toThrow('native addon');
    await expect(sandbox.run(task, 'write', { addons: true })).rejects.toThrow('has been restricted');
  });

  it('runs no more tasks at once than the memory pool allows', async () => {
    const narrow = new Sandbox({ timeoutMs: 20_000, memoryMb: 400 }, new MemoryPool(799));
    let running = 0;
    let most = 0;
    const one = async () => {
      await narrow.run<string, string, unknown>(task, 'x', {
        onMessage: () => {
          running += 1;
          most = Math.max(most, running);
        },
      });
      running -= 1;
    };
    await Promise.all([one(), one(), one()]);
    expect(most).toBe(1);
  }, 20_000);
});
