import { afterEach, describe, expect, it } from '@jest/globals';
import { StartRun } from '@waymark/contracts/roadmaps/rpc';
import { HoldSlot } from '@waymark/contracts/scheduling/rpc';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';

let gateway: TestGateway;
afterEach(() => gateway?.stop());

const times = async (count: number, call: () => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i += 1) statuses.push((await call()).status);
  return statuses;
};
const from = (ip: string): Browser => gateway.browser({ 'x-forwarded-for': ip });

async function start(env: Record<string, string>, booking = false): Promise<void> {
  gateway = await TestGateway.start({ booking, env: { TRUST_PROXY: 'loopback', ...env } });
}

describe('per address', () => {
  it('so many calls a minute, and then 429 with the time to wait, for that address alone', async () => {
    await start({ RATE_LIMIT_IP: '3/60' });
    expect(await times(4, () => from('1.1.1.1').get('/api/config'))).toEqual([200, 200, 200, 429]);
    const response = await from('1.1.1.1').get('/api/config');
    expect(await response.json()).toMatchObject({ code: 'TOO_MANY', statusCode: 429 });
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await from('2.2.2.2').get('/api/config')).status).toBe(200);
    // Health is asked by those who must always know, and pages are not the API.
    expect((await from('1.1.1.1').get('/api/health/live')).status).toBe(200);
    expect((await from('1.1.1.1').get('/anything')).status).toBe(404);
  });

  it('an address of the next generation is its network', async () => {
    await start({ RATE_LIMIT_IP: '2/60' });
    await times(2, () => from('2001:db8:1:2::1').get('/api/config'));
    expect((await from('2001:db8:1:2:ffff::9').get('/api/config')).status).toBe(429);
    expect((await from('2001:db8:1:3::1').get('/api/config')).status).toBe(200);
  });

  it('nobody chooses the address by a header where no proxy is trusted', async () => {
    await start({ RATE_LIMIT_IP: '2/60', TRUST_PROXY: 'false' });
    await times(2, () => from('1.1.1.1').get('/api/config'));
    expect((await from('2.2.2.2').get('/api/config')).status).toBe(429);
  });

  it('a spelling of the path that reaches the same route counts as well', async () => {
    await start({ RATE_LIMIT_IP: '2/60' });
    expect(await times(3, () => from('1.1.1.1').get('/%61pi/config'))).toEqual([200, 200, 429]);
  });
});

describe('per user', () => {
  it('so many calls, from however many addresses', async () => {
    await start({ RATE_LIMIT_USER: '3/60' });
    const { cookie } = await gateway.mentor();
    const call = (ip: string) =>
      gateway.browser({ cookie: cookie!, 'x-forwarded-for': ip }).get('/api/following');
    expect(await times(3, () => call('1.1.1.1'))).toEqual([200, 200, 200]);
    expect((await call('2.2.2.2')).status).toBe(429);
    const other = await gateway.mentor('other');
    expect((await other.get('/api/following')).status).toBe(200);
  });

  it('AI runs are few, and a refused one does not start', async () => {
    await start({ RATE_LIMIT_AI: '2/60' });
    const browser = await gateway.mentor();
    const generate = () =>
      browser.post('/api/generate-roadmap', { roadmapId: ROADMAP_ID }, { prefer: 'respond-async' });
    expect(await times(3, generate)).toEqual([202, 202, 429]);
    expect((await browser.post('/api/ai-runs/r1/retry')).status).toBe(429);
    expect(gateway.roadmaps.callsOf(StartRun)).toHaveLength(2);
  });

  it('bookings, looks at payments and tries with cards are few, each by its own count', async () => {
    await start({ RATE_LIMIT_BOOKING: '3/60', RATE_LIMIT_PAYMENT: '1/60', RATE_LIMIT_CARD: '1/60' }, true);
    const browser = await gateway.mentor();
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
    expect((await browser.post('/api/sessions/s1/reschedule', booking)).status).toBe(429);
    expect(gateway.scheduling.callsOf(HoldSlot)).toHaveLength(1);

    const confirm = () => browser.post('/api/sessions/confirm-payment', { paymentIntentId: 'pi_1' });
    expect(await times(2, confirm)).toEqual([200, 429]);
    const card = { clientSecret: 's', number: '4242424242424242', expiry: '12/30', cvc: '123' };
    expect(await times(2, () => browser.post('/api/payments/sandbox/confirm', card))).toEqual([200, 429]);
    expect((await browser.post('/api/sessions/s1/cancel')).status).toBe(200);
  });

  it('uploads and stories are few', async () => {
    await start({ RATE_LIMIT_UPLOAD: '1/60' });
    const browser = await gateway.mentor();
    const tell = () => browser.post(`/api/roadmaps/${ROADMAP_ID}/transcript`, { text: 'Once upon a time' });
    expect(await times(2, tell)).toEqual([201, 429]);
    expect((await browser.post('/api/upload', {})).status).toBe(429);
  });
});

describe('logging in', () => {
  const logIn = (ip: string, username: string, password = 'wrong') =>
    from(ip).post('/api/login', { username, password });

  it('is tried so often per address, by whatever name', async () => {
    await start({ RATE_LIMIT_LOGIN_IP: '3/60' });
    let i = 0;
    expect(await times(4, () => logIn('1.1.1.1', `user${i++}`))).toEqual([401, 401, 401, 429]);
    expect((await logIn('2.2.2.2', 'user0')).status).toBe(401);
  });

  it('by one name gets slower with each wrong password, from however many addresses and in whatever case', async () => {
    await start({ RATE_LIMIT_LOGIN_NAME: '2/600' });
    gateway.identity.add({ username: 'ada' });
    expect((await logIn('1.1.1.1', 'ada')).status).toBe(401);
    expect((await logIn('1.1.1.2', 'ADA')).status).toBe(401);
    // The third is let through and opens a time to wait of 2 s.
    expect((await logIn('1.1.1.3', 'ada ')).status).toBe(401);
    const slowed = await logIn('1.1.1.4', 'ada');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(2);
    // Even with the right password, or guessing would go on in the shadow of the refusals.
    expect((await logIn('1.1.1.5', 'ada', 'password')).status).toBe(429);
    expect((await logIn('1.1.1.4', 'grace')).status).toBe(401);
  });

  it('stays open to its owner, where they logged in before, while somebody guesses elsewhere', async () => {
    await start({ RATE_LIMIT_LOGIN_NAME: '2/600' });
    gateway.identity.add({ username: 'ada' });
    expect((await logIn('1.1.1.1', 'ada', 'password')).status).toBe(200);
    expect(await times(4, () => logIn('6.6.6.6', 'ada'))).toEqual([401, 401, 401, 429]);
    expect((await logIn('1.1.1.1', 'ada', 'password')).status).toBe(200);
    expect((await logIn('6.6.6.6', 'ada')).status).toBe(429);
    // There, too, guessing gets slower.
    expect(await times(4, () => logIn('1.1.1.1', 'ada'))).toEqual([401, 401, 401, 429]);
  });

  it('does not get slower by tries that were refused', async () => {
    await start({ RATE_LIMIT_LOGIN_NAME: '2/600', RATE_LIMIT_LOGIN_IP: '10000/60' });
    expect(await times(3, () => logIn('1.1.1.1', 'ada'))).toEqual([401, 401, 401]);
    await eventually(async () => expect((await logIn('1.1.1.1', 'ada')).status).toBe(401));
    const refused = await logIn('1.1.1.1', 'ada');
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(4);
  });

  it('is forgiven by the right password', async () => {
    await start({ RATE_LIMIT_LOGIN_NAME: '2/600' });
    gateway.identity.add({ username: 'ada' });
    for (let i = 0; i < 4; i += 1) {
      expect((await logIn('1.1.1.1', 'ada')).status).toBe(401);
      expect((await logIn('1.1.1.1', 'ada', 'password')).status).toBe(200);
    }
  });

  it('twenty tries at once are twenty tries', async () => {
    await start({ RATE_LIMIT_LOGIN_NAME: '2/600' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn('1.1.1.1', 'ada')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17);
  });
});

describe('registering', () => {
  it('is done so often per address', async () => {
    await start({ RATE_LIMIT_REGISTER: '2/60' });
    let i = 0;
    const register = () => {
      i += 1;
      const account = { username: `new${i}`, email: `n${i}@example.org`, password: 'long enough' };
      return from('1.1.1.1').post('/api/register', account);
    };
    expect(await times(3, register)).toEqual([201, 201, 429]);
  });
});
