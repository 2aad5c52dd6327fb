// guarantees: Logins survive the loss of all else in Redis
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type FreshServer, freshRedis, redisUrlOf } from '@waymark/testing/fresh-server';
import { Redis } from 'ioredis';
import { manifest } from '../manifest.ts';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let ownRedis: FreshServer;
beforeAll(async () => {
  ownRedis = await freshRedis({ of: [manifest] });
  gateway = await TestGateway.start({ env: { SESSION_REDIS_URL: redisUrlOf(manifest, ownRedis.url) } });
  gateway.identity.add({ username: 'ada' });
});
afterAll(async () => {
  await gateway?.stop();
  await ownRedis?.remove();
});

it('keeps logins in the Redis of sessions when the shared Redis is emptied or unavailable', async () => {
  const browser = await gateway.browser().logIn('ada');
  const shared = new Redis(gateway.redis.url);
  expect(await shared.dbsize()).toBe(0);
  await shared.flushall();
  shared.disconnect();
  await gateway.redis.stop();
  expect((await browser.get('/api/user')).status).toBe(200);
  const health = await fetch(`${gateway.url}/api/health/ready`);
  expect(await health.json()).toMatchObject({ dependencies: { redis: { ok: true } } });
});
