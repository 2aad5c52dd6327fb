import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { systemClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { aNewIntent, providerContract } from '../../testing/provider-contract.ts';
import { StripeServer } from '../../testing/stripe/stripe-server.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { StripeProvider } from './stripe-provider.ts';

const providerAt = (server: StripeServer, secretKey = server.secretKey) => {
  const keys = { secretKey, publishableKey: 'pk_test_waymark', webhookSecret: server.webhookSecret };
  return new StripeProvider({ ...keys, apiBase: server.url }, systemClock);
};

providerContract('Stripe', async () => {
  const server = await StripeServer.start();
  return {
    provider: providerAt(server),
    pay: async ({ id }, card) => void server.account.pay(id, card),
    event: async (type, { id }, at) => {
      const timestamp = at && Math.floor(at.getTime() / 1000);
      return server.event(type, server.account.intent(id), { timestamp });
    },
    stop: () => server.stop(),
  };
});

let server: StripeServer;
let provider: StripeProvider;
beforeAll(async () => {
  server = await StripeServer.start();
  provider = providerAt(server);
});
afterEach(() => server.heal());
afterAll(() => server?.stop());
const lastAsked = () => server.asked.at(-1)!;
const aPaid = async () => {
  const intent = await provider.createIntent(aNewIntent());
  server.account.pay(intent.id);
  return intent;
};
const aRefund = async () => ({ refundId: newId(), providerId: (await aPaid()).id, amount: 4_500 });
const refundsOf = (id: string) =>
  [...server.account.refunds.values()].filter((one) => one.payment_intent === id);

describe('a request to Stripe', () => {
  it('is a form with our ids, an idempotency key and the API version of the SDK', async () => {
    const wanted = aNewIntent();
    await provider.createIntent(wanted);
    const { method, path, body, headers } = lastAsked();
    expect([method, path]).toEqual(['POST', '/v1/payment_intents']);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...{ amount: '4500', currency: 'eur', description: 'Session with Amara' },
      ...{ 'metadata[intentId]': wanted.intentId, 'metadata[sessionId]': wanted.sessionId },
      ...{ 'payment_method_types[0]': 'card', 'expand[0]': 'latest_charge' },
    });
    expect(headers['idempotency-key']).toBe(`intent-${wanted.intentId}`);
    expect(headers['stripe-version']).toBe('2026-10-28.endive');
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('is refused when its key was used with other parameters', async () => {
    const wanted = aNewIntent();
    await provider.createIntent(wanted);
    await expect(provider.createIntent({ ...wanted, amount: 1 })).rejects.toThrow(ProviderRefused);
  });

  it('lists intents page by page', async () => {
    const before = server.account.intents.size;
    for (let n = 0; n < 101; n += 1) server.account.createIntent({ amount: '100', currency: 'usd' });
    const ids = new Set<string>();
    for await (const one of provider.listIntents({ since: new Date(0) })) ids.add(one.id);
    expect(ids.size).toBe(before + 101);
    expect(lastAsked().path).toContain('starting_after=');
  });
});

describe('a failure of Stripe', () => {
  it.each(['cut', 500] as const)('is retried with the same key after %s', async (answer) => {
    const wanted = aNewIntent();
    server.breakNext({ answer });
    expect(await provider.createIntent(wanted)).toMatchObject({ intentId: wanted.intentId });
    const keys = server.asked.slice(-2).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys)).toEqual(new Set([`intent-${wanted.intentId}`]));
  });

  it.each(['cut', 500] as const)('creates no second intent when the answer is lost by %s', async (answer) => {
    const before = server.account.intents.size;
    server.breakNext({ answer, when: 'after' });
    await provider.createIntent(aNewIntent());
    expect(server.account.intents.size).toBe(before + 1);
  });

  it.each(['cut', 500] as const)(
    'creates no second refund when all answers are lost by %s and the key has expired',
    async (answer) => {
      const refund = await aRefund();
      server.breakNext({ answer, when: 'after', method: 'POST', times: 2 });
      await expect(provider.refund(refund)).rejects.toThrow(ProviderUnavailable);
      server.forgetKeys();
      expect((await provider.refund(refund)).id).toBe(refundsOf(refund.providerId)[0]?.id);
      expect(refundsOf(refund.providerId)).toHaveLength(1);
    },
  );

  it('is ProviderUnavailable for 500, 429, a cut connection and a wrong key, without the key in it', async () => {
    const refused = async (asked: Promise<unknown>) =>
      asked.then(
        () => null,
        (error: unknown) => error,
      );
    for (const answer of [500, 429, 'cut'] as const) {
      server.breakNext({ answer, times: 10 });
      expect(await refused(provider.createIntent(aNewIntent()))).toBeInstanceOf(ProviderUnavailable);
      server.heal();
    }
    const stranger = await refused(providerAt(server, 'sk_live_very_secret').createIntent(aNewIntent()));
    expect(stranger).toBeInstanceOf(ProviderUnavailable);
    expect(JSON.stringify(stranger, Object.getOwnPropertyNames(stranger))).not.toMatch(/very_secret|sk_live/);
  });

  it('is ProviderRefused while the balance is too small, and does not block a later refund under a new id', async () => {
    const refund = await aRefund();
    server.account.isEmpty = true;
    for (const _ of [1, 2, 3]) {
      await expect(provider.refund(refund)).rejects.toMatchObject({
        name: 'ProviderRefused',
        message: expect.stringContaining('Insufficient funds in Stripe account.'),
      });
    }
    server.account.isEmpty = false;
    expect((await provider.refund({ ...refund, refundId: `${refund.refundId}-2` })).state).toBe('succeeded');
    expect(refundsOf(refund.providerId)).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('is made again when the bank fails a pending one', async () => {
    const refund = await aRefund();
    server.account.refundsBegin = 'pending';
    const first = await provider.refund(refund);
    server.account.refundsBegin = 'succeeded';
    expect(first.state).toBe('pending');
    server.account.failRefund(first.id);
    expect(await provider.retrieveRefund(first.id)).toMatchObject({
      state: 'failed',
      error: { code: 'expired_or_canceled_card' },
    });
    const second = await provider.refund(refund);
    expect(second).toMatchObject({ state: 'succeeded' });
    expect(second.id).not.toBe(first.id);
    expect(await provider.refund(refund)).toEqual(second);
  });
});

describe('an event', () => {
  it.each([
    ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['refund.updated', { object: 'refund', id: 're_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['customer.created', { object: 'customer', id: 'cus_1' }, null],
  ])('of type %s has the id of its intent', (type, object, intentId) => {
    const { id, payload, signature } = server.event(type, object);
    expect(provider.readWebhook(payload, signature)).toEqual({ id, type, intentId });
  });

  it('signed with another secret is refused with an error without a cause', () => {
    const { payload, signature } = server.event('charge.refunded', {}, { secret: 'whsec_other' });
    const read = jest.fn(() => provider.readWebhook(payload, signature));
    expect(read).toThrow('The signature does not fit');
    expect(read.mock.results[0]?.value).not.toHaveProperty('cause', expect.anything());
  });
});
