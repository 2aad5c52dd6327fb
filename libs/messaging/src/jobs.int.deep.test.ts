import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { runInContext } from '@waymark/platform/context';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats, freshRedis } from '@waymark/testing/fresh-server';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { OnJob } from './decorators.ts';
import { JobProducer } from './outbox-ports.ts';
import { startApp, stopApps, type TestApp } from './testing/app.ts';
import { PolishShoe } from './testing/sample-contracts.ts';
import { Shop } from './testing/shop.ts';

let done: string[] = [];
let trouble: () => void | Promise<void>;

@Injectable()
class Polisher {
  @OnJob(PolishShoe, { concurrency: 3 })
  async polish({ shoe }: { shoe: string }): Promise<void> {
    await trouble();
    done.push(shoe);
  }
}

describe('jobs', () => {
  let nats: FreshServer;
  let redis: FreshServer;
  let producer: TestApp;
  const tuning = { jobAttempts: 3, jobBackoffMs: 50, jobGraceMs: 300 };
  const worker = () =>
    startApp({ service: 'worker', natsUrl: nats.url, redisUrl: redis.url, jobs: [PolishShoe], tuning }, [
      Polisher,
    ]);
  const add = (shoe: string) => producer.get(JobProducer).add(PolishShoe, { shoe }, { jobId: shoe });
  const shoes = () => done.toSorted();

  beforeAll(async () => {
    [nats, redis] = await Promise.all([freshNats(), freshRedis({ aof: true })]);
  });
  beforeEach(async () => {
    done = [];
    trouble = () => {};
    producer = await startApp({ service: 'shop', natsUrl: nats.url, redisUrl: redis.url, tuning });
    await eventually(async () => expect((await producer.ready()).status).toBe(200));
  });
  afterEach(async () => {
    await stopApps();
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
  });
  afterAll(() => Promise.all([nats.remove(), redis.remove()]));

  it('are rejected within 6 s while Redis is unavailable or frozen, and accepted within 10 s of its recovery', async () => {
    await worker();
    await add('first');
    await eventually(async () => expect(await completed(redis.url)).toBe(1));
    await redis.kill();
    await eventually(async () => expect((await producer.ready()).status).toBe(503));
    const refusal = async () => {
      const askedAt = Date.now();
      await expect(add('second')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(Date.now() - askedAt).toBeLessThan(6_000);
    };
    await refusal();
    await redis.start();
    const backAt = Date.now();
    await eventually(() => add('third'));
    await eventually(() => expect(shoes()).toEqual(['first', 'third']), { timeoutMs: 60_000 });
    expect(Date.now() - backAt).toBeLessThan(10_000);
    redis.freeze();
    await refusal();
    redis.thaw();
    await eventually(() => add('fourth'));
    // A frozen Redis accepts the job after the thaw: the id prevents a duplicate.
    await eventually(() => expect(shoes()).toEqual(expect.arrayContaining(['fourth'])), {
      timeoutMs: 60_000,
    });
  }, 150_000);

  it('do not block the start of a process while Redis is unavailable', async () => {
    await redis.stop();
    const app = await worker();
    expect(await app.ready()).toMatchObject({
      status: 503,
      body: { dependencies: { redis: { ok: false } } },
    });
    await redis.start();
    await eventually(async () => expect((await app.ready()).status).toBe(200));
    await eventually(() => add('boot'));
    await eventually(() => expect(shoes()).toEqual(['boot']), { timeoutMs: 60_000 });
  });

  it('do not block the stop of a process while Redis is unavailable', async () => {
    const boot = inFlight();
    const app = await worker();
    await add('boot');
    await boot.begun;
    await redis.stop();
    await eventually(async () => expect((await app.ready()).status).toBe(503));
    const stopping = app.stop();
    setTimeout(boot.finish, 200);
    await stopping;
    await redis.start();
    expect(shoes()).toEqual(['boot']);
  });

  it('of a killed worker run on another one, also after several kills', async () => {
    const shop = new Shop({ NATS_URL: nats.url, REDIS_URL: redis.url });
    try {
      await runInContext({ requestId: 'r-8', caller: null }, () => add('boot'));
      // BullMQ's own limit is one.
      for (let death = 1; death <= 2; death++) {
        const victim = await shop.start({ JOBS: 'hang' });
        await victim.logged('job started');
        victim.kill('SIGKILL');
        await victim.exited;
      }
      const survivor = await shop.start({ JOBS: 'do' });
      await survivor.logged('job started');
      await eventually(() => expect(shop.ledger()).toEqual([{ polished: 'boot', requestId: 'r-8' }]));
    } finally {
      await shop.close();
    }
  }, 150_000);
});

/** A job that is running once `begun` resolves, until `finish` is called. */
function inFlight() {
  const begun = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  trouble = () => {
    begun.resolve();
    return finished.promise;
  };
  return { begun: begun.promise, finish: finished.resolve };
}

async function completed(redisUrl: string): Promise<number> {
  const queue = new Queue(PolishShoe.queue, { connection: { url: redisUrl } });
  try {
    return await queue.getCompletedCount();
  } finally {
    await queue.close();
  }
}
