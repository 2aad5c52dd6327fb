// guarantees: A second factor: codes and passkeys work once, attempts are limited, admins have no rights without one
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@waymark/contracts/caller';
import { SecondFactorRemoved } from '@waymark/contracts/identity/events';
import type { Account } from '@waymark/contracts/identity/http';
import type { SecondFactorMethod } from '@waymark/contracts/identity/second-factor';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { GetUser } from '@waymark/contracts/identity/users.endpoints';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import { Redis } from 'ioredis';
import type { Browser } from '../testing/browser.ts';
import { acceptSecondFactors, RIGHT } from '../testing/fake-second-factors.ts';
import { TestGateway } from '../testing/gateway.ts';
import { SessionStore } from './session-store.ts';

const credential = { id: 'Y3JlZA', rawId: 'Y3JlZA', type: 'public-key' as const };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};
const attestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };

let gateway: TestGateway;
let redis: Redis;
/** Whose passkey it is. */
let ownerOfPasskey: Account;
beforeAll(async () => {
  gateway = await TestGateway.start({
    env: {
      ADMIN_SECOND_FACTOR: 'required',
      ...{ RATE_LIMIT_LOGIN_IP: '10000/60', RATE_LIMIT_LOGIN_NAME: '10000/60', RATE_LIMIT_PASSWORD: '8/900' },
    },
  });
  redis = new Redis(gateway.redis.url);
  acceptSecondFactors(gateway.identity, () => ownerOfPasskey);
});
afterAll(async () => {
  redis.disconnect();
  await gateway?.stop();
});

function newUser(methods: SecondFactorMethod[], role: Role = 'learner'): Account {
  const user = gateway.identity.add({ username: `u${newId()}`, role });
  gateway.identity.secondFactors.set(user.id, methods);
  return user;
}

const password = (browser: Browser, { username }: Account) =>
  browser.post('/api/login', { username, password: 'password' });
const code = (browser: Browser, typed = RIGHT) =>
  browser.post('/api/login/second-factor', { method: 'code', code: typed });
const statusOf = async (browser: Browser) => (await browser.get('/api/user')).status;
const idOf = async ({ cookie }: Browser) =>
  (await gateway.service.app.get(SessionStore).load(cookie!.split('=')[1]!))!.id;

/** A browser in which the password of a user with an app was right. */
async function halfLoggedIn(methods: SecondFactorMethod[] = ['code', 'recovery'], role?: Role) {
  const user = newUser(methods, role);
  const browser = gateway.browser();
  await password(browser, user);
  return { user, browser };
}

describe('a right password of an account with a second factor', () => {
  it('opens no session, but a login of 10 minutes that only this browser can complete', async () => {
    const user = newUser(['passkey', 'code', 'recovery']);
    const browser = gateway.browser();
    const response = await password(browser, user);
    expect([response.status, await response.json()]).toEqual([
      200,
      { secondFactor: ['passkey', 'code', 'recovery'] },
    ]);
    expect(browser.setCookies).toEqual([
      expect.stringMatching(
        /^__Host-waymark-login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    expect(await redis.exists(`sessions-of:${user.id}`)).toBe(0);
    for (const path of ['/api/user', '/api/account/second-factor', '/api/notifications', '/api/events']) {
      expect((await browser.get(path)).status).toBe(401);
    }
    const planted = browser.pendingLogin!.replace('__Host-waymark-login', '__Host-waymark');
    expect((await browser.get('/api/user', { cookie: planted })).status).toBe(401);
    expect((await code(gateway.browser())).status).toBe(401);
  });

  it('opens a new session with a code, once', async () => {
    const { browser, user } = await halfLoggedIn();
    const pending = browser.pendingLogin!;
    const response = await code(browser);
    expect([response.status, await response.json()]).toMatchObject([200, { username: user.username }]);
    expect([await statusOf(browser), browser.pendingLogin]).toEqual([200, null]);
    expect(browser.cookie).not.toContain(pending.split('=')[1]);
    browser.pendingLogin = pending;
    expect((await code(browser)).status).toBe(401);
  });

  it('ends a session that was planted in the browser', async () => {
    const planted = await gateway.browser().logIn(newUser([]).username);
    const user = newUser(['code']);
    const browser = gateway.browser();
    browser.cookie = planted.cookie;
    await password(browser, user);
    await code(browser);
    expect(browser.cookie).not.toBe(planted.cookie);
    expect([await statusOf(browser), await statusOf(planted)]).toEqual([200, 401]);
  });

  it('opens one session for concurrent completions', async () => {
    const { browser, user } = await halfLoggedIn();
    const responses = await Promise.all(Array.from({ length: 5 }, () => code(browser)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await redis.zcard(`sessions-of:${user.id}`)).toBeLessThanOrEqual(1);
  });

  it('keeps the login after a wrong code, and returns the error for too many codes', async () => {
    const { browser } = await halfLoggedIn();
    const wrong = await code(browser, '000000');
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { issues: [{ path: ['code'] }] }]);
    const tooMany = await code(browser, '999999');
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await code(browser)).status).toBe(200);
  });

  it('expires, and ends when all sessions of the user are ended', async () => {
    const { browser } = await halfLoggedIn();
    const [key = ''] = await redis.keys('login-pending:*');
    expect(await redis.ttl(key)).toBeLessThanOrEqual(600);
    await redis.del(await redis.keys('login-pending:*'));
    expect((await code(browser)).status).toBe(401);
    const other = await halfLoggedIn();
    await gateway.service.app.get(SessionStore).endAll(other.user.id);
    expect([(await code(other.browser)).status, await statusOf(other.browser)]).toEqual([401, 401]);
  });
});

describe('a passkey', () => {
  const options = async (browser: Browser) =>
    ((await (await browser.post('/api/login/passkey/options')).json()) as { challenge: string }).challenge;
  const passkey = (browser: Browser) => browser.post('/api/login/passkey', { response: assertion });
  const lastCall = () => gateway.identity.callsOf(rpc.LoginWithPasskey).at(-1)!.input;

  it('completes the login of the user whose password was right, with the challenge for this browser', async () => {
    const { browser, user } = await halfLoggedIn(['passkey']);
    ownerOfPasskey = user;
    expect((await passkey(browser)).status).toBe(401);
    const challenge = await options(browser);
    expect(gateway.identity.callsOf(rpc.StartPasskeyLogin).at(-1)!.input).toEqual({ userId: user.id });
    expect((await passkey(browser)).status).toBe(200);
    expect(lastCall()).toEqual({ userId: user.id, challenge, response: assertion });
    expect(await statusOf(browser)).toBe(200);
  });

  it('logs in alone, in the browser of its request only', async () => {
    ownerOfPasskey = newUser(['passkey']);
    const browser = gateway.browser();
    const challenge = await options(browser);
    const calls = gateway.identity.callsOf(rpc.LoginWithPasskey).length;
    expect((await passkey(gateway.browser())).status).toBe(401);
    expect(gateway.identity.callsOf(rpc.LoginWithPasskey)).toHaveLength(calls);
    expect((await passkey(browser)).status).toBe(200);
    expect(lastCall()).toMatchObject({ userId: null, challenge });
    expect((await passkey(browser)).status).toBe(401);
  });

  it('request without a password does not accept codes', async () => {
    const browser = gateway.browser();
    await options(browser);
    expect((await code(browser)).status).toBe(401);
  });
});

describe('a change of the second factor', () => {
  const changes: { method: string; path: string; body?: unknown }[] = [
    { method: 'POST', path: '/api/account/second-factor/app' },
    { method: 'POST', path: '/api/account/second-factor/app/confirm', body: { code: RIGHT } },
    { method: 'DELETE', path: '/api/account/second-factor/app' },
    { method: 'POST', path: '/api/account/passkeys', body: { name: 'Phone', response: attestation } },
    { method: 'DELETE', path: `/api/account/passkeys/${newId()}` },
    { method: 'POST', path: '/api/account/recovery-codes' },
    { method: 'DELETE', path: '/api/account/second-factor' },
  ];

  it.each(changes)(
    'needs the password again 10 minutes after the login: $method $path',
    async ({ method, path, body }) => {
      const browser = await gateway.browser().logIn(newUser([]).username);
      expect((await browser.send(method, path, body)).status).toBe(200);
      await redis.hset(`session:${await idOf(browser)}`, 'createdAt', Math.floor(Date.now() / 1000) - 601);
      const refused = await browser.send(method, path, body);
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'PASSWORD_REQUIRED' }]);
      expect((await browser.post('/api/account/confirm-password', { password: 'other' })).status).toBe(400);
      expect((await browser.send(method, path, body)).status).toBe(403);
      expect((await browser.post('/api/account/confirm-password', { password: 'password' })).status).toBe(
        200,
      );
      expect((await browser.send(method, path, body)).status).toBe(200);
    },
  );

  it('allows a limited number of attempts at the password', async () => {
    const browser = await gateway.browser().logIn(newUser([]).username);
    const confirm = () => browser.post('/api/account/confirm-password', { password: 'other' });
    for (let n = 0; n < 8; n += 1) expect((await confirm()).status).toBe(400);
    expect((await confirm()).status).toBe(429);
  });
});

describe('an admin', () => {
  const read = async (browser: Browser) => {
    const { required, proved } = (await (await browser.get('/api/account/second-factor')).json()) as {
      required: boolean;
      proved: boolean;
    };
    return { required, proved };
  };
  const adminRoute = async (browser: Browser) => {
    const response = await browser.get('/api/admin/payments');
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  const refused = [403, 'SECOND_FACTOR_REQUIRED'];

  it('without a second factor has the rights of a learner, in every service', async () => {
    const browser = await gateway.browser().logIn(newUser([], 'admin').username);
    expect(await adminRoute(browser)).toEqual(refused);
    expect(await read(browser)).toEqual({ required: true, proved: false });
    expect(await (await browser.get('/api/user')).json()).toMatchObject({ role: 'admin' });
    expect(gateway.identity.callsOf(GetUser).at(-1)!.ctx.caller).toMatchObject({ role: 'learner' });
  });

  it.each([
    ['/api/account/second-factor/app/confirm', { code: RIGHT }],
    ['/api/account/passkeys', { name: 'Phone', response: attestation }],
  ])('has the rights of an admin after a setup by %s, in this session', async (path, body) => {
    const user = newUser([], 'admin');
    const [here, there] = [
      await gateway.browser().logIn(user.username),
      await gateway.browser().logIn(user.username),
    ];
    await here.post(path, body);
    expect(await read(here)).toEqual({ required: true, proved: true });
    expect((await adminRoute(here))[1]).not.toBe('SECOND_FACTOR_REQUIRED');
    await here.get('/api/user');
    expect(gateway.identity.callsOf(GetUser).at(-1)!.ctx.caller).toMatchObject({ role: 'admin' });
    expect(await adminRoute(there)).toEqual(refused);
  });

  it('loses these rights when the last factor is removed, and the other sessions end', async () => {
    const { browser: here, user } = await halfLoggedIn(['code'], 'admin');
    await code(here);
    const there = gateway.browser();
    await password(there, user);
    await code(there);
    expect(await read(here)).toMatchObject({ proved: true });
    await publishRemoval(user.id, await idOf(here));
    await eventually(async () => expect(await statusOf(there)).toBe(401));
    expect(await adminRoute(here)).toEqual(refused);
  });

  it('has the only role that requires a second factor', async () => {
    const browser = await gateway.browser().logIn(newUser([], 'mentor').username);
    expect(await read(browser)).toEqual({ required: false, proved: false });
    await browser.get('/api/user');
    expect(gateway.identity.callsOf(GetUser).at(-1)!.ctx.caller).toMatchObject({ role: 'mentor' });
  });
});

const publishRemoval = (userId: number, keptSession: string) =>
  gateway.service.app.get(EventPublisher).publish({
    id: newId(),
    type: SecondFactorRemoved.type,
    occurredAt: new Date().toISOString(),
    requestId: 'test',
    actorId: null,
    audience: [],
    data: { userId, keptSession },
  });
