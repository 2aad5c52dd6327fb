// covers: deploy/launch
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Waymark } from './start.ts';
import { processesOf, tempHome } from './testing/fakes.ts';
import { query, startFakes } from './testing/started.ts';

const { home, remove } = tempHome();
const printed: string[] = [];
let waymark: Waymark;

const start = () => startFakes(home, (line) => printed.push(line));
const sql = (text: string) => query(waymark.services.databaseUrl, text);

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
    expect(printed).toContainEqual(
      expect.stringMatching(`^${name} ended \\(signal SIGKILL\\); starting it again in`),
    );
    expect(processesOf(home).some((line) => line.startsWith(`${before} `))).toBe(false);
  });

  it('doubles the wait from crash to crash', async () => {
    const waits = [];
    for (let crash = 0; crash < 3; crash++) {
      await waymark.waitReady('identity');
      const notices = printed.length;
      waymark.kill('identity', 'SIGKILL');
      const notice = await eventually(() => {
        const line = printed.slice(notices).find((text) => text.startsWith('identity ended'));
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
    await sql('CREATE TABLE kept (word text)');
    await sql("INSERT INTO kept VALUES ('milestone')");
    waymark.kill('postgres', 'SIGKILL');
    await eventually(async () => expect(await sql('SELECT word FROM kept')).toEqual([{ word: 'milestone' }]));
    await waymark.stop();
    expect(processesOf(home)).toEqual([]);
    waymark = await start();
    expect(await sql('SELECT word FROM kept')).toEqual([{ word: 'milestone' }]);
  }, 60_000);
});
