import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventSubject } from '@waymark/contracts/events';
import { UserRoleChanged } from '@waymark/contracts/identity/events';
import { CheckPassword, GetUser } from '@waymark/contracts/identity/rpc';
import { ListFollowing } from '@waymark/contracts/roadmaps/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import { Redis } from 'ioredis';
import { declaredRoutes } from '../http/endpoint-check.ts';
import { TestGateway } from '../testing/gateway.ts';
import { SessionStore } from './session-store.ts';

let gateway: TestGateway;
let redis: Redis;
beforeAll(async () => {
  gateway = await TestGateway.start({
    booking: true,
    env: { RATE_LIMIT_LOGIN_IP: '10000/60', RATE_LIMIT_LOGIN_NAME: '10000/60' },
  });
  redis = new Redis(gateway.redis.url);
  for (const username of ['ada', 'grace', 'joan']) gateway.identity.add({ username });
});
afterAll(async () => {
  redis.disconnect();
  await gateway.stop();
});

const tokenOf = (cookie: string | null) => cookie!.split('=')[1]!;

describe('a login', () => {
  it('answers the user and sets a cookie no script and no other site gets', async () => {
    const browser = gateway.browser();
    const response = await browser.post('/api/login', { username: ' ada ', password: 'password' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: expect.any(Number),
      username: 'ada',
      email: 'ada@example.org',
      role: 'learner',
      subscriptionTier: 'free',
      avatar: null,
    });
    expect(browser.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-waymark=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('is remembered until logout, which ends the session itself', async () => {
    const browser = await gateway.browser().logIn('ada');
    const { cookie } = browser;
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await browser.post('/api/logout')).status).toBe(200);
    expect(browser.cookie).toBeNull();
    browser.cookie = cookie;
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('refuses a wrong password with 401 and the reason in the words of its owner', async () => {
    const browser = gateway.browser();
    const response = await browser.post('/api/login', { username: 'ada', password: 'wrong' });
    expect(response.status).toBe(401);
    const text = 'That username or password is not right.';
    expect(await response.json()).toMatchObject({ code: 'BAD_CREDENTIALS', error: text, message: text });
    expect(browser.setCookies).toEqual([]);
  });

  it('names what is missing', async () => {
    const response = await gateway.browser().post('/api/login', { username: 'ada' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION',
      error: 'Password is required',
      issues: [{ path: ['password'], message: 'Password is required' }],
    });
  });

  it('never takes over a session id the browser brought along', async () => {
    const planted = 'A'.repeat(43);
    const browser = gateway.browser();
    browser.cookie = `__Host-waymark=${planted}`;
    await browser.logIn('ada');
    expect(tokenOf(browser.cookie)).not.toBe(planted);
    expect((await gateway.browser({ cookie: `__Host-waymark=${planted}` }).get('/api/user')).status).toBe(
      401,
    );
  });

  it('ends the session that was open in the same browser, whoever that was', async () => {
    const browser = await gateway.browser().logIn('ada');
    const first = browser.cookie!;
    await browser.logIn('grace');
    expect(browser.cookie).not.toBe(first);
    expect((await gateway.browser({ cookie: first }).get('/api/user')).status).toBe(401);
    expect(await (await browser.get('/api/user')).json()).toMatchObject({ username: 'grace' });
  });

  it('does not leave a session behind when it fails', async () => {
    const before = (await redis.keys('session:*')).length;
    await gateway.browser().post('/api/login', { username: 'ada', password: 'wrong' });
    expect((await redis.keys('session:*')).length).toBe(before);
  });

  it('passes a busy owner on as 503 with a time to wait, and does not count that try', async () => {
    const busy = () => {
      throw new AppError('UNAVAILABLE', 'Many people are logging in right now.', { retryAfter: 2 });
    };
    const response = await gateway.identity.during(CheckPassword, busy, () =>
      gateway.browser().post('/api/login', { username: 'joan', password: 'password' }),
    );
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
  });
});

describe('registering', () => {
  it('logs in with a session of its own, and ends the one that was open', async () => {
    const browser = await gateway.browser().logIn('ada');
    const before = browser.cookie!;
    const body = { username: 'newcomer', email: 'new@example.org', password: 'long enough' };
    const response = await browser.post('/api/register', body);
    expect(response.status).toBe(201);
    expect(await response.json()).not.toHaveProperty('password');
    expect(await (await browser.get('/api/user')).json()).toMatchObject({ username: 'newcomer' });
    expect((await gateway.browser({ cookie: before }).get('/api/user')).status).toBe(401);
  });

  it('refuses a short password in the words of the screen, and a taken name with 409', async () => {
    const browser = gateway.browser();
    const short = await browser.post('/api/register', {
      username: 'bob',
      email: 'b@example.org',
      password: 'short',
    });
    expect(short.status).toBe(400);
    expect(await short.json()).toMatchObject({ error: 'Password must be at least 8 characters long.' });
    const taken = { username: 'ada', email: 'b@example.org', password: 'long enough' };
    const response = await browser.post('/api/register', taken);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'USERNAME_TAKEN' });
    expect(browser.cookie).toBeNull();
  });

  it('binds nothing but the three fields', async () => {
    const body = {
      username: 'mallory',
      email: 'm@example.org',
      password: 'long enough',
      role: 'admin',
      id: 1,
    };
    const response = await gateway.browser().post('/api/register', body);
    expect(await response.json()).toMatchObject({ role: 'learner' });
  });
});

describe('a session', () => {
  it('is stored under a hash of what the browser holds', async () => {
    const browser = await gateway.browser().logIn('ada');
    const token = tokenOf(browser.cookie);
    const stored = JSON.stringify(await Promise.all((await redis.keys('*')).map((key) => key)));
    expect(stored).not.toContain(token);
  });

  it('lasts 30 days from its last use, and says so to the browser once a day', async () => {
    const browser = await gateway.browser().logIn('ada');
    const keys = await redis.keys('session:*');
    for (const key of keys) await redis.hset(key, 'renewedAt', Math.floor(Date.now() / 1000) - 25 * 3600);
    for (const key of keys) await redis.expire(key, 1_000);
    const cookie = browser.cookie;
    await browser.get('/api/user');
    expect(browser.setCookies).toHaveLength(2);
    expect(browser.cookie).toBe(cookie);
    await browser.get('/api/user');
    expect(browser.setCookies).toHaveLength(2);
    const ttls = await Promise.all((await redis.keys('session:*')).map((key) => redis.ttl(key)));
    expect(Math.max(...ttls)).toBeGreaterThan(29 * 24 * 3600);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(90), '../../etc', '%00', '""'])(
    'is not found by a cookie of nonsense: %p',
    async (value) => {
      const response = await gateway.browser({ cookie: `a=b; __Host-waymark=${value}` }).get('/api/user');
      expect(response.status).toBe(401);
    },
  );

  it('carries a role from the request after it changed', async () => {
    const user = gateway.identity.add({ username: 'changing' });
    const browser = await gateway.browser().logIn('changing');
    const roleOf = async () => {
      await browser.get('/api/following');
      return gateway.roadmaps.callsOf(ListFollowing).at(-1)?.ctx.caller?.role;
    };
    expect(await roleOf()).toBe('learner');
    await tellRole(user.id, 'changing', 'mentor');
    await eventually(async () => expect(await roleOf()).toBe('mentor'));
  });

  it('opened by a login that was under way while the role changed has the new role', async () => {
    const sessions = gateway.service.app.get(SessionStore);
    await sessions.changeRole(777, 'admin', Date.now());
    const began = await sessions.beginLogin();
    const token = await sessions.open({ id: 777, username: 'late', role: 'learner' }, began);
    expect(await sessions.load(token)).toMatchObject({ role: 'admin' });
    await sessions.changeRole(777, 'learner', Date.now() - 60_000);
    expect(await sessions.load(token)).toMatchObject({ role: 'admin' });
  });

  it('ends with all others of its user when that user is gone', async () => {
    const user = gateway.identity.add({ username: 'leaving' });
    const [one, other] = [await gateway.browser().logIn('leaving'), await gateway.browser().logIn('leaving')];
    gateway.identity.users.delete(user.id);
    expect((await one.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/following')).status).toBe(401);
    expect(gateway.identity.callsOf(GetUser).length).toBeGreaterThan(0);
  });

  it('is not opened by a login whose password was checked before all sessions of its user were ended', async () => {
    const sessions = gateway.service.app.get(SessionStore);
    const user = gateway.identity.add({ username: 'resetting' });
    const browser = gateway.browser();
    const response = await gateway.identity.during(
      CheckPassword,
      async () => {
        await sessions.endAll(user.id);
        return user;
      },
      () => browser.post('/api/login', { username: 'resetting', password: 'password' }),
    );
    expect([response.status, browser.cookie]).toEqual([401, null]);
    expect(await redis.zcard(`sessions-of:${user.id}`)).toBe(0);
    await browser.logIn('resetting');
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('survives the end of all others where it is the one excepted', async () => {
    const sessions = gateway.service.app.get(SessionStore);
    const user = { id: 999, username: 'elsewhere', role: 'learner' } as const;
    const began = await sessions.beginLogin();
    const [here, there] = [await sessions.open(user, began), await sessions.open(user, began)];
    await sessions.endAll(999, (await sessions.load(here))!.id);
    expect(await sessions.load(here)).toMatchObject({ userId: 999 });
    expect(await sessions.load(there)).toBeNull();
  });

  it('is ended, oldest first, when a user opens more than fifty', async () => {
    const sessions = gateway.service.app.get(SessionStore);
    const tokens: string[] = [];
    const began = await sessions.beginLogin();
    for (let i = 0; i < 52; i += 1)
      tokens.push(await sessions.open({ id: 888, username: 'many', role: 'learner' }, began));
    const alive = await Promise.all(tokens.map((token) => sessions.load(token)));
    expect(alive.filter((session) => session === null)).toHaveLength(2);
    expect(await sessions.load(tokens.at(-1)!)).not.toBeNull();
  });
});

async function tellRole(userId: number, username: string, role: 'mentor'): Promise<void> {
  const { type } = UserRoleChanged;
  expect(eventSubject(type)).toBe('events.identity.user.role-changed.v1');
  await gateway.service.app.get(EventPublisher).publish({
    id: newId(),
    type,
    occurredAt: new Date().toISOString(),
    requestId: 'test',
    actorId: null,
    audience: [userId],
    data: { userId, username, role },
  });
}

describe('a visitor', () => {
  const open = new Set([
    ...['register', 'login', 'logout', 'getConfig', 'listMails', 'getMail'],
    ...['listCategories', 'listRoadmaps', 'getRoadmap', 'featuredStories', 'listMentors', 'getMentor'],
    ...['getPricing', 'listAvailability', 'listSlots', 'listReviews'],
  ]);
  const closed = Object.entries(declaredRoutes).filter(([name]) => !open.has(name));

  it.each(closed)('gets 401 for %s, and no service is called', async (_name, { method, path }) => {
    const { identity, roadmaps, scheduling, payments } = gateway;
    const calls = () =>
      [identity.calls, roadmaps.asked, scheduling.calls, payments.calls].map((all) => all.length);
    const before = calls();
    const body = method === 'GET' ? undefined : {};
    const response = await gateway.browser().send(method, path.replace(/\{\w+\}/g, '1'), body);
    expect(response.status).toBe(401);
    expect(calls()).toEqual(before);
  });
});
