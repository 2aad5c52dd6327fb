// covers: deploy/launch
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { freePort } from './ports.ts';
import { processesOf } from './testing/fakes.ts';
import { begin, endLaunches } from './testing/launch.ts';

afterAll(endLaunches);

describe('npm start', () => {
  it.each([50, 300, 700, 1_100, 1_600, 2_200])(
    'leaves no process behind when Ctrl-C comes %i ms into the start',
    async (ms) => {
      const launch = await begin();
      await sleep(ms);
      await launch.end('SIGINT');
      expect(processesOf(launch.home)).toEqual([]);
      expect(launch.output()).not.toContain('✗');
    },
    120_000,
  );

  it('kills every process on a second Ctrl-C, even one that ignores signals', async () => {
    const launch = await begin({ env: { FAKE_STUBBORN: 'identity' } });
    await launch.prints('is ready');
    launch.child.kill('SIGINT');
    // Two signals within a second count as one; this line is printed after the time of the first is recorded.
    await launch.prints('Stopping (SIGINT)');
    await sleep(1_000);
    expect(await launch.end('SIGINT')).toBe(130);
    await eventually(() => expect(processesOf(launch.home)).toEqual([]));
  }, 120_000);

  it('ends with npm, whose shell forwards no signal', async () => {
    const launch = await begin({ env: { npm_lifecycle_event: 'start' }, throughShell: true });
    await launch.prints('is ready');
    await launch.end('SIGTERM');
    await eventually(() => expect(processesOf(launch.home)).toEqual([]));
    expect(launch.output()).toContain('Stopping (npm ended)');
  }, 120_000);

  it('leaves no process behind when it is killed itself, and starts again', async () => {
    const launch = await begin();
    await launch.prints('is ready');
    launch.child.kill('SIGKILL');
    await eventually(() => expect(processesOf(launch.home)).toEqual([]), { timeoutMs: 60_000 });
    const again = await begin({ home: launch.home });
    await again.prints('is ready');
    expect(await again.end('SIGINT')).toBe(0);
  }, 120_000);

  it('starts again after everything was killed at once, and a stale pid names a living process', async () => {
    const launch = await begin();
    await launch.prints('is ready');
    for (const line of processesOf(launch.home)) process.kill(Number(line.split(' ')[0]), 'SIGKILL');
    await eventually(() => expect(processesOf(launch.home)).toEqual([]));
    const file = join(launch.home, 'postgres/postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
    const again = await begin({ home: launch.home });
    await again.prints('is ready');
    expect(await again.end('SIGINT')).toBe(0);
  }, 120_000);

  it('explains what to do about a damaged database folder, and starts empty once it is moved', async () => {
    const launch = await begin();
    await launch.prints('is ready');
    await launch.end('SIGINT');
    writeFileSync(join(launch.home, 'postgres/global/pg_control'), 'garbage');
    const damaged = await begin({ home: launch.home });
    expect(await damaged.exit).toBe(1);
    const folder = join(launch.home, 'postgres');
    expect(damaged.output()).toMatch(new RegExp(`The database folder ${folder} is damaged: .*pg_control`));
    expect(damaged.output()).toContain(`mv ${folder} ${folder}.damaged && npm start`);
    expect(processesOf(launch.home)).toEqual([]);
    renameSync(folder, `${folder}.damaged`);
    const fresh = await begin({ home: launch.home });
    await fresh.prints('is ready');
    await fresh.end('SIGINT');
  }, 120_000);

  it('prints the last output of a process that cannot start', async () => {
    const launch = await begin({ env: { FAKE_CRASHES: 'identity' } });
    expect(await launch.exit).toBe(1);
    expect(launch.output()).toContain('identity ended (exit code 1); starting it again in 0.5 s');
    expect(launch.output()).toMatch(/identity does not start\.\n.*last lines:\n\s+this process cannot work/);
    expect(processesOf(launch.home)).toEqual([]);
  }, 120_000);

  it('names a configured server that cannot be reached', async () => {
    const port = await freePort();
    const launch = await begin({ env: { REDIS_URL: `redis://127.0.0.1:${port}` } });
    expect(await launch.exit).toBe(1);
    expect(launch.output()).toContain(`REDIS_URL is set, but no server can be reached at 127.0.0.1:${port}`);
    expect(processesOf(launch.home)).toEqual([]);
  }, 120_000);
});
