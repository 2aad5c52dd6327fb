// guarantees: With a second factor, no change of a login without it: every route, and in a race with the first factor
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allEndpoints } from '@waymark/contracts/all-endpoints';
import type { Role } from '@waymark/contracts/caller';
import { SecondFactorTurnedOn } from '@waymark/contracts/identity/events';
import type { Account } from '@waymark/contracts/identity/http';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { GetUser } from '@waymark/contracts/identity/users.endpoints';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import { Redis } from 'ioredis';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { acceptSecondFactors, RIGHT } from '../testing/fake-second-factors.ts';
import { TestGateway } from '../testing/gateway.ts';
import { SessionStore } from './session-store.ts';

const credential = { id: 'Y3JlZA', rawId: 'Y3JlZA', type: 'public-key' as const };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};
const attestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };
const required = [403, 'SECOND_FACTOR_REQUIRED'];

let gateway: TestGateway;
let redis: Redis;
let ownerOfPasskey: Account;
beforeAll(async () => {
  gateway = await TestGateway.start({
    env: {
      ...{ RATE_LIMIT_LOGIN_IP: '10000/60', RATE_LIMIT_LOGIN_NAME: '10000/60' },
      ...{ RATE_LIMIT_PASSWORD: '100/900', RATE_LIMIT_USER: '10000/60', RATE_LIMIT_IP: '10000/60' },
    },
  });
  redis = new Redis(gateway.redis.url);
  acceptSecondFactors(gateway.identity, () => ownerOfPasskey);
});
afterAll(async () => {
  redis.disconnect();
  await gateway?.stop();
});

const newUser = (role: Role = 'learner') => gateway.identity.add({ username: `u${newId()}`, role });
const turnOn = ({ id }: Account) => gateway.identity.secondFactors.set(id, ['code', 'passkey', 'recovery']);
const proveByCode = (browser: Browser, code = RIGHT) =>
  browser.post('/api/account/second-factor/proof', { method: 'code', code });
const resultOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const idOf = async ({ cookie }: Browser) =>
  (await gateway.service.app.get(SessionStore).load(cookie!.split('=')[1]!))!.id;

/** A session that the password alone has opened, of an account that has a factor since. */
async function overtaken(role?: Role) {
  const user = newUser(role);
  const browser = await gateway.browser().logIn(user.username);
  turnOn(user);
  return { user, browser };
}

async function withFactor(role?: Role) {
  const user = newUser(role);
  turnOn(user);
  const browser = gateway.browser();
  await browser.post('/api/login', { username: user.username, password: 'password' });
  await browser.post('/api/login/second-factor', { method: 'code', code: RIGHT });
  return { user, browser };
}

const protectedRoutes = allEndpoints.flatMap(({ route, proof }) => (proof ? [route] : []));

describe('a route that needs the second factor', () => {
  it('is each route that changes a login or exports all data', () => {
    expect(protectedRoutes.toSorted()).toEqual([
      'DELETE /api/account/passkeys/{id}',
      'DELETE /api/account/second-factor',
      'DELETE /api/account/second-factor/app',
      'PATCH /api/account/passkeys/{id}',
      'POST /api/account/deletion',
      'POST /api/account/email',
      'POST /api/account/export',
      'POST /api/account/passkeys',
      'POST /api/account/passkeys/options',
      'POST /api/account/recovery-codes',
      'POST /api/account/second-factor/app',
      'POST /api/account/second-factor/app/confirm',
      'POST /api/change-password',
    ]);
  });

  it.each(protectedRoutes)(
    'refuses a session without the second factor, and accepts one with it: %s',
    async (route) => {
      const [method = '', path = ''] = route.replace('{id}', newId()).split(' ');
      const send = async (browser: Browser) =>
        resultOf(await browser.send(method, path, method === 'DELETE' ? undefined : {}));
      const without = await gateway.browser().logIn(newUser().username);
      expect(await send(without)).not.toEqual(required);
      expect(await send((await withFactor()).browser)).not.toEqual(required);
      const { browser } = await overtaken();
      expect(await send(browser)).toEqual(required);
      expect((await proveByCode(browser, '000000')).status).toBe(400);
      expect(await send(browser)).toEqual(required);
      expect((await proveByCode(browser)).status).toBe(200);
      expect(await send(browser)).not.toEqual(required);
    },
  );

  it('does not accept the password in its place', async () => {
    const { browser } = await overtaken();
    expect((await browser.post('/api/account/confirm-password', { password: 'password' })).status).toBe(200);
    expect(await resultOf(await browser.post('/api/account/recovery-codes'))).toEqual(required);
  });
});

describe('a fresh proof', () => {
  const options = async (browser: Browser) =>
    (
      (await (await browser.post('/api/account/second-factor/proof/passkey/options')).json()) as {
        challenge: string;
      }
    ).challenge;
  const byPasskey = (browser: Browser) =>
    browser.post('/api/account/second-factor/proof/passkey', { response: assertion });
  const isProved = async (browser: Browser) =>
    ((await (await browser.get('/api/account/second-factor')).json()) as { proved: boolean }).proved;

  it('is a passkey of the caller, with the challenge of this session, once', async () => {
    const { user, browser } = await overtaken();
    const elsewhere = await overtaken();
    ownerOfPasskey = user;
    const challenge = await options(browser);
    expect(await resultOf(await byPasskey(elsewhere.browser))).toEqual([409, 'CONFLICT']);
    expect((await byPasskey(browser)).status).toBe(200);
    expect(gateway.identity.callsOf(rpc.LoginWithPasskey).at(-1)!.input).toMatchObject({
      userId: user.id,
      challenge,
    });
    expect([await isProved(browser), await isProved(elsewhere.browser)]).toEqual([true, false]);
    expect((await byPasskey(browser)).status).toBe(409);
  });

  it('is a code of the caller, and returns the error for too many codes', async () => {
    const { user, browser } = await overtaken();
    expect((await proveByCode(browser, '999999')).status).toBe(429);
    expect(await isProved(browser)).toBe(false);
    expect((await proveByCode(browser)).status).toBe(200);
    expect(gateway.identity.callsOf(rpc.LoginWithCode).at(-1)!.input).toMatchObject({ userId: user.id });
    expect(await isProved(browser)).toBe(true);
  });

  it('travels to the services with the caller', async () => {
    const { browser } = await overtaken();
    const seen = async () => {
      await browser.get('/api/user');
      return gateway.identity.callsOf(GetUser).at(-1)!.ctx.caller?.proved;
    };
    expect(await seen()).toBeUndefined();
    await proveByCode(browser);
    expect(await seen()).toBe(true);
  });

  it('needs a session, and an account with a factor', async () => {
    expect((await proveByCode(gateway.browser())).status).toBe(401);
    const browser = await gateway.browser().logIn(newUser().username);
    expect(await resultOf(await proveByCode(browser))).toEqual([409, 'CONFLICT']);
    expect(await isProved(browser)).toBe(false);
  });
});

describe('the first second factor', () => {
  const setups = [
    ['/api/account/second-factor/app/confirm', { code: RIGHT }, rpc.ConfirmApp],
    ['/api/account/passkeys', { name: 'Phone', response: attestation }, rpc.AddPasskey],
  ] as const;
  const first = { recoveryCodes: ['A'] };

  it.each(setups)('ends the other sessions and their event streams at once: %s', async (path, body, one) => {
    const user = newUser();
    const [here, there] = [
      await gateway.browser().logIn(user.username),
      await gateway.browser().logIn(user.username),
    ];
    const streams = [
      await EventReader.open(here, '/api/events'),
      await EventReader.open(there, '/api/events'),
    ];
    const response = await gateway.identity.during(
      one as typeof rpc.ConfirmApp,
      () => first,
      () => here.post(path, body),
    );
    expect(response.status).toBe(200);
    expect(gateway.identity.callsOf(one).at(-1)!.input).toMatchObject({ keptSession: await idOf(here) });
    expect([(await here.get('/api/user')).status, (await there.get('/api/user')).status]).toEqual([200, 401]);
    await eventually(() => expect(streams[1]!.closed).toBe(true));
    expect(streams[0]!.closed).toBe(false);
  });

  it('leaves the sessions of an account that already has a second factor', async () => {
    const { user, browser } = await withFactor();
    const there = gateway.browser();
    await there.post('/api/login', { username: user.username, password: 'password' });
    await there.post('/api/login/second-factor', { method: 'code', code: RIGHT });
    await browser.post('/api/account/second-factor/app/confirm', { code: RIGHT });
    expect((await there.get('/api/user')).status).toBe(200);
  });

  it('ends a login that the password alone was about to complete', async () => {
    const user = newUser();
    const here = await gateway.browser().logIn(user.username);
    const sessions = gateway.service.app.get(SessionStore);
    const began = await sessions.beginLogin();
    await gateway.identity.during(
      rpc.ConfirmApp,
      () => first,
      () => here.post('/api/account/second-factor/app/confirm', { code: RIGHT }),
    );
    await expect(sessions.open(user, began)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('ends the sessions by its event if the request failed', async () => {
    const user = newUser();
    const [here, there] = [
      await gateway.browser().logIn(user.username),
      await gateway.browser().logIn(user.username),
    ];
    await gateway.service.app.get(EventPublisher).publish({
      id: newId(),
      type: SecondFactorTurnedOn.type,
      occurredAt: new Date().toISOString(),
      requestId: 'test',
      actorId: null,
      audience: [],
      data: { userId: user.id, keptSession: await idOf(here) },
    });
    await eventually(async () => expect((await there.get('/api/user')).status).toBe(401));
    expect((await here.get('/api/user')).status).toBe(200);
  });
});

describe('an admin with a second factor, where it is optional', () => {
  it('has the rights of an admin only in sessions with the second factor', async () => {
    const adminRoute = async (browser: Browser) => resultOf(await browser.get('/api/admin/payments'));
    const { browser } = await overtaken('admin');
    await redis.hset(`session:${await idOf(browser)}`, 'checkedAt', 0);
    expect((await browser.get('/api/user')).status).toBe(200);
    expect(await adminRoute(browser)).toEqual(required);
    expect(gateway.identity.callsOf(GetUser).length).toBeGreaterThan(0);
    await proveByCode(browser);
    expect(await adminRoute(browser)).not.toEqual(required);
    const none = await gateway.browser().logIn(newUser('admin').username);
    expect(await adminRoute(none)).not.toEqual(required);
  });
});
