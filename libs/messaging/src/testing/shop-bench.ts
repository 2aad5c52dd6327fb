import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type FreshServer, freshNats } from '@waymark/testing/fresh-server';
import { getManager } from '../streams.ts';
import { startApp, stopApps, type TestApp } from './app.ts';

export interface ShopBench {
  nats: FreshServer;
  nc: NatsConnection;
  /** Publishes sales; a new one for each test. */
  shop: TestApp;
}

/** A NATS for one file. After each test all apps are stopped and all events deleted. */
export function shopBench(): ShopBench {
  const bench = {} as ShopBench;
  beforeAll(async () => {
    bench.nats = await freshNats();
    bench.nc = await connect({ servers: bench.nats.url });
  });
  beforeEach(async () => {
    bench.shop = await startApp({ service: 'shop', natsUrl: bench.nats.url });
  });
  afterEach(async () => {
    await stopApps();
    const jsm = await getManager(bench.nc);
    for (const stream of ['EVENTS', 'DEAD']) await jsm.streams.delete(stream);
  });
  afterAll(async () => {
    await bench.nc.close();
    await bench.nats.remove();
  });
  return bench;
}
