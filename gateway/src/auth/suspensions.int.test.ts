// guarantees: A suspension ends all sessions, and a login that began before it is rejected
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserSuspended } from '@waymark/contracts/identity/events';
import { AddReport } from '@waymark/contracts/identity/reports.endpoints';
import { CheckPassword } from '@waymark/contracts/identity/users.endpoints';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { EventReader } from '../testing/event-reader.ts';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
let admin: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({
    booking: true,
    env: { RATE_LIMIT_LOGIN_IP: '1000/60', RATE_LIMIT_REPORT: '4/60' },
  });
  gateway.identity.add({ username: 'boss', role: 'admin' });
  admin = await gateway.browser().logIn('boss');
});
afterAll(() => gateway.stop());

const reason = { reason: 'Sold what he does not own.' };
const statusOf = async (browser: Browser) => (await browser.get('/api/notifications')).status;
const aUser = () => gateway.identity.add({ username: `u${newId()}` });
const suspend = (id: number, by = admin) => by.post(`/api/admin/users/${id}/suspend`, reason);

describe('a suspension', () => {
  it('ends all sessions and live streams of the user at once', async () => {
    const user = aUser();
    const [one, two] = [
      await gateway.browser().logIn(user.username),
      await gateway.browser().logIn(user.username),
    ];
    const stream = await EventReader.open(two, '/api/events');
    await stream.until(1);
    expect((await suspend(user.id)).status).toBe(200);
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 401]);
    await eventually(() => expect(stream.closed).toBe(true));
    expect(await statusOf(admin)).toBe(200);
  });

  it('rejects a login whose password was checked before it', async () => {
    const user = aUser();
    const late = gateway.browser();
    const body = { username: user.username, password: 'password' };
    const login = await gateway.identity.during(
      CheckPassword,
      async () => {
        await suspend(user.id);
        return { ...user, secondFactor: [] };
      },
      () => late.post('/api/login', body),
    );
    expect(login.status).toBe(401);
    expect(await statusOf(late)).toBe(401);
  });

  it('ends sessions by its event when the request failed', async () => {
    const user = aUser();
    const browser = await gateway.browser().logIn(user.username);
    await gateway.service.app.get(EventPublisher).publish({
      ...{ id: newId(), type: UserSuspended.type, occurredAt: new Date().toISOString(), requestId: 'test' },
      ...{ actorId: null, audience: [], data: { userId: user.id, username: user.username } },
    });
    await eventually(async () => expect(await statusOf(browser)).toBe(401));
  });

  it('is for admins, and needs a reason', async () => {
    const user = aUser();
    const learner = await gateway.browser().logIn(aUser().username);
    expect((await suspend(user.id, learner)).status).toBe(403);
    expect((await suspend(user.id, gateway.browser())).status).toBe(401);
    const without = await admin.post(`/api/admin/users/${user.id}/suspend`, { reason: ' ' });
    expect([without.status, await without.json()]).toMatchObject([400, { issues: [{ path: ['reason'] }] }]);
  });
});

describe('a report', () => {
  it('describes its target as the service that owns the target does', async () => {
    const browser = await gateway.browser().logIn(aUser().username);
    gateway.identity.addMentor({ userId: 77, name: 'Rosa' });
    const reported = async (targetType: string, targetId: string) => {
      const body = { targetType, targetId, reason: 'spam', text: '' };
      return (await browser.post('/api/reports', body)).status;
    };
    expect(await reported('mentor', '77')).toBe(201);
    expect(await reported('mentor', '78')).toBe(404);
    expect(await reported('review', newId())).toBe(201);
    expect(await reported('mentor', 'x')).toBe(404);
    expect(await reported('mentor', '77')).toBe(429);
    expect(gateway.identity.callsOf(AddReport).map(({ input }) => input.target)).toEqual([
      { type: 'mentor', id: '77', name: 'Rosa', link: '/mentor/77', mentorId: 77 },
      { type: 'review', id: expect.any(String), name: 'Rosa', link: '/mentor/8', mentorId: 8 },
    ]);
  });
});
