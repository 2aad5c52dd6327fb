import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetRoadmap } from '@waymark/contracts/roadmaps/rpc';
import { atBest, eventually } from '@waymark/testing/eventually';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';
import { aRoadmap, ROADMAP_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let redis: TcpProxy;
let nats: TcpProxy;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({
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

const slowest: Record<string, number> = {};

/** Calls and says how long it took; an answer that always takes more than 6 s is a fault whatever it says. */
async function timed(
  kind: string,
  call: () => Promise<Response>,
): Promise<{ status: number; body: unknown }> {
  let answer = { status: 0, body: null as unknown };
  const answering = async () => {
    const startedAt = performance.now();
    const response = await call();
    const ms = Math.round(performance.now() - startedAt);
    answer = { status: response.status, body: await response.json() };
    return ms;
  };
  const ms = await atBest(answering, 6_000);
  slowest[kind] = Math.max(slowest[kind] ?? 0, ms);
  expect(ms).toBeLessThan(6_000);
  return answer;
}
const ready = () => timed('readiness', () => gateway.browser().get('/api/health/ready'));
const own = (kind: string) => timed(kind, () => browser.get('/api/following'));
const publicOne = (kind: string) => timed(kind, () => gateway.browser().get('/api/categories'));
const config = (kind: string) => timed(kind, () => gateway.browser().get('/api/config'));
const backToNormal = () =>
  eventually(
    async () => {
      expect((await ready()).status).toBe(200);
      expect((await own('healed')).status).toBe(200);
    },
    { intervalMs: 200 },
  );
const unavailable = { status: 503, body: { code: 'UNAVAILABLE', statusCode: 503 } };

describe.each(['cut', 'freeze'] as const)('while Redis is away (%s)', (how) => {
  it('whoever is logged in gets 503, visitors are served, readiness says who is missing; then all is well again', async () => {
    await redis[how]();
    expect(await own(`redis ${how}`)).toMatchObject(unavailable);
    expect(await timed(`redis ${how}`, () => login())).toMatchObject(unavailable);
    expect(await publicOne(`redis ${how}`)).toMatchObject({ status: 200 });
    expect(await config(`redis ${how}`)).toMatchObject({ status: 200 });
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

describe.each(['cut', 'freeze'] as const)('while NATS is away (%s)', (how) => {
  it('what needs a service gets 503, the rest is served; then all is well again', async () => {
    const reader = await EventReader.open(browser, '/api/events');
    await reader.until(1);
    await nats[how]();
    const { status, body } = await own(`nats ${how}`);
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: expect.stringMatching(/^(UNAVAILABLE|TIMEOUT)$/) });
    expect((await publicOne(`nats ${how}`)).status).toBe(503);
    expect(await config(`nats ${how}`)).toMatchObject({ status: 200 });
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
  it('that is not there is 503 at once', async () => {
    await gateway.roadmaps.stop();
    const answering = async () => {
      const startedAt = performance.now();
      expect(await own('no responder')).toMatchObject(unavailable);
      return performance.now() - startedAt;
    };
    expect(await atBest(answering, 1_000)).toBeLessThan(1_000);
    await gateway.roadmaps.start(gateway.nats.url);
    await eventually(async () => expect((await own('healed')).status).toBe(200));
  });

  it('that never answers is 503 within 6 s', async () => {
    const never = () => new Promise<ReturnType<typeof aRoadmap>>(() => {});
    const answer = await gateway.roadmaps.during(GetRoadmap, never, () =>
      timed('silent service', () => browser.get(`/api/roadmaps/${ROADMAP_ID}`)),
    );
    expect(answer).toMatchObject({ status: 503, body: { code: 'TIMEOUT' } });
    process.stderr.write(`slowest answers in ms: ${JSON.stringify(slowest)}\n`);
  });
});
