import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OPERATOR } from '@waymark/messaging/nats-permissions';
import { findBinary } from './binaries.ts';
import { localNats, localRedis } from './brokers.ts';
import { manifests } from './processes.ts';
import type { ProcessSpec } from './supervised.ts';
import { Supervisor } from './supervisor.ts';
import { tempHome } from './testing/fakes.ts';

const { home, remove } = tempHome();
const supervisor = new Supervisor(home, join(home, 'logs'), () => {});
const specs: ProcessSpec[] = [];

beforeAll(async () => {
  const logins = Object.fromEntries(manifests.map(({ name }) => [name, 'x'.repeat(8)]));
  const nats = await localNats(home, await findBinary('nats-server'), { ...logins, [OPERATOR]: 'x' });
  const redis = await localRedis(home, await findBinary('redis-server'), {
    redis: 'secret',
    redisLogins: logins,
  });
  for (const { spec } of [nats, redis]) {
    specs.push(spec);
    supervisor.add(spec);
    await supervisor.waitReady(spec.name);
  }
});
afterAll(async () => {
  await supervisor.stop();
  await remove();
});

// One that always fails restarts a server that works, after ten minutes.
it.each([['nats'], ['redis']])('finds that a %s which works is alive', async (name) => {
  const { liveness } = specs.find((spec) => spec.name === name)!;
  expect(await liveness!()).toBeNull();
});
