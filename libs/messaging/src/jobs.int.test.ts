// guarantees: A shutdown completes running requests and loses no job
// guarantees: A job takes effect once and none is lost
// guarantees: Runs of one user alternate with those of others; a run that waits for long is neither repeated nor failed
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Injectable } from '@nestjs/common';
import { context, runInContext } from '@waymark/platform/context';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats, freshRedis } from '@waymark/testing/fresh-server';
import { type Job, Queue, UnrecoverableError } from 'bullmq';
import { Redis } from 'ioredis';
import { type JobInfo, OnJob } from './decorators.ts';
import { JobProducer } from './outbox-ports.ts';
import { logged, startApp, stopApps, type TestApp } from './testing/app.ts';
import { PolishShoe } from './testing/sample-contracts.ts';
import { Shop } from './testing/shop.ts';

let done: { shoe: string; requestId: string | undefined; job: JobInfo }[] = [];
let trouble: (shoe: string, job: JobInfo) => void | Promise<void>;

@Injectable()
class Polisher {
  @OnJob(PolishShoe, { concurrency: 3 })
  async polish({ shoe }: { shoe: string }, job: JobInfo): Promise<void> {
    await trouble(shoe, job);
    done.push({ shoe, requestId: context()?.requestId, job });
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
  const add = (shoe: string, jobId = shoe, more: object = {}) =>
    producer.get(JobProducer).add(PolishShoe, { shoe, ...more }, { jobId });
  const shoes = () => done.map(({ shoe }) => shoe).sort();

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

  it('run once, with their request id', async () => {
    await worker();
    await runInContext({ requestId: 'r-5', caller: null }, () => add('boot'));
    await eventually(() => expect(shoes()).toEqual(['boot']));
    expect(done[0]).toMatchObject({ requestId: 'r-5', job: { id: 'boot', attempt: 1, lastAttempt: false } });
  });

  it('are taken by their priority, those without one first', async () => {
    const started: string[] = [];
    trouble = (shoe) => void started.push(shoe);
    const withPriority = (shoe: string, priority?: number) =>
      producer.get(JobProducer).add(PolishShoe, { shoe }, { jobId: shoe, priority });
    await withPriority('third', 2);
    await withPriority('second', 1);
    await withPriority('fourth', 2);
    await withPriority('first');
    await worker();
    await eventually(() => expect(started).toEqual(['first', 'second', 'third', 'fourth']));
  });

  it('added twice under one id are one job', async () => {
    await add('boot');
    await add('boot');
    await worker();
    await add('clog');
    await eventually(() => expect(shoes()).toEqual(['boot', 'clog']));
  });

  it('can be delayed', async () => {
    await worker();
    const addedAt = Date.now();
    await producer.get(JobProducer).add(PolishShoe, { shoe: 'boot' }, { jobId: 'boot', delayMs: 400 });
    await eventually(() => expect(shoes()).toEqual(['boot']));
    expect(Date.now() - addedAt).toBeGreaterThanOrEqual(395);
  });

  it('that fail are retried with the last attempt marked, and are then logged with their request id', async () => {
    const tries: [number, boolean][] = [];
    trouble = (_shoe, job) => {
      tries.push([job.attempt, job.lastAttempt]);
      throw new Error('no polish left');
    };
    await worker();
    await runInContext({ requestId: 'r-6', caller: null }, () => add('boot'));
    await eventually(() =>
      expect(logged).toContainEqual(
        expect.objectContaining({ msg: 'job failed permanently', requestId: 'r-6', jobId: 'boot' }),
      ),
    );
    expect(tries).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('that fail permanently are not retried', async () => {
    let tries = 0;
    trouble = () => {
      tries++;
      throw new UnrecoverableError('not a shoe');
    };
    await worker();
    await add('hat');
    await add('bad', 'bad', { shoe: 7 });
    await eventually(() => {
      const failed = logged.filter(({ msg }) => msg === 'job failed permanently').map(({ jobId }) => jobId);
      expect(failed).toEqual(expect.arrayContaining(['hat', 'bad']));
    });
    expect(tries).toBe(1);
  });

  it('of one queue run concurrently up to the limit of the handler', async () => {
    let now = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    trouble = async () => {
      most = Math.max(most, ++now);
      await gate.promise;
      now--;
    };
    await worker();
    await Promise.all(Array.from({ length: 9 }, (_, index) => add(`shoe${index}`)));
    await eventually(() => expect(most).toBe(3));
    // Time for one too many.
    await new Promise((resolve) => setTimeout(resolve, 300));
    gate.resolve();
    await eventually(() => expect(done).toHaveLength(9));
    expect(most).toBe(3);
  });

  it.each(['', '17', 'a:b'])('cannot have the id "%s"', async (id) => {
    await expect(add('boot', id)).rejects.toThrow('cannot be a job id');
  });

  it('are finished within the grace period when the process stops', async () => {
    const boot = inFlight();
    const stopped = await worker();
    await add('boot');
    await boot.begun;
    const stopping = stopped.stop();
    setTimeout(boot.finish, 200);
    await stopping;
    expect(shoes()).toEqual(['boot']);
  });

  it('that exceed the grace period are aborted without using up an attempt, and run in the next process', async () => {
    let aborted = false;
    trouble = (_shoe, { signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(signal.reason as Error);
        });
      });
    const stopped = await worker();
    await add('boot');
    await eventually(async () => expect(await active(redis.url)).toBe(1));
    await stopped.stop();
    expect(aborted).toBe(true);
    expect(await attemptsMade(redis.url, 'boot')).toBe(0);
    trouble = () => {};
    await worker();
    await eventually(() => expect(shoes()).toEqual(['boot']));
    expect(done[0]?.job).toMatchObject({ attempt: 2, lastAttempt: false });
  });
});

describe('a Redis that may evict jobs', () => {
  let nats: FreshServer;
  let redis: FreshServer;

  beforeAll(async () => {
    [nats, redis] = await Promise.all([freshNats(), freshRedis()]);
    const client = new Redis(redis.url);
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    client.disconnect();
  });
  afterEach(stopApps);
  afterAll(() => Promise.all([nats.remove(), redis.remove()]));

  it('is reported, and rejected in production', async () => {
    const options = { service: 'shop', natsUrl: nats.url, redisUrl: redis.url };
    await startApp(options);
    await eventually(() =>
      expect(logged).toContainEqual(
        expect.objectContaining({ level: 'error', msg: expect.stringContaining('allkeys-lru') }),
      ),
    );
    const shop = new Shop({ NATS_URL: nats.url, REDIS_URL: redis.url });
    try {
      const refusing = await shop.start({ NODE_ENV: 'production', JOBS: 'do' }, null);
      expect(await refusing.exited).toBe(78);
      expect(refusing.lines).toContainEqual(
        expect.objectContaining({ level: 'fatal', faults: [expect.stringContaining('noeviction')] }),
      );
    } finally {
      await shop.close();
    }
  });
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

const active = (redisUrl: string): Promise<number> => look(redisUrl, (queue) => queue.getActiveCount());

const attemptsMade = (redisUrl: string, jobId: string): Promise<number | undefined> =>
  look(redisUrl, async (queue) => ((await queue.getJob(jobId)) as Job | undefined)?.attemptsMade);

async function look<T>(redisUrl: string, fn: (queue: Queue) => Promise<T>): Promise<T> {
  const queue = new Queue(PolishShoe.queue, { connection: { url: redisUrl } });
  try {
    return await fn(queue);
  } finally {
    await queue.close();
  }
}
