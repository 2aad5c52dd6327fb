// guarantees: A login that began before the user's sessions were ended is rejected
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventSubject } from '@waymark/contracts/events';
import { UserRoleChanged } from '@waymark/contracts/identity/events';
import type { Account } from '@waymark/contracts/identity/http';
import { CheckPassword, GetUser } from '@waymark/contracts/identity/users.endpoints';
import { ListFollowing } from '@waymark/contracts/roadmaps/progress.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import { Redis } from 'ioredis';
import { TestGateway } from '../testing/gateway.ts';
import { SessionStore } from './session-store.ts';

let gateway: TestGateway;
let redis: Redis;
beforeAll(async () => {
  gateway = await TestGateway.start({
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
  it('returns the user and sets an HttpOnly, Secure, SameSite cookie', async () => {
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
      expect.stringMatching(/^__Host-waymark-device=/),
      expect.stringMatching(
        /^__Host-waymark=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('lasts until logout, which ends the session', async () => {
    const browser = await gateway.browser().logIn('ada');
    const { cookie } = browser;
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await browser.post('/api/logout')).status).toBe(200);
    expect(browser.cookie).toBeNull();
    browser.cookie = cookie;
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  it('rejects a wrong password with 401 and the message of its service', async () => {
    const browser = gateway.browser();
    const response = await browser.post('/api/login', { username: 'ada', password: 'wrong' });
    expect(response.status).toBe(401);
    const text = 'That username or password is wrong.';
    expect(await response.json()).toMatchObject({ code: 'BAD_CREDENTIALS', error: text, message: text });
    expect(browser.setCookies).toEqual([]);
  });

  it('is logged with its address: a failed one with the name, never with the password', async () => {
    const [warn, log] = [jest.spyOn(Logger.prototype, 'warn'), jest.spyOn(Logger.prototype, 'log')];
    try {
      const browser = gateway.browser();
      await browser.post('/api/login', { username: 'ada', password: 'a wrong guess' });
      await browser.post('/api/login', { username: 'ada', password: 'password' });
      const address = expect.stringMatching(/127\.0\.0\.1$/);
      expect(warn.mock.calls).toContainEqual([{ msg: 'login failed', name: 'ada', address }]);
      const userId = expect.any(Number);
      expect(log.mock.calls).toContainEqual([{ msg: 'logged in', userId, address, secondFactor: false }]);
      expect(JSON.stringify([...warn.mock.calls, ...log.mock.calls])).not.toMatch(/a wrong guess|"password"/);
    } finally {
      warn.mockRestore();
      log.mockRestore();
    }
  });

  it('names a missing field', async () => {
    const response = await gateway.browser().post('/api/login', { username: 'ada' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION',
      error: 'Password is required',
      issues: [{ path: ['password'], message: 'Password is required' }],
    });
  });

  it('never adopts a session id sent by the browser', async () => {
    const planted = 'A'.repeat(43);
    const browser = gateway.browser();
    browser.cookie = `__Host-waymark=${planted}`;
    await browser.logIn('ada');
    expect(tokenOf(browser.cookie)).not.toBe(planted);
    expect((await gateway.browser({ cookie: `__Host-waymark=${planted}` }).get('/api/user')).status).toBe(
      401,
    );
  });

  it('ends the earlier session of the same browser', async () => {
    const browser = await gateway.browser().logIn('ada');
    const first = browser.cookie!;
    await browser.logIn('grace');
    expect(browser.cookie).not.toBe(first);
    expect((await gateway.browser({ cookie: first }).get('/api/user')).status).toBe(401);
    expect(await (await browser.get('/api/user')).json()).toMatchObject({ username: 'grace' });
  });

  it('creates no session when it fails', async () => {
    const before = (await redis.keys('session:*')).length;
    await gateway.browser().post('/api/login', { username: 'ada', password: 'wrong' });
    expect((await redis.keys('session:*')).length).toBe(before);
  });

  it('returns 503 with Retry-After when its service is busy', async () => {
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
  it('opens a new session and ends the earlier one', async () => {
    const browser = await gateway.browser().logIn('ada');
    const before = browser.cookie!;
    const body = { username: 'newcomer', email: 'new@example.org', password: 'long enough' };
    const response = await browser.post('/api/register', body);
    expect(response.status).toBe(201);
    expect(await response.json()).not.toHaveProperty('password');
    expect(await (await browser.get('/api/user')).json()).toMatchObject({ username: 'newcomer' });
    expect((await gateway.browser({ cookie: before }).get('/api/user')).status).toBe(401);
  });

  it('rejects a short password with its message and a taken name with 409', async () => {
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
});

describe('a session', () => {
  it('is not stored under its token', async () => {
    const browser = await gateway.browser().logIn('ada');
    const token = tokenOf(browser.cookie);
    const stored = JSON.stringify(await Promise.all((await redis.keys('*')).map((key) => key)));
    expect(stored).not.toContain(token);
  });

  it('lasts 30 days from its last use and renews its cookie once a day', async () => {
    const browser = await gateway.browser().logIn('ada');
    const keys = await redis.keys('session:*');
    for (const key of keys) await redis.hset(key, 'renewedAt', Math.floor(Date.now() / 1000) - 25 * 3600);
    for (const key of keys) await redis.expire(key, 1_000);
    const cookie = browser.cookie;
    await browser.get('/api/user');
    expect(browser.setCookies).toHaveLength(3);
    expect(browser.cookie).toBe(cookie);
    await browser.get('/api/user');
    expect(browser.setCookies).toHaveLength(3);
    const ttls = await Promise.all((await redis.keys('session:*')).map((key) => redis.ttl(key)));
    expect(Math.max(...ttls)).toBeGreaterThan(29 * 24 * 3600);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(90), '../../etc', '%00', '""'])(
    'is not found by the cookie %p',
    async (value) => {
      const response = await gateway.browser({ cookie: `a=b; __Host-waymark=${value}` }).get('/api/user');
      expect(response.status).toBe(401);
    },
  );

  it('has a changed role from the next request on', async () => {
    const user = gateway.identity.add({ username: 'changing' });
    const browser = await gateway.browser().logIn('changing');
    const roleOf = async () => {
      await browser.get('/api/following');
      return gateway.roadmaps.callsOf(ListFollowing).at(-1)?.ctx.caller?.role;
    };
    expect(await roleOf()).toBe('learner');
    await publishRole(user, 'mentor');
    await eventually(async () => expect(await roleOf()).toBe('mentor'));
  });

  it('has the new role when the role changed during login', async () => {
    const sessions = gateway.service.app.get(SessionStore);
    const owner = { userId: 777, subject: randomUUID() };
    await sessions.changeRole(owner, 'admin', Date.now());
    const began = await sessions.beginLogin();
    const user = { id: 777, subject: owner.subject, username: 'late', role: 'learner' } as const;
    const token = await sessions.open(user, began);
    expect(await sessions.load(token)).toMatchObject({ role: 'admin' });
    await sessions.changeRole(owner, 'learner', Date.now() - 60_000);
    expect(await sessions.load(token)).toMatchObject({ role: 'admin' });
  });

  it('ends with all others of a deleted user', async () => {
    const user = gateway.identity.add({ username: 'leaving' });
    const [one, other] = [await gateway.browser().logIn('leaving'), await gateway.browser().logIn('leaving')];
    gateway.identity.users.delete(user.id);
    expect((await one.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/following')).status).toBe(401);
    expect(gateway.identity.callsOf(GetUser).length).toBeGreaterThan(0);
  });

  it('is not opened when all sessions of its user ended during login', async () => {
    const sessions = gateway.service.app.get(SessionStore);
    const user = gateway.identity.add({ username: 'resetting' });
    const browser = gateway.browser();
    const response = await gateway.identity.during(
      CheckPassword,
      async () => {
        await sessions.endAll(user.id);
        return { ...user, secondFactor: [] };
      },
      () => browser.post('/api/login', { username: 'resetting', password: 'password' }),
    );
    expect([response.status, browser.cookie]).toEqual([401, null]);
    expect(await redis.zcard(`sessions-of:${user.id}`)).toBe(0);
    await browser.logIn('resetting');
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('survives the end of all other sessions when it is excepted', async () => {
    const sessions = gateway.service.app.get(SessionStore);
    const user = { id: 999, subject: randomUUID(), username: 'elsewhere', role: 'learner' } as const;
    const began = await sessions.beginLogin();
    const [here, there] = [await sessions.open(user, began), await sessions.open(user, began)];
    await sessions.endAll(999, (await sessions.load(here))!.id);
    expect(await sessions.load(here)).toMatchObject({ userId: 999 });
    expect(await sessions.load(there)).toBeNull();
  });

  it('ends, oldest first, when a user opens more than fifty', async () => {
    const sessions = gateway.service.app.get(SessionStore);
    const tokens: string[] = [];
    const began = await sessions.beginLogin();
    const user = { id: 888, subject: randomUUID(), username: 'many', role: 'learner' } as const;
    for (let i = 0; i < 52; i += 1) tokens.push(await sessions.open(user, began));
    const alive = await Promise.all(tokens.map((token) => sessions.load(token)));
    expect(alive.filter((session) => session === null)).toHaveLength(2);
    expect(await sessions.load(tokens.at(-1)!)).not.toBeNull();
  });
});

async function publishRole({ id: userId, subject, username }: Account, role: 'mentor'): Promise<void> {
  const { type } = UserRoleChanged;
  expect(eventSubject(type)).toBe('events.identity.user.role-changed.v1');
  await gateway.service.app.get(EventPublisher).publish({
    id: newId(),
    type,
    occurredAt: new Date().toISOString(),
    requestId: 'test',
    actorId: null,
    audience: [userId],
    data: { userId, username, role, subject },
  });
}
