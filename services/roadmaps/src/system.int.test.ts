// guarantees: A dead letter is read and applied again by its own service only
import { describe, expect, it } from '@jest/globals';
import { ExtractTextJob } from '@waymark/contracts/ai/jobs';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { AdminActed } from '@waymark/contracts/roadmaps/events';
import { systemRpcs } from '@waymark/contracts/system';
import { newId } from '@waymark/kernel/ids';
import { park } from '@waymark/messaging/dead-letters';
import { durableName } from '@waymark/messaging/durable-name';
import { NatsLink } from '@waymark/messaging/nats-link';
import { RedisLink } from '@waymark/messaging/redis-link';
import { HealthRegistry } from '@waymark/platform/health';
import { asAdmin, asLearner, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { Queue, Worker } from 'bullmq';
import { Harness } from './testing/harness.ts';

const { CountWaiting, GetReadiness, GetSystem, RetryFailure } = systemRpcs.roadmaps;
const roadmaps = new Harness().forFile();
const admin = asAdmin();
const state = () => roadmaps.call(GetSystem, {}, admin);
const failure = async (what: string) => (await state()).failures.find((one) => one.what === what);
const retry = (id: string, kind: 'event' | 'outbox' | 'job') =>
  roadmaps.call(RetryFailure, { kind, id }, admin);
const audited = async (id: string) =>
  (await roadmaps.emitted(AdminActed)).filter(({ target }) => target.id.endsWith(`:${id}`));

/** Stores a dead letter, as the consumer does after its last attempt. */
async function deadLetter(service: string, data: unknown): Promise<void> {
  const id = newId();
  const envelope = {
    ...{ id, type: MentorChanged.type, occurredAt: new Date().toISOString(), requestId: id },
    ...{ actorId: null, audience: [], data },
  };
  await park(roadmaps.get(NatsLink).connection, {
    ...{ envelope, subject: `events.${MentorChanged.type}`, service, error: 'Error: no', deliveries: 6 },
    consumer: durableName(service, MentorChanged.type),
    ...{ streamSequence: Number.parseInt(id.slice(-8), 16), diedAt: new Date().toISOString() },
  });
}
const profile = { mentorId: 9_001, name: 'Ada', avatar: null, bio: '', version: 1 };

describe('a dead letter', () => {
  it('is listed by its service alone, and applied once by a retry', async () => {
    await deadLetter('roadmaps', profile);
    await deadLetter('identity', profile);
    const { failures } = await state();
    expect(failures).toMatchObject([
      { kind: 'event', what: MentorChanged.type, error: 'Error: no', attempts: 6, canRetry: true },
    ]);
    const { id } = failures[0]!;
    expect(await retry(id, 'event')).toEqual({ success: true });
    expect(await roadmaps.sql('SELECT name FROM mentors WHERE id = 9001')).toEqual([{ name: 'Ada' }]);
    expect((await state()).failures).toEqual([]);
    await expectRejection(retry(id, 'event'), 'NOT_FOUND');
    expect(await audited(id)).toMatchObject([{ action: 'failure.retry', adminId: admin.userId }]);
  });

  it('stays when it fails again, and returns the reason', async () => {
    await deadLetter('roadmaps', { mentorId: 'nobody' });
    const { id } = (await failure(MentorChanged.type))!;
    await expect(retry(id, 'event')).rejects.toMatchObject({
      code: 'RULE_REFUSED',
      message: expect.stringContaining('It failed again'),
    });
    expect(await failure(MentorChanged.type)).toMatchObject({ id });
  });
});

it('reports its version, messages, queues and the lag of its consumers, and counts what has failed', async () => {
  const queue = new Queue(ExtractTextJob.queue, { connection: roadmaps.get(RedisLink).producer() });
  const job = await queue.add('waits', {}, { timestamp: Date.now() - 90_000 });
  const { version, outbox, queues, lag } = await state();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(outbox).toMatchObject({ waiting: expect.any(Number) });
  expect(lag).toMatchObject({ consumers: expect.any(Number), waiting: expect.any(Number) });
  const own = queues?.find(({ name }) => name === ExtractTextJob.queue);
  expect(own?.waiting).toBe(1);
  expect(own?.oldestSeconds).toBeGreaterThanOrEqual(90);
  await job.remove();
  await queue.close();
  const { failures } = await state();
  const counted = await roadmaps.call(CountWaiting, {});
  expect(counted).toMatchObject({ waiting: 0, newestId: null, failures: failures.length });
});

it('publishes a parked message of the outbox again', async () => {
  const id = newId();
  await roadmaps.sql(
    `INSERT INTO outbox (id, kind, topic, payload, headers, attempts, parked_at, last_error)
     VALUES ($1, 'event', 'roadmaps.roadmap.unpublished.v1', '{"roadmapId": "r", "mentorId": 1}', $2, 8, now(), 'no')`,
    [id, { occurredAt: new Date().toISOString(), requestId: 'r', actorId: null, audience: [] }],
  );
  expect(await failure('roadmaps.roadmap.unpublished.v1')).toMatchObject({ kind: 'outbox', id, error: 'no' });
  await retry(id, 'outbox');
  await eventually(async () => {
    const rows = await roadmaps.sql('SELECT FROM outbox WHERE id = $1 AND published_at IS NOT NULL', [id]);
    expect(rows).toHaveLength(1);
  });
  await expectRejection(retry(id, 'outbox'), 'NOT_FOUND');
});

it('runs a failed job again', async () => {
  const redis = roadmaps.get(RedisLink);
  const jobId = newId();
  const queue = new Queue(ExtractTextJob.queue, { connection: redis.producer() });
  let isFailing = true;
  const worker = new Worker(
    ExtractTextJob.queue,
    async () => {
      if (isFailing) throw new Error('no reader');
    },
    { connection: redis.worker() },
  );
  await queue.add(ExtractTextJob.name, { requestId: 'r', data: {} }, { jobId, attempts: 1 });
  const what = `${ExtractTextJob.queue}/${ExtractTextJob.name}`;
  const failed = await eventually(async () => {
    const found = await failure(what);
    if (!found) throw new Error('not failed yet');
    return found;
  });
  expect(failed).toMatchObject({ kind: 'job', error: 'no reader', attempts: 1 });
  isFailing = false;
  await retry(failed.id, 'job');
  await eventually(async () => expect(await (await queue.getJob(jobId))?.isCompleted()).toBe(true));
  expect(await failure(what)).toBeUndefined();
  await worker.close();
  await queue.close();
});

it('is for admins only', async () => {
  for (const caller of [asLearner(), asMentor()]) {
    await expectRejection(roadmaps.call(GetSystem, {}, caller), 'FORBIDDEN');
    await expectRejection(roadmaps.call(RetryFailure, { kind: 'event', id: '1' }, caller), 'FORBIDDEN');
  }
});

describe('the readiness', () => {
  it('names the dependencies that do not respond', async () => {
    expect(await roadmaps.call(GetReadiness, {})).toEqual({ ready: true, waitsFor: [] });
    const away = async () => {
      throw new Error('away');
    };
    roadmaps.get(HealthRegistry).register('postgres', away);
    expect(await roadmaps.call(GetReadiness, {})).toEqual({ ready: false, waitsFor: ['postgres'] });
  });
});
