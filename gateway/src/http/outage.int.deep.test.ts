import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConfirmPayment, CreateIntent } from '@waymark/contracts/payments/rpc';
import { GetRoadmap } from '@waymark/contracts/roadmaps/rpc';
import { GetSession, HoldSlot } from '@waymark/contracts/scheduling/rpc';
import { eventually } from '@waymark/testing/eventually';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { aHold } from '../testing/fake-scheduling.ts';
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

  it('that is slow leaves the next one of a request only the rest of its time', async () => {
    const never = () => new Promise<never>(() => {});
    const slowHold = () => sleep(3_000, aHold(), { ref: false });
    const hold = () => timed(() => browser.post('/api/sessions/create-payment-intent', booking));
    const confirm = () =>
      timed(() => browser.post('/api/sessions/confirm-payment', { paymentIntentId: INTENT_ID }));
    const { scheduling, payments } = gateway;
    const timeout = { status: 503, body: { code: 'TIMEOUT' } };
    expect(await payments.during(CreateIntent, never, hold)).toMatchObject(timeout);
    const afterSlowHold = scheduling.during(HoldSlot, slowHold, () =>
      payments.during(CreateIntent, never, hold),
    );
    expect(await afterSlowHold).toMatchObject(timeout);
    expect(await payments.during(ConfirmPayment, never, confirm)).toMatchObject(timeout);
    // Paid: the outcome is pending while its session cannot be read.
    expect(await scheduling.during(GetSession, never, confirm)).toMatchObject({
      status: 200,
      body: { outcome: 'processing' },
    });
  });
});
