// guarantees: Signed webhooks without an event never cause a 5xx; webhooks count in no limit of visitors
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ReceiveWebhook } from '@waymark/contracts/payments/payments.endpoints';
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

describe('POST /api/payments/webhook', () => {
  it('passes body and signature to payments unchanged and without a caller', async () => {
    const payload = '\ufeff{ "id":"evt_1",\r\n  "n": 1.0, "n": 2, "__proto__": {}, "t": "ü\\u00fc😀" }\n';
    const response = await post(payload, { 'content-type': 'application/json; charset=utf-8' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(received()[0]?.input).toEqual({ payload, signature: 't=1,v1=abc' });
    expect(received()[0]?.ctx.caller).toBeNull();
  });

  it('passes a body that is not JSON', async () => {
    expect((await post('not json')).status).toBe(200);
    expect(received()[0]?.input.payload).toBe('not json');
  });

  it.each<[string, () => Promise<Response>, number]>([
    ['without a signature', () => post('{}', { 'stripe-signature': '' }), 400],
    [
      'with a signature of 1 001 characters',
      () => post('{}', { 'stripe-signature': 'x'.repeat(1_001) }),
      400,
    ],
    ['with bytes that are not UTF-8', () => post(Buffer.from([0x7b, 0xff, 0x7d])), 400],
    ['in another encoding', () => post('{}', { 'content-type': 'application/json; charset=utf-16' }), 415],
    ['as a form', () => post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['over 256 KiB', () => post(`"${'x'.repeat(256 * 1024)}"`), 400],
    ['of 1 MiB', () => post(Buffer.alloc(1024 * 1024, 'x')), 400],
    ['that exceeds the size of a message once escaped', () => post(Buffer.alloc(250 * 1024, 1)), 400],
    ['over the limit of the route', () => post(Buffer.alloc(1_100_001, 'x')), 413],
    ['by GET', () => gateway.browser().get('/api/payments/webhook'), 405],
  ])('rejects a request %s', async (_what, send, status) => {
    expect((await send()).status).toBe(status);
    expect(received()).toEqual([]);
  });

  it('accepts 256 KiB', async () => {
    const payload = `"${'x'.repeat(256 * 1024 - 2)}"`;
    expect((await post(payload)).status).toBe(200);
    expect(received()[0]?.input.payload).toHaveLength(256 * 1024);
  });
});
