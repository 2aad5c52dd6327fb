// covers: deploy/launch
// guarantees: A server that hangs is restarted, one that is slow, frozen for 30 s or without space is not
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OPERATOR } from '@waymark/messaging/nats-permissions';
import { eventually } from '@waymark/testing/eventually';
import { findBinary } from './binaries.ts';
import { localNats } from './brokers.ts';
import { manifests } from './processes.ts';
import { Supervisor } from './supervisor.ts';
import { tempHome } from './testing/fakes.ts';

const FREEZE_MS = 30_000;

let supervisor: Supervisor;
const { home, remove } = tempHome();
const notices: string[] = [];
const pid = () => supervisor.pids().nats;

beforeAll(async () => {
  const passwords = Object.fromEntries(
    [...manifests.map(({ name }) => name), OPERATOR].map((name) => [name, 'x']),
  );
  supervisor = new Supervisor(home, join(home, 'logs'), (text) => notices.push(text));
  supervisor.add((await localNats(home, await findBinary('nats-server'), passwords)).spec);
  await supervisor.waitReady('nats');
});
afterAll(async () => {
  await supervisor?.stop();
  await remove();
});

describe('a NATS that is frozen', () => {
  it('for 30 s is not restarted', async () => {
    const before = pid();
    // It has passed a check before: one that starts has longer.
    await sleep(6_000);
    supervisor.kill('nats', 'SIGSTOP');
    await sleep(FREEZE_MS);
    supervisor.kill('nats', 'SIGCONT');
    await supervisor.waitReady('nats');
    expect(pid()).toBe(before);
    expect(notices).toEqual([]);
  }, 90_000);

  it('for longer is restarted, with a line on the console', async () => {
    const before = pid();
    await sleep(6_000);
    supervisor.kill('nats', 'SIGSTOP');
    await eventually(() => expect([before, undefined]).not.toContain(pid()), {
      timeoutMs: 120_000,
      intervalMs: 500,
    });
    await supervisor.waitReady('nats');
    expect(notices).toEqual([
      'nats hangs (does not respond); restarting it',
      expect.stringMatching(/^nats ended \(.+\); starting it again in 0\.5 s$/),
    ]);
  }, 180_000);
});
