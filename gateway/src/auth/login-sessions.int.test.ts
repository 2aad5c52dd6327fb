// guarantees: A session planted before a login is useless after it; sessions end 90 days after login; owners end only their own
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UndoEmailChange } from '@waymark/contracts/identity/addresses.endpoints';
import { EmailChanged } from '@waymark/contracts/identity/events';
import type { LoginSession } from '@waymark/contracts/identity/login-sessions';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import { Redis } from 'ioredis';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';
import { SessionStore } from './session-store.ts';

const DAY = 24 * 3600;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

let gateway: TestGateway;
let redis: Redis;
let nats: TcpProxy;
beforeAll(async () => {
  gateway = await TestGateway.start({
    // Only a signal can end a stream: a keepalive is later than the end of a test.
    env: { TRUST_PROXY: 'loopback', SSE_KEEPALIVE_SECONDS: '60', DEMO_MODE: 'true' },
    natsUrl: async (url) => {
      nats = await TcpProxy.to(url);
      return nats.url();
    },
  });
  redis = new Redis(gateway.redis.url);
});
afterAll(async () => {
  redis?.disconnect();
  await gateway?.stop();
  await nats?.close();
});

const from = (ip: string, agent = 'node'): Browser =>
  gateway.browser({ 'x-forwarded-for': ip, 'user-agent': agent });
const listOf = async (browser: Browser) =>
  (await (await browser.get('/api/account/sessions')).json()) as LoginSession[];
const statusOf = async (browser: Browser) => (await browser.get('/api/user')).status;
const tokenOf = ({ cookie }: Browser) => cookie!.split('=')[1]!;
const idOf = async (browser: Browser) =>
  (await gateway.service.app.get(SessionStore).load(tokenOf(browser)))!.id;
const epochSeconds = () => Math.floor(Date.now() / 1_000);

/** A new user in two browsers. */
async function twoBrowsers() {
  const user = gateway.identity.add({ username: `u${newId()}`, id: nextId() });
  const here = await from('192.0.2.7', firefox).logIn(user.username);
  const there = await from('198.51.100.9').logIn(user.username);
  return { user, here, there };
}
let ids = 2_000;
function nextId(): number {
  ids += 1;
  return ids;
}

async function streamOf(browser: Browser): Promise<EventReader> {
  const reader = await EventReader.open(browser, '/api/events');
  await reader.until(1);
  return reader;
}

describe('the list of sessions', () => {
  it('names device, network and times, the current session first', async () => {
    const { here, there } = await twoBrowsers();
    const sessions = await listOf(here);
    expect(sessions).toMatchObject([
      { device: 'Firefox on Linux', network: '192.0.2.x', isSameNetwork: true, isCurrent: true },
      { device: 'Unknown device', network: '198.51.100.x', isSameNetwork: false, isCurrent: false },
    ]);
    const [{ startedAt, lastSeenAt, endsAt }] = sessions as [LoginSession];
    expect(Math.abs(Date.parse(startedAt) - Date.now())).toBeLessThan(60_000);
    expect(lastSeenAt).toBe(startedAt);
    expect(Date.parse(endsAt) - Date.now()).toBeGreaterThan(29 * DAY * 1_000);
    expect((await listOf(there))[0]).toMatchObject({ network: '198.51.100.x', isCurrent: true });
  });

  it('contains no token and no id of a session', async () => {
    const { here, there } = await twoBrowsers();
    const text = JSON.stringify(await listOf(here));
    for (const secret of [tokenOf(here), tokenOf(there), await idOf(here), await idOf(there)]) {
      expect(text).not.toContain(secret);
    }
    const [{ handle }] = (await listOf(here)) as [LoginSession];
    expect(await statusOf(gateway.browser({ cookie: `__Host-waymark=${handle}` }))).toBe(401);
  });

  it('stores the last use once a minute, with its network', async () => {
    const { here } = await twoBrowsers();
    const key = `session:${await idOf(here)}`;
    await redis.hset(key, 'seenAt', epochSeconds() - 59);
    await here.get('/api/user', { 'x-forwarded-for': '203.0.113.5' });
    expect((await listOf(here))[0]).toMatchObject({ network: '192.0.2.x' });
    await redis.hset(key, 'seenAt', epochSeconds() - 61);
    await here.get('/api/user', { 'x-forwarded-for': '203.0.113.5' });
    expect(await redis.hget(key, 'network')).toBe('203.0.113.x');
    expect(Number(await redis.hget(key, 'seenAt'))).toBeGreaterThan(epochSeconds() - 30);
  });

  it('of a shared demo account shows the current session only, which cannot end the others', async () => {
    const [{ username }] = [gateway.identity.add({ username: 'shared', id: 1 })];
    const [one, other] = [await from('192.0.2.1').logIn(username), await from('192.0.2.2').logIn(username)];
    const [theirs] = (await listOf(other)) as [LoginSession];
    expect(await listOf(one)).toMatchObject([{ isCurrent: true }]);
    expect((await one.send('DELETE', `/api/account/sessions/${theirs.handle}`)).status).toBe(404);
    expect((await one.send('DELETE', '/api/account/sessions')).status).toBe(422);
    expect(await statusOf(other)).toBe(200);
  });
});

describe('the live streams of a session', () => {
  it('end with a logout, also while NATS is unavailable', async () => {
    const { here, there } = await twoBrowsers();
    const stream = await streamOf(here);
    await nats.cut();
    expect((await here.post('/api/logout')).status).toBe(200);
    await eventually(() => expect(stream.closed).toBe(true));
    await nats.heal();
    await eventually(async () => expect(await statusOf(there)).toBe(200));
  });

  it('end when its time is over', async () => {
    const { here } = await twoBrowsers();
    await redis.pexpire(`session:${await idOf(here)}`, 5_000);
    const stream = await streamOf(here);
    await eventually(() => expect(stream.closed).toBe(true));
  });

  it('end with the oldest session, when another one takes its place', async () => {
    const { user, here } = await twoBrowsers();
    const stream = await streamOf(here);
    const store = gateway.service.app.get(SessionStore);
    for (let i = 0; i < 49; i += 1) await store.open(user, await store.beginLogin());
    await eventually(() => expect(stream.closed).toBe(true));
  });
});

describe('ending a session', () => {
  it('ends the session and its live streams at once, and no other session', async () => {
    const { here, there } = await twoBrowsers();
    const [stream, otherStream] = [await streamOf(here), await streamOf(there)];
    const other = (await listOf(here)).find(({ isCurrent }) => !isCurrent)!;
    const response = await here.send('DELETE', `/api/account/sessions/${other.handle}`);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    await eventually(() => expect(otherStream.closed).toBe(true));
    expect(stream.closed).toBe(false);
    expect((await here.send('DELETE', `/api/account/sessions/${other.handle}`)).status).toBe(404);
    stream.leave();
  });

  it('of another user is refused like an unknown session', async () => {
    const [{ here: mine }, { here: theirs }] = [await twoBrowsers(), await twoBrowsers()];
    const [{ handle }] = (await listOf(theirs)) as [LoginSession];
    expect((await mine.send('DELETE', `/api/account/sessions/${handle}`)).status).toBe(404);
    expect(await statusOf(theirs)).toBe(200);
  });

  it('of this browser logs out', async () => {
    const { here } = await twoBrowsers();
    const { cookie } = here;
    const [{ handle }] = (await listOf(here)) as [LoginSession];
    expect((await here.send('DELETE', `/api/account/sessions/${handle}`)).status).toBe(200);
    expect(here.cookie).toBeNull();
    expect(await statusOf(gateway.browser({ cookie: cookie! }))).toBe(401);
  });

  it('of all others keeps the current one', async () => {
    const { here, there } = await twoBrowsers();
    const otherStream = await streamOf(there);
    expect((await here.send('DELETE', '/api/account/sessions')).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    await eventually(() => expect(otherStream.closed).toBe(true));
    expect(await listOf(here)).toHaveLength(1);
  });

  it('by a request from another site is refused', async () => {
    const { here, there } = await twoBrowsers();
    const other = (await listOf(here)).find(({ isCurrent }) => !isCurrent)!;
    for (const path of [`/api/account/sessions/${other.handle}`, '/api/account/sessions']) {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      expect((await here.send('DELETE', path, undefined, headers)).status).toBe(403);
    }
    expect(await statusOf(there)).toBe(200);
  });
});

describe('a session', () => {
  const age = async (browser: Browser, days: number, renewedDaysAgo = 2) => {
    const key = `session:${await idOf(browser)}`;
    await redis.hset(key, {
      createdAt: epochSeconds() - Math.round(days * DAY),
      renewedAt: epochSeconds() - renewedDaysAgo * DAY,
    });
    return key;
  };

  it('is renewed up to 90 days after its login', async () => {
    const { here } = await twoBrowsers();
    const key = await age(here, 80);
    await here.get('/api/user');
    const ttl = await redis.ttl(key);
    expect(ttl).toBeGreaterThan(10 * DAY - 60);
    expect(ttl).toBeLessThanOrEqual(10 * DAY);
    const [, seconds] = /^__Host-waymark=.*Max-Age=(\d+)/.exec(here.setCookies.at(-1)!) ?? [];
    expect(Math.abs(Number(seconds) - ttl)).toBeLessThan(60);
  });

  it('ends 90 days after its login, however recently it was used', async () => {
    const { here, user } = await twoBrowsers();
    const key = await age(here, 90, 0);
    expect(await statusOf(here)).toBe(401);
    expect(await redis.exists(key)).toBe(0);
    expect(await redis.zscore(`sessions-of:${user.id}`, key)).toBeNull();
  });

  it('that was planted before the login is useless after it', async () => {
    const { user, there: attacker } = await twoBrowsers();
    const victim = gateway.browser();
    victim.cookie = attacker.cookie;
    await victim.logIn(user.username);
    expect(victim.cookie).not.toBe(attacker.cookie);
    expect([await statusOf(attacker), await statusOf(victim)]).toEqual([401, 200]);
  });

  it('is not opened by a login from another site', async () => {
    const { user } = await twoBrowsers();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const body = { username: user.username, password: 'password' };
    const victim = gateway.browser();
    expect((await victim.post('/api/login', body, headers)).status).toBe(403);
    expect(victim.setCookies).toEqual([]);
  });
});

describe('a restored address', () => {
  it('ends all sessions, by the request or by its event', async () => {
    const { user, here, there } = await twoBrowsers();
    gateway.identity.on(UndoEmailChange, () => ({ userId: user.id }));
    const response = await gateway.browser().post('/api/account/email/undo', { token: 'from-a-mail' });
    expect(response.status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 401]);
    const [changed, undone] = [await twoBrowsers(), await twoBrowsers()];
    await publish(changed.user.id, false);
    await publish(undone.user.id, true);
    // Events are handled in order.
    await eventually(async () => expect(await statusOf(undone.here)).toBe(401));
    expect(await statusOf(changed.here)).toBe(200);
  });
});

const publish = (userId: number, isUndone: boolean) =>
  gateway.service.app.get(EventPublisher).publish({
    id: newId(),
    type: EmailChanged.type,
    occurredAt: new Date().toISOString(),
    requestId: 'test',
    actorId: null,
    audience: [],
    data: { userId, isUndone },
  });
