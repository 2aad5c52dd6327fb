import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ResetPassword } from '@waymark/contracts/identity/rpc-passwords';
import { StartRun } from '@waymark/contracts/roadmaps/rpc';
import { HoldSlot } from '@waymark/contracts/scheduling/rpc';
import { eventually } from '@waymark/testing/eventually';
import { LoginLimits } from '../auth/login-limits.ts';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';

let gateway: TestGateway;
const times = async (count: number, call: () => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await call()).status);
  return statuses;
};
const from = (ip: string): Browser => gateway.browser({ 'x-forwarded-for': ip });

/** One gateway for the tests of a `describe`. */
function withLimits(env: Record<string, string>): void {
  beforeAll(async () => {
    gateway = await TestGateway.start({ booking: true, env: { TRUST_PROXY: 'loopback', ...env } });
  });
  afterAll(() => gateway?.stop());
}

describe('per address', () => {
  withLimits({ RATE_LIMIT_IP: '3/60' });

  it('returns 429 with Retry-After over the limit of one address, except for health and pages', async () => {
    expect(await times(4, () => from('1.1.1.1').get('/api/config'))).toEqual([200, 200, 200, 429]);
    const response = await from('1.1.1.1').get('/api/config');
    expect(await response.json()).toMatchObject({ code: 'TOO_MANY', statusCode: 429 });
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await from('2.2.2.2').get('/api/config')).status).toBe(200);
    expect((await from('1.1.1.1').get('/api/health/live')).status).toBe(200);
    expect((await from('1.1.1.1').get('/anything')).status).toBe(404);
  });

  it('counts an escaped spelling of the path', async () => {
    expect(await times(4, () => from('3.3.3.3').get('/%61pi/config'))).toEqual([200, 200, 200, 429]);
  });
});

describe('webhooks of the payment provider', () => {
  withLimits({ RATE_LIMIT_IP: '1/60', RATE_LIMIT_WEBHOOK: '3/60' });

  it('have a limit of their own, and do not count as visits', async () => {
    const send = () =>
      from('5.5.5.5').post('/api/payments/webhook', { id: 'evt_1' }, { 'stripe-signature': 't=1,v1=a' });
    expect(await times(4, send)).toEqual([200, 200, 200, 429]);
    expect((await from('5.5.5.5').get('/api/config')).status).toBe(200);
  });
});

describe('without a trusted proxy', () => {
  withLimits({ RATE_LIMIT_IP: '2/60', TRUST_PROXY: 'false' });

  it('ignores the address in a header', async () => {
    await times(2, () => from('1.1.1.1').get('/api/config'));
    expect((await from('2.2.2.2').get('/api/config')).status).toBe(429);
  });
});

describe('behind two trusted proxies', () => {
  withLimits({ RATE_LIMIT_IP: '2/60', TRUST_PROXY: 'loopback,uniquelocal' });

  it('takes the last address that is not theirs, whatever the client has put before it', async () => {
    const through = (forged: string, address: string) =>
      from(`${forged}, ${address}, 10.0.0.5`).get('/api/config');
    await times(2, () => through('9.9.9.9', '1.1.1.1'));
    expect((await through('8.8.8.8', '1.1.1.1')).status).toBe(429);
    expect((await through('9.9.9.9', '2.2.2.2')).status).toBe(200);
  });
});

describe('per user', () => {
  withLimits({ RATE_LIMIT_USER: '3/60' });

  it('returns 429 over the limit of one user from several addresses', async () => {
    const { cookie } = await gateway.mentor();
    const call = (ip: string) =>
      gateway.browser({ cookie: cookie!, 'x-forwarded-for': ip }).get('/api/following');
    expect(await times(3, () => call('1.1.1.1'))).toEqual([200, 200, 200]);
    expect((await call('2.2.2.2')).status).toBe(429);
    const other = await gateway.mentor('other');
    expect((await other.get('/api/following')).status).toBe(200);
  });
});

describe('a limit of its own', () => {
  withLimits({
    ...{ RATE_LIMIT_AI: '2/60', RATE_LIMIT_UPLOAD: '1/60', RATE_LIMIT_REGISTER: '2/60' },
    ...{ RATE_LIMIT_BOOKING: '3/60', RATE_LIMIT_PAYMENT: '1/60', RATE_LIMIT_CARD: '1/60' },
    ...{ RATE_LIMIT_SESSION: '3/60', RATE_LIMIT_MAIL: '2/60' },
  });

  it('applies to AI runs and coaching', async () => {
    const browser = await gateway.mentor('ai');
    const generate = () =>
      browser.post('/api/generate-roadmap', { roadmapId: ROADMAP_ID }, { prefer: 'respond-async' });
    expect(await times(3, generate)).toEqual([202, 202, 429]);
    expect((await browser.post('/api/ai-runs/r1/retry')).status).toBe(429);
    const step = { roadmapId: ROADMAP_ID, stepId: 'step1' };
    expect((await browser.post('/api/ai-coaching', step)).status).toBe(429);
    expect(gateway.roadmaps.callsOf(StartRun)).toHaveLength(2);
  });

  it('applies to bookings, payment checks and card attempts', async () => {
    const browser = await gateway.mentor('booking');
    const booking = { mentorId: 7, sessionDate: '2026-12-03T17:30:00.000Z', price: 0 };
    const guided = {
      mentorId: 7,
      date: '2026-12-03',
      time: '9:00 AM',
      sessionType: 'goal-setting',
      price: 0,
    };
    expect((await browser.post('/api/sessions/schedule', booking)).status).toBe(201);
    expect((await browser.post('/api/sessions/book', guided)).status).toBe(201);
    expect((await browser.post('/api/sessions/create-payment-intent', booking)).status).toBe(200);
    expect((await browser.post('/api/sessions/create-payment-intent', booking)).status).toBe(429);
    expect((await browser.post('/api/sessions/s1/reschedule', booking)).status).toBe(200);
    expect(gateway.scheduling.callsOf(HoldSlot)).toHaveLength(1);

    const confirm = () => browser.post('/api/sessions/confirm-payment', { paymentIntentId: 'pi_1' });
    expect(await times(2, confirm)).toEqual([200, 429]);
    const card = { clientSecret: 's', number: '4242424242424242', expiry: '12/30', cvc: '123' };
    expect(await times(2, () => browser.post('/api/payments/sandbox/confirm', card))).toEqual([200, 429]);
    expect((await browser.post('/api/sessions/s1/cancel')).status).toBe(200);
  });

  it('applies to changes of sessions and to reported no-shows together', async () => {
    const browser = await gateway.mentor('changes');
    const of = (action: string, body = {}) => browser.post(`/api/sessions/s1/${action}`, body);
    expect((await of('cancel')).status).toBe(200);
    expect((await of('reschedule', { sessionDate: '2026-12-03T17:30:00.000Z' })).status).toBe(200);
    expect((await of('no-show', { note: '' })).status).toBe(200);
    const refused = await of('no-show/response', { agrees: true });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await of('cancel')).status).toBe(429);
    expect((await (await gateway.mentor('changes2')).post('/api/sessions/s1/cancel')).status).toBe(200);
  });

  it('applies to what sends mail', async () => {
    const browser = await gateway.mentor('mails');
    const request = { title: 'A request', description: 'For a test.', category: 'self-care' };
    const send = () => browser.post('/api/support-requests', request);
    expect(await times(3, send)).toEqual([201, 201, 429]);
    expect((await browser.post(`/api/roadmaps/${ROADMAP_ID}/thanks`, { line: 'Thank you.' })).status).toBe(
      429,
    );
  });

  it('applies to uploads and stories', async () => {
    const browser = await gateway.mentor('uploads');
    const addStory = () =>
      browser.post(`/api/roadmaps/${ROADMAP_ID}/transcript`, { text: 'Once upon a time' });
    expect(await times(2, addStory)).toEqual([201, 429]);
    expect((await browser.post('/api/upload', {})).status).toBe(429);
  });

  it('applies to registrations of one address', async () => {
    let i = 0;
    const register = () => {
      i += 1;
      const account = { username: `new${i}`, email: `n${i}@example.org`, password: 'long enough' };
      return from('4.4.4.4').post('/api/register', account);
    };
    expect(await times(3, register)).toEqual([201, 201, 429]);
  });
});

const logIn = (ip: string, username: string, password = 'wrong') =>
  from(ip).post('/api/login', { username, password });

describe('logging in from one address', () => {
  withLimits({ RATE_LIMIT_LOGIN_IP: '3/60' });

  it('is limited for all user names together', async () => {
    let i = 0;
    expect(await times(4, () => logIn('1.1.1.1', `user${i++}`))).toEqual([401, 401, 401, 429]);
    expect((await logIn('2.2.2.2', 'user0')).status).toBe(401);
  });
});

describe('logging in by one name', () => {
  withLimits({ RATE_LIMIT_LOGIN_NAME: '2/600', RATE_LIMIT_LOGIN_IP: '10000/60' });

  it('is delayed after wrong passwords from any address and in any case', async () => {
    gateway.identity.add({ username: 'ada' });
    expect((await logIn('1.1.1.1', 'ada')).status).toBe(401);
    expect((await logIn('1.1.1.2', 'ADA')).status).toBe(401);
    // The third is checked and starts a delay of 2 s.
    expect((await logIn('1.1.1.3', 'ada ')).status).toBe(401);
    const slowed = await logIn('1.1.1.4', 'ada');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(2);
    // Also with the right password: otherwise guessing would continue during the delay.
    expect((await logIn('1.1.1.5', 'ada', 'password')).status).toBe(429);
    expect((await logIn('1.1.1.4', 'grace')).status).toBe(401);
  });

  it('counts as the account, also by its e-mail address and where there is none', async () => {
    gateway.identity.add({ username: 'mary' });
    expect((await logIn('1.1.1.1', 'mary')).status).toBe(401);
    expect((await logIn('1.1.1.2', 'Mary@Example.org')).status).toBe(401);
    expect((await logIn('1.1.1.3', 'MARY')).status).toBe(401);
    expect((await logIn('1.1.1.4', 'mary@example.org')).status).toBe(429);
    const names = ['\uff55nknown', 'unknown', 'UNKNOWN', 'unKnown'];
    const statuses = await times(4, async () => logIn('1.1.1.1', names.shift()!));
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('is not delayed at an address with an earlier login while another address guesses', async () => {
    gateway.identity.add({ username: 'owned' });
    expect((await logIn('1.1.1.1', 'owned', 'password')).status).toBe(200);
    expect(await times(4, () => logIn('6.6.6.6', 'owned'))).toEqual([401, 401, 401, 429]);
    expect((await logIn('1.1.1.1', 'owned', 'password')).status).toBe(200);
    expect((await logIn('6.6.6.6', 'owned')).status).toBe(429);
    expect(await times(4, () => logIn('1.1.1.1', 'owned'))).toEqual([401, 401, 401, 429]);
  });

  it('is not delayed on a device with an earlier login, in any network, while another address guesses', async () => {
    const user = gateway.identity.add({ username: 'travels' });
    const home = await from('1.1.1.1').logIn('travels');
    const device = home.setCookies
      .findLast((line) => line.startsWith('__Host-waymark-device='))!
      .split(';')[0]!;
    const logInOn = (cookie: string, password: string) =>
      from('3.3.3.3').post('/api/login', { username: user.username, password }, { cookie });
    expect(await times(4, () => logIn('6.6.6.6', 'travels'))).toEqual([401, 401, 401, 429]);
    expect((await logInOn(`__Host-waymark-device=${'x'.repeat(43)}`, 'password')).status).toBe(429);
    expect((await logInOn(device, 'password')).status).toBe(200);
  });

  it('counts the last fifty devices of a user apart', async () => {
    const { id } = gateway.identity.add({ username: 'many' });
    const limits = gateway.service.app.get(LoginLimits);
    const tokens = Array.from({ length: 51 }, (_, n) => String(n).padStart(43, 'd'));
    const trust = (device: string) => limits.trust(id, { ip: '1.1.1.1', device });
    await trust(tokens[0]!);
    const first = Date.now();
    await eventually(() => expect(Date.now()).toBeGreaterThan(first));
    for (const device of tokens.slice(1)) await trust(device);
    const countedAs = async (device: string) =>
      (await limits.admit({ ip: '7.7.7.7', device }, 'many')).countedAs;
    expect(await countedAs(tokens[0]!)).toBe(`user-${id}`);
    expect(await countedAs(tokens[1]!)).toMatch(`user-${id}@`);
    expect(await countedAs(tokens[50]!)).toMatch(`user-${id}@`);
  });

  it('counts guesses on a known device apart as well', async () => {
    const user = gateway.identity.add({ username: 'shared' });
    const home = await from('1.1.1.1').logIn('shared');
    const cookie = home.setCookies
      .findLast((line) => line.startsWith('__Host-waymark-device='))!
      .split(';')[0]!;
    const guess = (ip: string) =>
      from(ip).post('/api/login', { username: user.username, password: 'wrong' }, { cookie });
    const addresses = ['2.2.2.1', '2.2.2.2', '2.2.2.3', '2.2.2.4'];
    expect(await times(4, () => guess(addresses.shift()!))).toEqual([401, 401, 401, 429]);
    expect((await logIn('9.9.9.9', 'shared')).status).toBe(401);
  });

  it('is possible at once on a new device after a new password by mail, which the refusal names', async () => {
    const { id } = gateway.identity.add({ username: 'anew' });
    gateway.identity.on(ResetPassword, () => ({ userId: id }));
    expect(await times(4, () => logIn('6.6.6.6', 'anew'))).toEqual([401, 401, 401, 429]);
    const refused = await logIn('3.3.3.3', 'anew', 'password');
    expect([refused.status, (await refused.json()) as object]).toEqual([
      429,
      expect.objectContaining({
        error: expect.stringMatching(/or set a new password by e-mail, which works at once\.$/),
      }),
    ]);
    const body = { token: 'from-the-mail', newPassword: 'quiet lamps at dusk' };
    expect((await from('3.3.3.3').post('/api/reset-password', body)).status).toBe(200);
    expect((await logIn('3.3.3.3', 'anew', 'password')).status).toBe(200);
    expect((await logIn('6.6.6.6', 'anew')).status).toBe(429);
  });

  it('is not delayed further by attempts that returned 429', async () => {
    expect(await times(3, () => logIn('1.1.1.1', 'tried'))).toEqual([401, 401, 401]);
    await eventually(async () => expect((await logIn('1.1.1.1', 'tried')).status).toBe(401));
    const refused = await logIn('1.1.1.1', 'tried');
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(4);
  });

  it('resets its count after the right password', async () => {
    gateway.identity.add({ username: 'forgiven' });
    for (let i = 0; i < 4; i += 1) {
      expect((await logIn('1.1.1.1', 'forgiven')).status).toBe(401);
      expect((await logIn('1.1.1.1', 'forgiven', 'password')).status).toBe(200);
    }
  });

  it('counts concurrent attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => logIn('1.1.1.1', 'twenty')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(17);
  });
});
