// guarantees: A process uses its own keys in Redis only: the ai-worker can write no session, and no process can empty the server
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats, freshRedis, redisUrlOf } from '@waymark/testing/fresh-server';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { OnJob } from './decorators.ts';
import { FailedJobs } from './failed-jobs.ts';
import { defineProcess } from './manifest.ts';
import { JobProducer } from './outbox-ports.ts';
import { QueuedJobs } from './queued-jobs.ts';
import { startApp, stopApps } from './testing/app.ts';
import { PolishShoe } from './testing/sample-contracts.ts';

const about = { purpose: 'a test', env: z.object({}) };
const door = defineProcess({ ...about, name: 'door', redisKeys: ['session:*', 'rate:*'] });
const shop = defineProcess({ ...about, name: 'shop', enqueues: [PolishShoe] });
const worker = defineProcess({ ...about, name: 'worker', jobs: [PolishShoe] });
const processes = [door, shop, worker];

const polished: string[] = [];

@Injectable()
class Polisher {
  @OnJob(PolishShoe)
  async polish({ shoe }: { shoe: string }): Promise<void> {
    if (shoe === 'torn') throw new Error('torn');
    polished.push(shoe);
  }
}

let nats: FreshServer;
let redis: FreshServer;
const clients: Redis[] = [];
beforeAll(async () => {
  [nats, redis] = await Promise.all([freshNats(), freshRedis({ of: processes })]);
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await stopApps();
  await Promise.all([nats.remove(), redis.remove()]);
});

function as(process: (typeof processes)[number]): Redis {
  const client = new Redis(redisUrlOf(process, redis.url));
  clients.push(client);
  return client;
}

describe('the Redis user of a process', () => {
  it.each([shop, worker])('$name can neither read nor write a session', async (process) => {
    const client = as(process);
    await as(door).hset('session:1', 'role', 'learner');
    const script = "return redis.call('HSET', KEYS[1], 'role', 'admin')";
    for (const forbidden of [
      () => client.hset('session:1', 'role', 'admin'),
      () => client.eval(script, 1, 'session:1'),
      () => client.hgetall('session:1'),
      () => client.del('session:1'),
      () => client.rename('bull:polish:x', 'session:1'),
      () => client.set('bull:other:1', '1'),
    ]) {
      await expect(forbidden()).rejects.toThrow(/NOPERM|ACL failure|can't access/i);
    }
    expect(await as(door).hget('session:1', 'role')).toBe('learner');
  });

  it('can neither read nor change the queues of other processes', async () => {
    await expect(as(door).lpush('bull:polish:wait', 'x')).rejects.toThrow('NOPERM');
  });

  it.each(processes)('$name can neither empty, search nor change the server', async (process) => {
    const client = as(process);
    const commands = ['flushall', 'flushdb', 'keys *', 'scan 0', 'swapdb 0 1', 'config get *', 'acl list'];
    for (const command of [...commands, 'script flush', 'client list', 'shutdown', 'publish x y']) {
      const [name = '', ...args] = command.split(' ');
      await expect(client.call(name, ...args)).rejects.toThrow('NOPERM');
    }
  });

  it('can do all that its queues need', async () => {
    const redisUrlFor = (process: (typeof processes)[number]) => redisUrlOf(process, redis.url);
    const common = { natsUrl: nats.url, tuning: { jobAttempts: 1 } };
    const from = await startApp({
      ...{ ...common, service: 'shop', redisUrl: redisUrlFor(shop), enqueues: [PolishShoe] },
    });
    await startApp({ ...common, service: 'worker', redisUrl: redisUrlFor(worker), jobs: [PolishShoe] }, [
      Polisher,
    ]);
    await eventually(async () => expect((await from.ready()).status).toBe(200));
    const add = (shoe: string, delayMs = 0) =>
      from.get(JobProducer).add(PolishShoe, { shoe }, { jobId: shoe, delayMs });
    await Promise.all([add('boot'), add('late', 50), add('torn')]);
    await eventually(() => expect(polished.toSorted()).toEqual(['boot', 'late']));
    const failed = () => from.get(FailedJobs).list();
    await eventually(async () => expect(await failed()).toMatchObject([{ id: 'polish:torn' }]));
    await from.get(FailedJobs).retry({ id: 'polish:torn' });
    await eventually(async () => expect(await failed()).toMatchObject([{ attempts: 1 }]));
    expect(await from.get(QueuedJobs).countsOf('polish')).toMatchObject({ failed: 1 });
  });
});
