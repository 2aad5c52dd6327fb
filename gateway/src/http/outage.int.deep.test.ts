// guarantees: A backing server frozen for 30 s or killed: responses within 6 s, live, not ready, automatic recovery
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfirmPayment, StartPaidBooking } from '@waymark/contracts/payments/payments.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';
import { aRoadmap, booking, INTENT_ID, ROADMAP_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let redis: TcpProxy;
let nats: TcpProxy;
let browser: Browser;
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
  browser = await gateway.mentor();
});
afterAll(async () => {
  await Promise.all([redis.heal(), nats.heal()]);
  await gateway.stop();
  await Promise.all([redis.close(), nats.close()]);
});

/** Expects a response of any status within 6 s. */
async function timed(call: () => Promise<Response>): Promise<{ status: number; body: unknown }> {
  const startedAt = performance.now();
  const response = await call();
  expect(performance.now() - startedAt).toBeLessThan(6_000);
  return { status: response.status, body: await response.json() };
}
const ready = () => timed(() => gateway.browser().get('/api/health/ready'));
const own = () => timed(() => browser.get('/api/following'));
const publicOne = () => timed(() => gateway.browser().get('/api/categories'));
const config = () => timed(() => gateway.browser().get('/api/config'));
const backToNormal = () =>
  eventually(
    async () => {
      expect((await ready()).status).toBe(200);
      expect((await own()).status).toBe(200);
    },
    { intervalMs: 200 },
  );
const unavailable = { status: 503, body: { code: 'UNAVAILABLE', statusCode: 503 } };

describe.each(['cut', 'freeze'] as const)('while Redis is unavailable (%s)', (how) => {
  it('logged-in requests get 503, visitors are served, readiness names Redis, and all recovers', async () => {
    await redis[how]();
    expect(await own()).toMatchObject(unavailable);
    expect(await timed(login)).toMatchObject(unavailable);
    expect(await publicOne()).toMatchObject({ status: 200 });
    expect(await config()).toMatchObject({ status: 200 });
    expect((await gateway.browser().get('/api/health/live')).status).toBe(200);
    expect(await ready()).toMatchObject({
      status: 503,
      body: { status: 'not ready', dependencies: { redis: { ok: false }, nats: { ok: true } } },
    });
    await redis.heal();
    await backToNormal();
  });
});

const login = () => gateway.browser().post('/api/login', { username: 'rosa', password: 'password' });

describe.each(['cut', 'freeze'] as const)('while NATS is unavailable (%s)', (how) => {
  it('requests to services get 503, the rest is served, readiness names NATS, and all recovers', async () => {
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    await nats[how]();
    const { status, body } = await own();
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: expect.stringMatching(/^(UNAVAILABLE|TIMEOUT)$/) });
    expect((await publicOne()).status).toBe(503);
    expect(await config()).toMatchObject({ status: 200 });
    expect(await ready()).toMatchObject({
      status: 503,
      body: { dependencies: { redis: { ok: true }, nats: { ok: false } } },
    });
    expect(reader.closed).toBe(false);
    await nats.heal();
    await backToNormal();
    reader.leave();
  });
});

describe('a service', () => {
  it('without a responder results in 503', async () => {
    await gateway.roadmaps.stop();
    expect(await own()).toMatchObject(unavailable);
    await gateway.roadmaps.start(gateway.nats.url);
    await eventually(async () => expect((await own()).status).toBe(200));
  });

  it('without a reply results in 503 within 6 s', async () => {
    const never = () => new Promise<ReturnType<typeof aRoadmap>>(() => {});
    const response = await gateway.roadmaps.during(GetRoadmap, never, () =>
      timed(() => browser.get(`/api/roadmaps/${ROADMAP_ID}`)),
    );
    expect(response).toMatchObject({ status: 503, body: { code: 'TIMEOUT' } });
  });

  it.each([
    ['create-payment-intent', StartPaidBooking, booking],
    ['confirm-payment', ConfirmPayment, { paymentIntentId: INTENT_ID }],
  ] as const)('without a reply to %s results in 503 within 6 s', async (path, rpc, body) => {
    const never = () => new Promise<never>(() => {});
    const response = await gateway.payments.during(rpc as typeof ConfirmPayment, never, () =>
      timed(() => browser.post(`/api/sessions/${path}`, body)),
    );
    expect(response).toMatchObject({ status: 503, body: { code: 'TIMEOUT' } });
  });
});
