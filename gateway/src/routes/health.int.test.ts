import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemRpcs } from '@waymark/contracts/system';
import { eventually } from '@waymark/testing/eventually';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import type { FakeService } from '../testing/fake-service.ts';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let redis: TcpProxy;
let nats: TcpProxy;
beforeAll(async () => {
  gateway = await TestGateway.start({
    booking: true,
    redisUrl: async (url) => {
      redis = await TcpProxy.to(url);
      return redis.url();
    },
    natsUrl: async (url) => {
      nats = await TcpProxy.to(url);
      return nats.url();
    },
  });
});
afterAll(async () => {
  await gateway?.stop();
  await Promise.all([redis?.close(), nats?.close()]);
});

interface Ready {
  status: number;
  down: string[];
  waitsFor: string[];
}

async function ready(): Promise<Ready> {
  const response = await gateway.browser().get('/api/health/ready');
  const { dependencies } = (await response.json()) as {
    dependencies: Record<string, { ok: boolean; waitsFor?: string[] }>;
  };
  const down = Object.entries(dependencies).filter(([, { ok }]) => !ok);
  return {
    status: response.status,
    down: down.map(([name]) => name),
    waitsFor: down.flatMap(([, { waitsFor = [] }]) => waitsFor),
  };
}
const expectReady = () =>
  eventually(async () => expect(await ready()).toEqual({ status: 200, down: [], waitsFor: [] }), {
    intervalMs: 100,
  });
const expectDown = (down: string[], waitsFor: string[] = []) =>
  eventually(async () => expect(await ready()).toEqual({ status: 503, down, waitsFor }), { intervalMs: 100 });

describe('the readiness', () => {
  const fakes: [string, () => FakeService][] = [
    ['identity', () => gateway.identity],
    ['roadmaps', () => gateway.roadmaps],
    ['scheduling', () => gateway.scheduling],
    ['payments', () => gateway.payments],
    ['community', () => gateway.community],
  ];

  it.each(fakes)('is 503 while %s is stopped, and 200 after', async (name, fake) => {
    await expectReady();
    await fake().stop();
    await expectDown([name]);
    await fake().start(gateway.nats.url);
    await expectReady();
  });

  it('is 503 while Redis is stopped, and 200 after', async () => {
    await expectReady();
    await redis.cut();
    await expectDown(['redis']);
    await redis.heal();
    await expectReady();
  });

  it('is 503 while NATS is stopped, and 200 after', async () => {
    await expectReady();
    await nats.cut();
    await expectDown(['nats', 'identity', 'roadmaps', 'scheduling', 'payments', 'community']);
    await nats.heal();
    await expectReady();
  });

  it('names what a service waits for', async () => {
    await expectReady();
    const { GetReadiness } = systemRpcs.payments;
    const waiting = () => ({ ready: false, waitsFor: ['postgres'] });
    await gateway.payments.during(GetReadiness, waiting, () => expectDown(['payments'], ['postgres']));
    await expectReady();
  });
});
