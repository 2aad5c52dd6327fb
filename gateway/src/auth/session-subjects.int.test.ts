// guarantees: After a demo its accounts have no session and no login; its password is refused at every check
// guarantees: A restored database gives an id to another person: the former one's cookie ends, and gets nothing of theirs
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Account } from '@waymark/contracts/identity/http';
import { CheckSubject } from '@waymark/contracts/identity/users.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { eventually } from '@waymark/testing/eventually';
import { Redis } from 'ioredis';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { acceptSecondFactors, RIGHT } from '../testing/fake-second-factors.ts';
import { TestGateway } from '../testing/gateway.ts';
import { SessionStore } from './session-store.ts';
import { SessionSubjects } from './session-subjects.ts';

let gateway: TestGateway;
let redis: Redis;
let startedAt: number;
beforeAll(async () => {
  startedAt = Math.floor(Date.now() / 1_000);
  gateway = await TestGateway.start({ env: { SSE_KEEPALIVE_SECONDS: '1' } });
  acceptSecondFactors(gateway.identity, () => restored(5));
  redis = new Redis(gateway.redis.url);
});
afterAll(async () => {
  redis?.disconnect();
  await gateway?.stop();
});

const sessions = () => gateway.service.app.get(SessionStore);
const statusOf = async (browser: Browser) => (await browser.get('/api/user')).status;
const tokenOf = ({ cookie }: Browser) => cookie!.split('=')[1]!;
const keyOf = async (browser: Browser) => `session:${(await sessions().load(tokenOf(browser)))!.id}`;
/** As a minute later. */
const forgetCheck = async (browser: Browser) => redis.hset(await keyOf(browser), 'checkedAt', 1);

let names = 0;
/** Another person with this id, as a restored database makes one. */
function restored(id: number): Account {
  names += 1;
  return gateway.identity.add({ id, username: `person${names}` });
}
const logIn = (user: Account) => gateway.browser().logIn(user.username);

describe('a session whose id belongs to another person after a restore', () => {
  it('ends with 401 within a minute, and its cookie is removed', async () => {
    const former = await logIn(restored(5));
    const { cookie } = former;
    restored(5);
    await forgetCheck(former);
    expect([await statusOf(former), former.cookie]).toEqual([401, null]);
    expect(former.setCookies.at(-1)).toMatch(/^__Host-waymark=; Max-Age=0/);
    expect(await statusOf(gateway.browser({ cookie: cookie! }))).toBe(401);
    expect(await redis.keys('session:*')).toEqual([]);
  });

  it('ends on routes for visitors as well', async () => {
    const former = await logIn(restored(5));
    restored(5);
    await forgetCheck(former);
    expect((await former.get('/api/media/m1')).status).toBe(401);
    expect((await former.get('/api/media/m1')).status).not.toBe(401);
  });

  it('ends at once when the other person logs in', async () => {
    const former = await logIn(restored(5));
    const other = await logIn(restored(5));
    expect([await statusOf(former), await statusOf(other)]).toEqual([401, 200]);
  });

  it('ends at once, and gets no role, when the role of the other person changes', async () => {
    const former = await logIn(restored(5));
    const { subject } = restored(5);
    await sessions().changeRole({ userId: 5, subject }, 'admin', Date.now());
    expect(await statusOf(former)).toBe(401);
  });

  it('ends its live streams', async () => {
    const former = await logIn(restored(5));
    const reader = await EventReader.open(former, '/api/events');
    await reader.until(1);
    restored(5);
    await forgetCheck(former);
    await eventually(() => expect(reader.closed).toBe(true));
  });
});

describe('a session', () => {
  it('is checked once a minute, once for concurrent requests', async () => {
    // Outside the demo, a check of one of its ids does not count within the second of the start.
    const id = 1_006;
    const browser = await logIn(restored(id));
    const checks = () =>
      gateway.identity.callsOf(CheckSubject).filter(({ input }) => input.userId === id).length;
    const before = checks();
    await browser.get('/api/user');
    expect(checks()).toBe(before);
    await forgetCheck(browser);
    const session = (await sessions().load(tokenOf(browser)))!;
    const subjects = gateway.service.app.get(SessionSubjects);
    await Promise.all(Array.from({ length: 8 }, () => subjects.isCurrent(session)));
    await browser.get('/api/user');
    expect(checks()).toBe(before + 1);
  });

  it('does not get the role that another person with its id had', async () => {
    await sessions().changeRole({ userId: 7, subject: randomUUID() }, 'admin', Date.now());
    const browser = await logIn(restored(7));
    expect(await redis.hget(await keyOf(browser), 'role')).toBe('learner');
  });

  it('lasts while identity is unavailable', async () => {
    const browser = await logIn(restored(1_008));
    await forgetCheck(browser);
    const away = () => {
      throw new AppError('UNAVAILABLE', 'away');
    };
    const status = await gateway.identity.during(CheckSubject, away, () => browser.get('/api/roadmaps'));
    expect(status.status).toBe(200);
  });
});

describe('a session of an account of the demo, after the demo', () => {
  const checkedInTheDemo = async (browser: Browser) =>
    redis.hset(await keyOf(browser), 'checkedAt', startedAt - 1);

  it('ends at its first use, however lately it was checked in the demo', async () => {
    const browser = await logIn(restored(3));
    const key = await keyOf(browser);
    await checkedInTheDemo(browser);
    const closed = () => ({ isCurrent: false, hasSecondFactor: false });
    const status = await gateway.identity.during(CheckSubject, closed, () => statusOf(browser));
    expect([status, await redis.exists(key)]).toEqual([401, 0]);
  });

  it('is not accepted unchecked while identity is unavailable', async () => {
    const browser = await logIn(restored(4));
    await checkedInTheDemo(browser);
    const away = () => {
      throw new AppError('UNAVAILABLE', 'away');
    };
    expect(await gateway.identity.during(CheckSubject, away, () => statusOf(browser))).toBe(503);
    expect(await statusOf(browser)).toBe(200);
  });
});

it('does not complete a login by the second factor of another person', async () => {
  const former = restored(9);
  gateway.identity.secondFactors.set(9, ['code']);
  const browser = await logIn(former);
  restored(9);
  const response = await browser.post('/api/login/second-factor', { method: 'code', code: RIGHT });
  expect([response.status, browser.cookie]).toEqual([401, null]);
});
