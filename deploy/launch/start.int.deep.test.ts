// covers: deploy/launch
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import pg from 'pg';
import { isolated } from '../test/isolated-env.ts';
import { startWaymark, type Waymark } from './start.ts';
import { fakeProcesses, processesOf, tempHome } from './testing/fakes.ts';

const { home, remove } = tempHome();
const said: string[] = [];
let waymark: Waymark;

const start = () =>
  startWaymark({
    home,
    port: 0,
    env: isolated(),
    build: false,
    processes: fakeProcesses,
    console: {
      say: (line) => said.push(line),
      warn: (line) => said.push(line),
      step: () => ({ progress: () => {}, done: () => {}, failed: () => {}, dropped: () => {} }),
    },
  });

beforeAll(async () => {
  waymark = await start();
}, 60_000);

afterAll(async () => {
  await waymark.stop();
  await remove();
}, 60_000);

const ALL = ['gateway', 'identity', 'nats', 'postgres', 'redis'];

describe('a running Waymark', () => {
  it.each(ALL)('restarts %s after a kill and logs it', async (name) => {
    const before = waymark.pids[name]!;
    waymark.kill(name, 'SIGKILL');
    await eventually(() => expect(waymark.pids[name]).not.toBe(before));
    await waymark.waitReady(name);
    expect(waymark.pids[name]).toEqual(expect.any(Number));
    expect(said).toContainEqual(
      expect.stringMatching(`^${name} ended \\(signal SIGKILL\\); starting it again in`),
    );
    expect(processesOf(home).some((line) => line.startsWith(`${before} `))).toBe(false);
  });

  it('doubles the wait from crash to crash', async () => {
    const waits = [];
    for (let crash = 0; crash < 3; crash++) {
      await waymark.waitReady('identity');
      const notices = said.length;
      waymark.kill('identity', 'SIGKILL');
      const notice = await eventually(() => {
        const line = said.slice(notices).find((text) => text.startsWith('identity ended'));
        expect(line).toBeDefined();
        return line!;
      });
      waits.push(Number(/in ([\d.]+) s/.exec(notice)![1]));
    }
    await waymark.waitReady('identity');
    expect(waits[1]).toBe(waits[0]! * 2);
    expect(waits[2]).toBe(waits[1]! * 2);
  }, 60_000);

  it('keeps committed data over a kill of the database and a restart of everything', async () => {
    await query('CREATE TABLE kept (word text)');
    await query("INSERT INTO kept VALUES ('milestone')");
    waymark.kill('postgres', 'SIGKILL');
    await eventually(async () =>
      expect(await query('SELECT word FROM kept')).toEqual([{ word: 'milestone' }]),
    );
    await waymark.stop();
    expect(processesOf(home)).toEqual([]);
    waymark = await start();
    expect(await query('SELECT word FROM kept')).toEqual([{ word: 'milestone' }]);
  }, 60_000);
});

async function query(sql: string, url = waymark.services.databaseUrl): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}
