import { describe, expect, it } from '@jest/globals';
import { Sandbox } from './sandbox.ts';

const task = new URL('./testing/misbehaving-task', import.meta.url);
const sandbox = new Sandbox({ timeoutMs: 20_000, memoryMb: 400 });

describe('the sandbox', () => {
  it('returns the result of the task and its messages', async () => {
    const messages: unknown[] = [];
    const result = await sandbox.run<string, string, unknown>(task, 'done', {
      onMessage: (m) => messages.push(m),
    });
    expect([result, messages]).toEqual(['DONE', [{ half: 'done' }]]);
  });

  it('rejects with the error of the task and its name', async () => {
    await expect(sandbox.run(task, 'throw')).rejects.toMatchObject({
      kind: 'Refusal',
      message: 'this is why',
    });
  });

  it('ends an endless loop at its time-out', async () => {
    const short = new Sandbox({ timeoutMs: 700, memoryMb: 400 });
    await expect(short.run(task, 'loop')).rejects.toMatchObject({ fault: 'timeout' });
  });

  it('rejects with the reason when aborted', async () => {
    const abort = new AbortController();
    const run = sandbox.run(task, 'loop', { signal: abort.signal });
    setTimeout(() => abort.abort(new Error('cancelled')), 300);
    await expect(run).rejects.toThrow('cancelled');
  });

  it('passes the task no secret and lets it neither write nor start a process', async () => {
    expect(await sandbox.run(task, 'env')).toEqual([]);
    await expect(sandbox.run(task, 'write')).rejects.toThrow('has been restricted');
    await expect(sandbox.run(task, 'spawn')).rejects.toThrow('has been restricted');
  });

  it('lets the task read the file it was handed, and neither its parent nor any other file', async () => {
    const handed = '/etc/hostname';
    await expect(sandbox.run(task, 'read /etc/passwd')).rejects.toThrow('has been restricted');
    await expect(sandbox.run(task, `read /proc/${process.pid}/environ`)).rejects.toThrow(
      'has been restricted',
    );
    expect(await sandbox.run(task, `read ${handed}`, { readable: [handed] })).toBeGreaterThan(0);
  });
});
