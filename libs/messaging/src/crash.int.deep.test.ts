// guarantees: A job takes effect once and none is lost
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { eventually } from '@waymark/testing/eventually';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { DeadLetters, type StoredDeadLetter } from './dead-letters.ts';
import { EventPublisher } from './outbox-ports.ts';
import { getManager } from './streams.ts';
import { startApp, stopApps, type TestApp } from './testing/app.ts';
import { sold } from './testing/sample-contracts.ts';
import { Shop } from './testing/shop.ts';

describe('an event whose consumer is killed', () => {
  let nats: FreshServer;
  let nc: NatsConnection;
  let shop: Shop;
  let gateway: TestApp;
  const publish = (shoe: string) => gateway.get(EventPublisher).publish(sold(shoe));
  const pending = async (): Promise<number> => {
    const info = await (await getManager(nc)).consumers.info('EVENTS', 'shop_shop-shoe-sold-v1');
    return info.num_pending + info.num_ack_pending;
  };

  beforeAll(async () => {
    nats = await freshNats();
    nc = await connect({ servers: nats.url });
  });
  beforeEach(async () => {
    shop = new Shop({ NATS_URL: nats.url });
    gateway = await startApp({ service: 'gateway', natsUrl: nats.url });
  });
  afterEach(async () => {
    await stopApps();
    await shop.close();
    const jsm = await getManager(nc);
    for (const stream of ['EVENTS', 'DEAD']) await jsm.streams.delete(stream);
  });
  afterAll(async () => {
    await nc.close();
    await nats.remove();
  });

  it('during handling is applied once by the next process', async () => {
    const victim = await shop.start({ EVENTS: 'hang' });
    await publish('boot');
    await victim.logged('event started');
    victim.kill('SIGKILL');
    await victim.exited;
    const next = await shop.start();
    await next.logged('event started');
    await eventually(async () => expect(await pending()).toBe(0));
    expect(shop.ledger()).toEqual([expect.objectContaining({ effects: [{ sold: 'boot' }] })]);
  });

  it('after its commit but before its acknowledgement is not applied again', async () => {
    const victim = await shop.start({ EVENTS: 'die-before-ack' });
    await publish('boot');
    await victim.exited;
    expect(shop.ledger()).toHaveLength(1);
    expect(await pending()).toBe(1);
    const next = await shop.start();
    await eventually(async () => expect(await pending()).toBe(0));
    expect(next.lines.filter(({ msg }) => msg === 'event started')).toEqual([]);
    expect(shop.ledger()).toHaveLength(1);
  });

  it('by the event itself is parked after its last delivery', async () => {
    await publish('bomb');
    for (let death = 1; death <= 3; death++) {
      // It may end before it logs that it is ready.
      const victim = await shop.start({ EVENTS: 'die-in-handler' }, null);
      expect(await victim.exited).toBe(null);
    }
    const survivor = await shop.start({ EVENTS: 'die-in-handler' });
    const letters: StoredDeadLetter[] = [];
    await eventually(async () => {
      letters.length = 0;
      for await (const letter of (await DeadLetters.on(nc)).list()) letters.push(letter);
      expect(letters).toHaveLength(1);
    });
    expect(letters[0]).toMatchObject({ deliveries: 4, envelope: { data: { shoe: 'bomb' } } });
    expect(survivor.lines.filter(({ msg }) => msg === 'event started')).toEqual([]);
    await eventually(async () => expect(await pending()).toBe(0));
  }, 120_000);
});
