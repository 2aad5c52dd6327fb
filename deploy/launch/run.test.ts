import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { run } from './run.ts';

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('run', () => {
  it('returns the exit code and both outputs, and passes lines on while the command runs', async () => {
    const lines: string[] = [];
    const result = await run('sh', ['-c', 'echo one; echo two >&2; exit 3'], {
      onLine: (line) => lines.push(line),
    });
    expect(result).toEqual({ code: 3, stdout: 'one', stderr: 'two' });
    expect(lines.sort()).toEqual(['one', 'two']);
  });

  it('reports a program that does not exist', async () => {
    expect(await run('waymark-no-such-program', [])).toMatchObject({
      code: null,
      stderr: expect.stringContaining('ENOENT'),
    });
  });

  it.each(['a time-out', 'an abort'])('kills the command and its descendants on %s', async (cause) => {
    const options = cause === 'an abort' ? { signal: AbortSignal.timeout(300) } : { timeoutMs: 300 };
    const { code, stdout } = await run('sh', ['-c', 'sleep 1000 & echo $!; wait'], options);
    expect(code).toBeNull();
    for (let tries = 0; isAlive(Number(stdout)) && tries < 100; tries++) await sleep(20);
    expect(isAlive(Number(stdout))).toBe(false);
  });

  it('passes only the given environment', async () => {
    expect((await run('sh', ['-c', 'echo "$WAYMARK_A-$HOME"'], { env: { WAYMARK_A: 'b' } })).stdout).toBe(
      'b-',
    );
  });
});
