import { describe, expect, it } from '@jest/globals';
import { MemoryPool } from './memory-pool.ts';
import { Sandbox } from './sandbox.ts';

const task = new URL('./testing/naughty-task', import.meta.url);
const sandbox = new Sandbox({ timeoutMs: 20_000, memoryMb: 400 });

describe('the sandbox', () => {
  it('gives back what the task returns and says on the way', async () => {
    const heard: unknown[] = [];
    const result = await sandbox.run<string, string, unknown>(task, 'done', {
      onMessage: (m) => heard.push(m),
    });
    expect([result, heard]).toEqual(['DONE', [{ half: 'done' }]]);
  });

  it('passes on an error of the task with its name', async () => {
    await expect(sandbox.run(task, 'throw')).rejects.toMatchObject({
      kind: 'Refusal',
      message: 'this is why',
    });
  });

  it('ends an endless loop in time', async () => {
    const short = new Sandbox({ timeoutMs: 700, memoryMb: 400 });
    await expect(short.run(task, 'loop')).rejects.toMatchObject({ fault: 'timeout' });
  });

  it.each(['heap', 'buffers'])(
    'ends a task that hoards %s',
    async (order) => {
      await expect(sandbox.run(task, order)).rejects.toMatchObject({ fault: 'memory' });
    },
    30_000,
  );

  it('survives a task that takes its process down', async () => {
    await expect(sandbox.run(task, 'exit')).rejects.toMatchObject({ fault: 'crash' });
  });

  it('ends at once when aborted, with the reason', async () => {
    const abort = new AbortController();
    const run = sandbox.run(task, 'loop', { signal: abort.signal });
    setTimeout(() => abort.abort(new Error('cancelled')), 300);
    await expect(run).rejects.toThrow('cancelled');
  });

  it('shows the task no secret and lets it write and start nothing', async () => {
    expect(await sandbox.run(task, 'env')).toEqual([]);
    await expect(sandbox.run(task, 'write')).rejects.toThrow('has been restricted');
    await expect(sandbox.run(task, 'spawn')).rejects.toThrow('has been restricted');
    await expect(sandbox.run(task, 'native')).rejects.toThrow('native addon');
    await expect(sandbox.run(task, 'write', { addons: true })).rejects.toThrow('has been restricted');
  });

  it('lets it read code and the file it was handed, and neither its parent nor anything else', async () => {
    const handed = '/etc/hostname';
    await expect(sandbox.run(task, 'read /etc/passwd')).rejects.toThrow('has been restricted');
    await expect(sandbox.run(task, `read /proc/${process.pid}/environ`)).rejects.toThrow(
      'has been restricted',
    );
    expect(await sandbox.run(task, `read ${handed}`, { readable: [handed] })).toBeGreaterThan(0);
  });

  it('runs no more tasks side by side than their memory allows', async () => {
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
