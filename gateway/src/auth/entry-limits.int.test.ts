// guarantees: A request with a session makes one trip to Redis, in the order and with the counts of separate trips
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PublicChanges } from '@waymark/contracts/roadmaps/versions.endpoints';
import { eventually } from '@waymark/testing/eventually';
import { Redis } from 'ioredis';
import { RateLimits } from '../http/rate-limits.ts';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { idOf } from './session-store.ts';

const IP = '1.1.1.1';

let gateway: TestGateway;
let redis: Redis;
let browser: Browser;
let token: string;
let userId: number;
beforeAll(async () => {
  gateway = await TestGateway.start({
    env: { TRUST_PROXY: 'loopback', RATE_LIMIT_IP: '5/60', RATE_LIMIT_USER: '3/100' },
  });
  redis = new Redis(gateway.redis.url);
  userId = gateway.identity.add({ username: 'ada', role: 'mentor' }).id;
});
afterAll(async () => {
  redis?.disconnect();
  await gateway?.stop();
});
beforeEach(async () => {
  const { cookie } = await gateway.mentor('ada');
  browser = gateway.browser({ cookie: cookie!, 'x-forwarded-for': IP });
  token = cookie!.split('=')[1]!;
  await redis.del(...(await redis.keys('rate:*')));
});

const use = async () => (await browser.get('/api/following')).status;
const follow = (headers: Record<string, string> = {}) =>
  browser.post(`/api/roadmaps/${ROADMAP_ID}/follow`, undefined, headers);
const sessionKey = () => `session:${idOf(token)}`;
const counts = () => redis.mget(`rate:ip:${IP}`, `rate:user:${userId}`);
const limits = () => gateway.service.app.get(RateLimits);
const notUsedSince = (seenAt: number) => redis.hset(sessionKey(), 'seenAt', seenAt);
const seenAt = async () => Number(await redis.hget(sessionKey(), 'seenAt'));

/** The commands that the gateway sends meanwhile. */
async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const monitor = await redis.monitor();
  const commands: string[] = [];
  let isOver = false;
  monitor.on('monitor', (_time: string, [name, text]: string[], source: string) => {
    if (text === 'over') isOver = true;
    else if (source !== 'lua') commands.push(name!.toLowerCase());
  });
  await work();
  await redis.echo('over');
  await eventually(() => expect(isOver).toBe(true));
  monitor.disconnect();
  return commands;
}

const unknown = () => gateway.browser({ cookie: `__Host-waymark=${'A'.repeat(43)}` });

it.each<[string, number, () => Promise<Response>]>([
  ['a read', 200, () => browser.get('/api/following')],
  ['a write', 200, () => follow()],
  ['a read that visitors may do as well', 404, () => browser.get('/api/media/m1')],
  ['a request whose session has ended', 401, () => unknown().get('/api/following')],
  ['a request without a session', 401, () => gateway.browser().get('/api/following')],
  ['a route that needs no session', 200, () => browser.get('/api/config')],
])('%s makes one trip to Redis', async (_what, expected, request) => {
  let status = 0;
  const commands = await commandsOf(async () => {
    ({ status } = await request());
  });
  expect([status, ...commands]).toEqual([expected, expect.stringMatching(/^eval(sha)?$/)]);
});

it('a cached public read makes no trip to Redis', async () => {
  gateway.roadmaps.on(PublicChanges, () => ({ next: '1', roadmapIds: [] }));
  await use();
  await eventually(async () => {
    await redis.del(`rate:ip:${IP}`);
    const commands = await commandsOf(() => browser.get('/api/categories'));
    expect(commands).toEqual([]);
  });
});

describe('a request with a session', () => {
  it('counts its address in the counter of visitors', async () => {
    const visit = async () => (await gateway.browser({ 'x-forwarded-for': IP }).get('/api/config')).status;
    expect([await visit(), await use(), await visit(), await use(), await visit()]).toEqual(
      Array(5).fill(200),
    );
    const ttl = await redis.pttl(`rate:ip:${IP}`);
    expect(ttl).toBeGreaterThan(50_000);
    expect(ttl).toBeLessThanOrEqual(60_000);
    expect([await visit(), await use()]).toEqual([429, 429]);
  });

  it('over the limit of its address gets 429, does not use the session and does not count for the user', async () => {
    for (let i = 0; i < 4; i += 1) await limits().take('ip', IP);
    await notUsedSince(1);
    expect(await use()).toBe(200);
    expect(await seenAt()).toBeGreaterThan(1);
    await notUsedSince(1);
    const response = await browser.get('/api/following');
    expect(response.status).toBe(429);
    await expectTooMany(response, 60);
    expect([await seenAt(), await counts()]).toEqual([1, ['6', '1']]);
  });

  it('counts its user as other requests of the user are counted', async () => {
    await limits().take('user', userId);
    expect([await use(), await use()]).toEqual([200, 200]);
    const ttl = await redis.pttl(`rate:user:${userId}`);
    expect(ttl).toBeGreaterThan(90_000);
    expect(ttl).toBeLessThanOrEqual(100_000);
    await expectTooMany(await browser.get('/api/following'), 100);
    await expect(limits().take('user', userId)).rejects.toMatchObject({ code: 'TOO_MANY' });
    expect(await counts()).toEqual(['3', '5']);
  });

  it('sets an expiry on a counter that has none', async () => {
    await redis.mset(`rate:ip:${IP}`, 1, `rate:user:${userId}`, 1);
    expect(await use()).toBe(200);
    expect(await redis.ttl(`rate:ip:${IP}`)).toBeGreaterThan(50);
    expect(await redis.ttl(`rate:user:${userId}`)).toBeGreaterThan(90);
  });

  it('that has ended gets 401 and counts for its address only', async () => {
    await redis.del(sessionKey());
    expect(await use()).toBe(401);
    expect(await counts()).toEqual(['1', null]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('from another site (%j) counts for its address only, and does not use the session', async (headers) => {
    await notUsedSince(1);
    expect((await follow(headers)).status).toBe(403);
    expect([await seenAt(), await counts()]).toEqual([1, ['1', null]]);
  });

  it('from an older browser on the same origin is counted once', async () => {
    expect((await follow({ origin: gateway.url })).status).toBe(200);
    expect(await counts()).toEqual(['1', '1']);
  });
});

async function expectTooMany(response: Response, seconds: number): Promise<void> {
  const wait = Number(response.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(seconds - 10);
  expect(wait).toBeLessThanOrEqual(seconds);
  const error = expect.stringMatching(/^Too many requests\. Please try again in \d+ (seconds|minutes)\.$/);
  expect(await response.json()).toMatchObject({ statusCode: 429, code: 'TOO_MANY', error });
}

describe('without Redis', () => {
  it('a request with a session gets 503, and 429 over the limit of its address', async () => {
    await gateway.redis.stop();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push(await use());
    expect(statuses).toEqual([503, 503, 503, 503, 503, 429]);
    await gateway.redis.start();
    await eventually(async () => expect(await use()).not.toBe(429));
  });
});
