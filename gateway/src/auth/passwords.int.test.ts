// guarantees: A changed password ends the other sessions and their event streams at once
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PasswordChanged } from '@waymark/contracts/identity/events';
import {
  ChangePassword,
  CheckUserEmail,
  ResetPassword,
  ResetPasswordDirect,
} from '@waymark/contracts/identity/passwords.endpoints';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';
import { SessionStore } from './session-store.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({
    env: {
      TRUST_PROXY: 'loopback',
      // Longer than a test: only a signal can end a stream.
      SSE_KEEPALIVE_SECONDS: '60',
      RATE_LIMIT_RECOVERY: '3/900',
      RATE_LIMIT_RESET: '3/900',
      RATE_LIMIT_PASSWORD: '3/900',
    },
  });
  gateway.identity
    .on(CheckUserEmail, ({ email }) => ({ exists: true, user: { email } }))
    .on(ResetPasswordDirect, ({ email }) => ({ userId: userOf(email).id }))
    .on(ResetPassword, ({ token }) => ({ userId: Number(token) }))
    .on(ChangePassword, () => ({ success: true as const }));
});
afterAll(() => gateway?.stop());

const userOf = (email: string) => [...gateway.identity.users.values()].find((one) => one.email === email)!;
const from = (ip: string): Browser => gateway.browser({ 'x-forwarded-for': ip });
const newPassword = 'quiet lamps at dusk';
const change = { currentPassword: 'password', newPassword };
const statusOf = async (browser: Browser) => (await browser.get('/api/user')).status;
const idOf = async ({ cookie }: Browser) =>
  (await gateway.service.app.get(SessionStore).load(cookie!.split('=')[1]!))!.id;

/** A new user in two browsers, each with an open stream. */
async function twoBrowsers() {
  const user = gateway.identity.add({ username: `u${newId()}` });
  const [here, there] = [
    await from('9.9.9.9').logIn(user.username),
    await from('8.8.8.8').logIn(user.username),
  ];
  const [stream, otherStream] = [await streamOf(here), await streamOf(there)];
  return { user, here, there, stream, otherStream };
}

async function streamOf(browser: Browser): Promise<EventReader> {
  const reader = await EventReader.open(browser, '/api/events');
  await reader.until(1);
  return reader;
}

describe('a changed password', () => {
  it('ends the other sessions and their live streams at once, and keeps the current one', async () => {
    const { here, there, stream, otherStream } = await twoBrowsers();
    expect((await here.post('/api/change-password', change)).status).toBe(200);
    expect(await statusOf(there)).toBe(401);
    await eventually(() => expect(otherStream.closed).toBe(true));
    expect([await statusOf(here), stream.closed]).toEqual([200, false]);
    const [call] = gateway.identity.callsOf(ChangePassword).slice(-1);
    expect(call?.input).toEqual({ ...change, keptSession: await idOf(here) });
    stream.leave();
  });

  it('needs a session and a password of at least 8 characters', async () => {
    expect((await from('1.1.1.1').post('/api/change-password', change)).status).toBe(401);
    const { here, stream } = await twoBrowsers();
    const short = await here.post('/api/change-password', { ...change, newPassword: '👍👍👍👍' });
    expect(short.status).toBe(400);
    expect(await short.json()).toMatchObject({
      error: 'New password must be at least 8 characters long.',
      issues: [{ path: ['newPassword'] }],
    });
    const long = await here.post('/api/change-password', { ...change, newPassword: 'x'.repeat(129) });
    expect(long.status).toBe(400);
    stream.leave();
  });

  it('can be attempted a limited number of times per user', async () => {
    const { user, here, stream } = await twoBrowsers();
    for (let n = 0; n < 3; n += 1) await here.post('/api/change-password', change);
    const elsewhere = await from('7.7.7.8').logIn(user.username);
    expect((await elsewhere.post('/api/change-password', change)).status).toBe(429);
    stream.leave();
  });

  it('ends the other sessions by its event when the request failed', async () => {
    const { user, here, there, stream } = await twoBrowsers();
    await publish(user.id, await idOf(here), new Date());
    await eventually(async () => expect(await statusOf(there)).toBe(401));
    expect(await statusOf(here)).toBe(200);
    stream.leave();
  });

  it('does not end newer sessions by a late event', async () => {
    const { user, here, stream } = await twoBrowsers();
    const changedAt = new Date();
    await here.post('/api/change-password', change);
    const newer = await from('7.7.7.7').logIn(user.username);
    await publish(user.id, await idOf(here), changedAt);
    const marker = gateway.identity.add({ username: `u${newId()}` });
    const last = await from('6.6.6.6').logIn(marker.username);
    // Events are handled in order.
    await publish(marker.id, '', new Date());
    await eventually(async () => expect(await statusOf(last)).toBe(401));
    expect(await statusOf(newer)).toBe(200);
    stream.leave();
  });
});

describe('a forgotten password', () => {
  const reset = {
    code: (email: string) =>
      from(newIp()).post('/api/reset-password-direct', { email, code: '123456', newPassword }),
    token: (_email: string, id: number) =>
      from(newIp()).post('/api/reset-password', { token: String(id), newPassword }),
  };

  it.each(['code', 'token'] as const)('set by %s ends all sessions and their live streams', async (by) => {
    const { user, here, there, stream, otherStream } = await twoBrowsers();
    const response = await reset[by](user.email, user.id);
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 401]);
    await eventually(() => expect([stream.closed, otherStream.closed]).toEqual([true, true]), {
      timeoutMs: 3_000,
    });
  });

  it('is looked up and set a limited number of times per address', async () => {
    const calls = [
      ['/api/check-user-email', { email: 'ada@example.org' }],
      ['/api/reset-password', { token: '1', newPassword }],
    ] as const;
    for (const [path, body] of calls) {
      const ip = newIp();
      for (let n = 0; n < 3; n += 1) expect((await from(ip).post(path, body)).status).toBe(200);
      expect((await from(ip).post(path, body)).status).toBe(429);
      expect((await from(newIp()).post(path, body)).status).toBe(200);
    }
  });

  it('shares the limit of attempts by code and by token', async () => {
    const ip = newIp();
    const { email } = gateway.identity.add({ username: `u${newId()}` });
    for (let n = 0; n < 3; n += 1) await from(ip).post('/api/reset-password', { token: '1', newPassword });
    const body = { email, code: '123456', newPassword };
    expect((await from(ip).post('/api/reset-password-direct', body)).status).toBe(429);
  });
});

let ips = 0;
function newIp(): string {
  ips += 1;
  return `5.5.5.${ips}`;
}

const publish = (userId: number, keptSession: string, at: Date) =>
  gateway.service.app.get(EventPublisher).publish({
    id: newId(),
    type: PasswordChanged.type,
    occurredAt: at.toISOString(),
    requestId: 'test',
    actorId: null,
    audience: [],
    data: { userId, keptSession },
  });
