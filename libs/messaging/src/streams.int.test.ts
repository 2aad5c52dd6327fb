// guarantees: Streams and consumers get changed settings at boot; a process whose consumer cannot pull is not ready
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AckPolicy, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { OnEvent } from './decorators.ts';
import { EventPublisher } from './outbox-ports.ts';
import { getManager } from './streams.ts';
import { logged, startApp, stopApps, type TestApp } from './testing/app.ts';
import { ShoeSold, sold } from './testing/sample-contracts.ts';

const DAY_MS = 24 * 3600 * 1_000;
const DURABLE = 'stock_shop-shoe-sold-v1';
const PASSWORD = 'of-stock';
const REFUSED = 'a stream could not be updated';

let received: string[] = [];

@Injectable()
class Stock {
  @OnEvent(ShoeSold)
  async onSold({ data }: EventEnvelope<{ shoe: string }>) {
    received.push(data.shoe);
  }
}

const servers: FreshServer[] = [];
let nats: FreshServer;
let nc: NatsConnection;
let jsm: JetStreamManager;

async function server(denied: string[] = []): Promise<void> {
  const users = [
    `{ user: stock, password: ${PASSWORD}, permissions: { publish: { deny: ${JSON.stringify(denied)} } } }`,
    `{ user: admin, password: ${PASSWORD} }`,
  ];
  nats = await freshNats({ config: `authorization { users: [${users.join(', ')}] }` });
  servers.push(nats);
  nc = await connect({ servers: nats.url, user: 'admin', pass: PASSWORD });
  jsm = await getManager(nc);
}

const stock = (more: object = {}): Promise<TestApp> =>
  startApp(
    {
      ...{ service: 'stock', natsUrl: nats.url, natsUser: 'stock', natsPassword: PASSWORD },
      ...{ consumes: [ShoeSold], ...more },
    },
    [Stock],
  );
const streamConfig = async () => (await jsm.streams.info('EVENTS')).config;
async function addFormerStreams(): Promise<void> {
  await jsm.streams.add({ name: 'EVENTS', subjects: ['events.>'], max_age: nanos(DAY_MS) });
  await jsm.streams.add({ name: 'DEAD', subjects: ['dead.>'] });
}
const eventsCheck = async (app: TestApp) => {
  const { status, body } = await app.ready();
  return { status, events: (body.dependencies as Record<string, { error?: string }>).events };
};

beforeEach(() => {
  received = [];
  logged.length = 0;
});
afterEach(async () => {
  await stopApps();
  await nc.close();
});
afterAll(() => Promise.all(servers.map((one) => one.remove())));

describe('at boot', () => {
  it('a stream with other settings is updated by the process that has the permission', async () => {
    await server();
    await addFormerStreams();
    const other = await stock();
    expect(await streamConfig()).toMatchObject({ max_age: nanos(DAY_MS) });
    await other.stop();
    await stock({ updatesStreams: true });
    expect(await streamConfig()).toMatchObject({ max_age: nanos(7 * DAY_MS), num_replicas: 1 });
  });

  it('a stream gets the configured replicas, unless a server without a cluster refuses them', async () => {
    await server();
    await addFormerStreams();
    await stock({ updatesStreams: true, natsReplicas: 3 });
    const refusal = JSON.stringify(logged.find(({ msg }) => msg === REFUSED) ?? '');
    expect([(await streamConfig()).num_replicas === 3, /replicas/.test(refusal)]).toContain(true);
  });

  it('a setting that the server refuses is reported, and the process serves', async () => {
    await server();
    await jsm.streams.add({ name: 'EVENTS', subjects: ['events.shop.>'] });
    await jsm.streams.add({ name: 'OTHERS', subjects: ['events.others.>'] });
    const app = await stock({ updatesStreams: true });
    expect(logged).toContainEqual(expect.objectContaining({ level: 'error', msg: REFUSED }));
    await app.get(EventPublisher).publish(sold('boot'));
    await eventually(() => expect(received).toEqual(['boot']));
  });

  it('a consumer with other settings is updated, and continues at its position', async () => {
    await server();
    const settings = { ackWaitMs: 5_000, maxDeliveries: 3 };
    const before = await stock({ tuning: settings });
    await before.get(EventPublisher).publish(sold('boot'));
    await eventually(() => expect(received).toEqual(['boot']));
    await before.stop();
    const after = await stock({ tuning: { ackWaitMs: 9_000, maxDeliveries: 5 } });
    await after.get(EventPublisher).publish(sold('clog'));
    await eventually(() => expect(received).toEqual(['boot', 'clog']));
    const { config } = await jsm.consumers.info('EVENTS', DURABLE);
    expect(config).toMatchObject({ ack_wait: nanos(9_000), max_deliver: 25 });
  });
});

describe('a process with a consumer that cannot pull', () => {
  it('is not ready while the permission is missing', async () => {
    await server(['$JS.API.CONSUMER.MSG.NEXT.>']);
    const app = await stock();
    await eventually(async () => {
      const { status, events } = await eventsCheck(app);
      expect([status, events?.error]).toEqual([503, expect.stringContaining(DURABLE)]);
    });
  });

  it('is ready again once the consumer can pull', async () => {
    await server();
    const app = await stock();
    await eventually(async () => expect((await app.ready()).status).toBe(200));
    await jsm.consumers.delete('EVENTS', DURABLE);
    await jsm.consumers.add('EVENTS', {
      ...{ durable_name: DURABLE, deliver_subject: 'elsewhere', ack_policy: AckPolicy.Explicit },
      filter_subject: 'events.shop.shoe.sold.v1',
    });
    await eventually(async () => expect((await eventsCheck(app)).status).toBe(503), { timeoutMs: 30_000 });
    await jsm.consumers.delete('EVENTS', DURABLE);
    await eventually(async () => expect((await eventsCheck(app)).status).toBe(200), { timeoutMs: 30_000 });
    await app.get(EventPublisher).publish(sold('boot'));
    await eventually(() => expect(received).toEqual(['boot']));
  });
});
