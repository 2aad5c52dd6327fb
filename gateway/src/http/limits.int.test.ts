// guarantees: Signed webhooks without an event never cause a 5xx; webhooks count in no limit of visitors
// guarantees: Every route that sends mail has a quota per user
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StartPaidBooking } from '@waymark/contracts/payments/payments.endpoints';
import { StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { times } from '../testing/repeat.ts';
import { ROADMAP_ID } from '../testing/samples.ts';

let gateway: TestGateway;
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

  it('takes the last address that is not of a proxy, whatever the client has put before it', async () => {
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

  it('applies to AI runs, coaching and questions', async () => {
    const browser = await gateway.mentor('ai');
    const generate = () =>
      browser.post('/api/generate-roadmap', { roadmapId: ROADMAP_ID }, { prefer: 'respond-async' });
    expect(await times(3, generate)).toEqual([202, 202, 429]);
    expect((await browser.post('/api/ai-runs/r1/retry')).status).toBe(429);
    const step = { roadmapId: ROADMAP_ID, stepId: 'step1' };
    expect((await browser.post('/api/ai-coaching', step)).status).toBe(429);
    const question = { question: 'Who helped you?' };
    for (const what of ['questions', 'replies'])
      expect((await browser.post(`/api/roadmaps/${ROADMAP_ID}/${what}`, question)).status).toBe(429);
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
    expect(gateway.payments.callsOf(StartPaidBooking)).toHaveLength(1);

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
