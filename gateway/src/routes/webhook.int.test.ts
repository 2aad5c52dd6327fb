import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReceiveWebhook } from '@waymark/contracts/payments/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true });
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.payments.calls.length = 0;
});

const received = () => gateway.payments.callsOf(ReceiveWebhook);
const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
  gateway.browser().fetch('/api/payments/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=abc', ...headers },
    body: body as never,
  });

describe('news of the payment provider', () => {
  it('reaches payments byte for byte, with its signature, from nobody who is logged in', async () => {
    const payload = '\ufeff{ "id":"evt_1",\r\n  "n": 1.0, "n": 2, "__proto__": {}, "t": "ü\\u00fc😀" }\n';
    const response = await post(payload, { 'content-type': 'application/json; charset=utf-8' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(received()[0]?.input).toEqual({ payload, signature: 't=1,v1=abc' });
    expect(received()[0]?.ctx.caller).toBeNull();
  });

  it('needs no JSON to be heard: only payments knows what a signature is over', async () => {
    expect((await post('not json')).status).toBe(200);
    expect(received()[0]?.input.payload).toBe('not json');
  });

  it('passes as what a server sends: without an origin', async () => {
    expect((await post('{}', { 'user-agent': 'Stripe/1.0' })).status).toBe(200);
  });

  it('is refused with a bad signature', async () => {
    const refuse = () => {
      throw new AppError('VALIDATION', 'The signature is not right.');
    };
    const response = await gateway.payments.during(ReceiveWebhook, refuse, () => post('{}'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALIDATION' });
  });

  it.each<[string, () => Promise<Response>, number]>([
    ['without a signature', () => post('{}', { 'stripe-signature': '' }), 400],
    ['with a signature that is none', () => post('{}', { 'stripe-signature': 'x'.repeat(1_001) }), 400],
    ['when it is no UTF-8', () => post(Buffer.from([0x7b, 0xff, 0x7d])), 400],
    ['in another encoding', () => post('{}', { 'content-type': 'application/json; charset=utf-16' }), 415],
    ['as a form', () => post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['as text', () => post('{}', { 'content-type': 'text/plain' }), 415],
    ['over 256 KiB', () => post(`"${'x'.repeat(256 * 1024)}"`), 413],
    ['that grows beyond what a message holds', () => post(Buffer.alloc(250 * 1024, 1)), 413],
    ['by GET', () => gateway.browser().get('/api/payments/webhook'), 404],
    ['by PUT', () => gateway.browser().send('PUT', '/api/payments/webhook', {}), 404],
  ])('is refused %s', async (_what, send, status) => {
    expect((await send()).status).toBe(status);
    expect(received()).toEqual([]);
  });

  it('may be 256 KiB long', async () => {
    const payload = `"${'x'.repeat(256 * 1024 - 2)}"`;
    expect((await post(payload)).status).toBe(200);
    expect(received()[0]?.input.payload).toHaveLength(256 * 1024);
  });

  it('comes again when payments is away', async () => {
    const away = () => {
      throw new AppError('UNAVAILABLE', 'Away.');
    };
    const response = await gateway.payments.during(ReceiveWebhook, away, () => post('{}'));
    expect(response.status).toBe(503);
  });
});
