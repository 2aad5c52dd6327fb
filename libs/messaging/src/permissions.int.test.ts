// guarantees: Least privilege per process in Postgres and NATS
// guarantees: A dead letter is read and applied again by its own service only
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { defineEvent, type EventEnvelope } from '@waymark/contracts/events';
import { defineSignal, signalSubject } from '@waymark/contracts/live';
import { defineRpc } from '@waymark/contracts/rpc';
import { eventually } from '@waymark/testing/eventually';
import { z } from 'zod';
import { DeadLetters } from './dead-letters.ts';
import { OnEvent, RpcHandler } from './decorators.ts';
import { FailedEvents } from './failed-events.ts';
import { LiveBus } from './live-bus.ts';
import type { ProcessManifest } from './manifest.ts';
import { EventPublisher } from './outbox-ports.ts';
import { startApp, stopApps } from './testing/app.ts';
import { type GuardedNats, guardedNats } from './testing/guarded-nats.ts';
import { sold } from './testing/sample-contracts.ts';

const Get = defineRpc('roadmaps.get', {
  input: z.object({}),
  output: z.string(),
  timeoutMs: 10_000,
  access: 'none',
});
const Report = defineRpc('roadmaps.worker.report', {
  input: z.object({}),
  output: z.string(),
  timeoutMs: 10_000,
  access: 'none',
});
const RunFinished = defineEvent('ai.run.finished.v1', z.object({ shoe: z.string() }));

const ShoeWorn = defineSignal('community.shoe.worn.v1', z.object({ shoe: z.string() }));

const process = (name: string, more: Partial<ProcessManifest> = {}): ProcessManifest => ({
  ...{ name, purpose: '', env: z.object({}) },
  ...more,
});
const manifests = [
  process('roadmaps', {
    handles: [Get, Report],
    consumes: [{ event: RunFinished, effect: '' }],
  }),
  process('gateway', { calls: ['roadmaps.*'], live: ['events', 'subscribe'] }),
  process('ai-worker', { publishes: [RunFinished], calls: [Report] }),
  process('community', { live: ['publish'], signals: [ShoeWorn] }),
  process('identity'),
];

let received: string[] = [];

@Injectable()
class Roadmaps {
  @RpcHandler(Get)
  async get() {
    return 'a roadmap';
  }
  @RpcHandler(Report)
  async report() {
    return 'thank you';
  }
  @OnEvent(RunFinished)
  async onFinished(event: EventEnvelope<{ shoe: string }>) {
    if (event.data.shoe === 'poison') throw new Error('no');
    received.push(event.data.shoe);
  }
}

describe('with one login per process', () => {
  let nats: GuardedNats;
  const opened: NatsConnection[] = [];
  const app = (service: string, more: Partial<Parameters<typeof startApp>[0]> = {}, providers = {}) =>
    startApp(
      { service, natsUrl: nats.url, natsUser: service, natsPassword: nats.password, ...more },
      Object.values(providers),
    );
  const roadmaps = () =>
    app(
      'roadmaps',
      { handles: [Get, Report], consumes: [RunFinished], tuning: { maxDeliveries: 2, retryDelaysMs: [20] } },
      { Roadmaps },
    );
  /** A bare connection with the login of a process. */
  const as = async (user: string): Promise<NatsConnection> => {
    const nc = await connect({ servers: nats.url, user, pass: nats.password, inboxPrefix: `_INBOX_${user}` });
    opened.push(nc);
    return nc;
  };
  const finished = (shoe: string) => sold(shoe, { type: RunFinished.type });

  beforeAll(async () => {
    nats = await guardedNats(manifests);
  });
  afterEach(async () => {
    received = [];
    await stopApps();
    await Promise.all(opened.splice(0).map((nc) => nc.close()));
  });
  afterAll(() => nats.remove());

  it('requests, events, dead letters and signals work', async () => {
    const subject = await roadmaps();
    const gateway = await app('gateway');
    const worker = await app('ai-worker');
    await expect(gateway.rpc.call(Get, {})).resolves.toBe('a roadmap');
    await expect(worker.rpc.call(Report, {})).resolves.toBe('thank you');
    await worker.get(EventPublisher).publish(finished('boot'));
    await eventually(() => expect(received).toEqual(['boot']));

    await worker.get(EventPublisher).publish(finished('poison'));
    const operator = await DeadLetters.on(await as('operator'));
    const letters = async () => {
      const all = [];
      for await (const letter of operator.list()) all.push(letter);
      return all;
    };
    await eventually(async () =>
      expect(await letters()).toMatchObject([{ service: 'roadmaps', deliveries: 2 }]),
    );
    expect(await subject.get(FailedEvents).list()).toEqual(await letters());
    const [letter] = await letters();
    if (letter) await operator.replay(letter);
    await eventually(async () => expect((await letters())[0]?.seq).not.toBe(letter?.seq));
    await operator.purge();

    const signals: unknown[] = [];
    gateway.get(LiveBus).subscribe('live.>', (data) => signals.push(data));
    const service = await app('community');
    await eventually(() => {
      service.get(LiveBus).publish('live.run.1', 'look');
      expect(signals).toContain('look');
    });
  });

  it('a process publishes its own signals to the gateway, and no others', async () => {
    const seen: string[] = [];
    const gateway = await as('gateway');
    gateway.subscribe(signalSubject('>'), { callback: (_error, { subject }) => void seen.push(subject) });
    await gateway.flush();
    for (const user of ['identity', 'community']) {
      const nc = await as(user);
      for (const signal of ['community.shoe.worn.v1', 'community.shoe.sold.v1']) {
        nc.publish(signalSubject(signal), '{}');
      }
      await nc.flush();
    }
    await gateway.flush();
    expect(seen).toEqual(['signals.community.shoe.worn.v1']);
    const spy = (await as('community')).subscribe(signalSubject('>'));
    await expect(spy.closed).resolves.toMatchObject({ name: 'PermissionViolationError' });
  });

  it('a process cannot handle requests of another', async () => {
    await roadmaps();
    const gateway = await app('gateway');
    const community = await as('community');
    const refused = community.subscribe('roadmaps.get', { queue: 'roadmaps' });
    await expect(refused.closed).resolves.toMatchObject({ name: 'PermissionViolationError' });
    const results = await Promise.all(Array.from({ length: 10 }, () => gateway.rpc.call(Get, {})));
    expect(new Set(results)).toEqual(new Set(['a roadmap']));
  });

  it.each(['gateway', 'community', 'identity'])('%s cannot publish events of the ai-worker', async (name) => {
    await roadmaps();
    const nc = await as(name);
    nc.publish('events.ai.run.finished.v1', JSON.stringify(finished('forged')));
    await nc.flush();
    const ours = await app(name);
    await expect(ours.get(EventPublisher).publish(finished('forged'))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    const worker = await app('ai-worker');
    await worker.get(EventPublisher).publish(finished('true'));
    await eventually(() => expect(received).toEqual(['true']));
  });

  it('the ai-worker alone can report to roadmaps as a worker, and request nothing else', async () => {
    await roadmaps();
    const [gateway, worker] = [await app('gateway'), await app('ai-worker')];
    await expect(gateway.rpc.call(Report, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(worker.rpc.call(Get, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('no process can take the events of another consumer or purge the stream', async () => {
    await roadmaps();
    const nc = await as('community');
    const next = '$JS.API.CONSUMER.MSG.NEXT.EVENTS.roadmaps_ai-run-finished-v1';
    await expect(nc.request(next, '{"batch":1}', { timeout: 10_000 })).rejects.toThrow(
      /permissions violation/i,
    );
    await expect(nc.request('$JS.API.STREAM.PURGE.EVENTS', '', { timeout: 10_000 })).rejects.toThrow(
      /permissions violation/i,
    );
  });

  it('no process can read the dead letters of another', async () => {
    await roadmaps();
    const nc = await as('roadmaps');
    for (const filter of ['dead.identity.>', 'dead.>']) {
      const create = `$JS.API.CONSUMER.CREATE.DEAD.spy.${filter}`;
      await expect(nc.request(create, '{}', { timeout: 10_000 })).rejects.toThrow(/permissions violation/i);
    }
    const get = nc.request('$JS.API.STREAM.MSG.GET.DEAD', '{"seq":1}', { timeout: 10_000 });
    await expect(get).rejects.toThrow(/permissions violation/i);
  });

  it('connections without a valid login are rejected', async () => {
    await expect(connect({ servers: nats.url })).rejects.toThrow(/authorization/i);
    await expect(connect({ servers: nats.url, user: 'roadmaps', pass: 'guess' })).rejects.toThrow(
      /authorization/i,
    );
  });
});
