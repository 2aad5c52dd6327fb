// Empty jobs through our queue (JobProducer, @OnJob: request id, validation, time-outs, retries) and through BullMQ alone,
// with the same Redis settings. A separate process on the built libraries that prints JSON.
import { setTimeout as sleep } from 'node:timers/promises';
import { defineJob } from '@waymark/contracts/jobs';
import { generateCallerKeys } from '@waymark/messaging/caller-keys';
import { OnJob } from '@waymark/messaging/decorators';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { JobProducer } from '@waymark/messaging/outbox-ports';
import { startService } from '@waymark/platform/service';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { z } from 'zod';

const [redisUrl = '', natsUrl = '', natsPassword = '', pace] = process.argv.slice(2);
const quick = pace === '--quick';
const JOBS = quick ? 100 : 3_000;
const CLIENTS = 32;
const CONCURRENCY = 8;
const ROUNDS = quick ? 1 : 5;
const READY_EVERY_MS = 100;
const READY_TRIES = 300;
const Nothing = defineJob('bench-ours', 'nothing', z.object({ runId: z.string() }));

let done = 0;
let allDone = () => {};
const one = () => {
  done += 1;
  if (done === JOBS) allDone();
};

class Handler {
  async nothing(): Promise<void> {
    one();
  }
}
// Called as a function: Node runs this file without support for decorators.
const method = Object.getOwnPropertyDescriptor(Handler.prototype, 'nothing')!;
OnJob(Nothing, { concurrency: CONCURRENCY })(Handler.prototype, 'nothing', method as never);

const service = await startService({
  name: 'ai-worker',
  env: z.object({}),
  source: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
  module: () => ({
    module: class Bench {},
    imports: [
      MessagingModule.forRoot({
        service: 'ai-worker',
        natsUrl,
        natsUser: 'ai-worker',
        natsPassword,
        redisUrl,
        callerPublicKey: generateCallerKeys().publicKey,
        handles: [],
        consumes: [],
        jobs: [Nothing],
      }),
    ],
    providers: [Handler],
  }),
});
// A service starts without waiting for its servers.
const ready = async () => (await service.health.readiness()).status === 'ready';
for (let tries = 0; !(await ready()); tries++) {
  if (tries === READY_TRIES) throw new Error('Redis or NATS does not respond');
  await sleep(READY_EVERY_MS);
}
const producer = service.app.get(JobProducer);
const queue = new Queue('bench-bare', { connection: new Redis(redisUrl, { maxRetriesPerRequest: 1 }) });
const connection = new Redis(redisUrl, { maxRetriesPerRequest: null });
const worker = new Worker('bench-bare', async () => one(), { connection, concurrency: CONCURRENCY });

const data = { runId: '01935000-0000-7000-8000-000000000001' };
let round = 0;
const ours = (n: number) => producer.add(Nothing, data, { jobId: `r${round}-${n}` });
const bare = (n: number) =>
  queue.add('nothing', data, { jobId: `r${round}-${n}`, removeOnComplete: { count: 1_000 }, attempts: 5 });

/** Jobs per second, from the first enqueued to the last completed. */
async function run(add: (n: number) => Promise<unknown>): Promise<number> {
  round += 1;
  done = 0;
  const finished = new Promise<void>((resolve) => {
    allDone = resolve;
  });
  const startedAt = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < JOBS) await add(next++);
    }),
  );
  await finished;
  return JOBS / ((performance.now() - startedAt) / 1000);
}

await run(ours);
await run(bare);
const rounds: { ours: number; bare: number }[] = [];
for (let n = 0; n < ROUNDS; n++) rounds.push({ ours: await run(ours), bare: await run(bare) });
console.log(JSON.stringify(rounds));
await worker.close();
await queue.close();
await service.stop();
process.exit();
