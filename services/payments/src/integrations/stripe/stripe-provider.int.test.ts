import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { systemClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { aNewIntent, providerContract } from '../../testing/provider-contract.ts';
import { StripeServer } from '../../testing/stripe/stripe-server.ts';
import { ProviderRejected, ProviderUnavailable } from '../provider.ts';
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
afterEach(() => server.clearFaults());
afterAll(() => server?.stop());
const lastRequest = () => server.requests.at(-1)!;
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
    const input = aNewIntent();
    await provider.createIntent(input);
    const { method, path, body, headers } = lastRequest();
    expect([method, path]).toEqual(['POST', '/v1/payment_intents']);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...{ amount: '4500', currency: 'eur', description: 'Session with Amara' },
      ...{ 'metadata[intentId]': input.intentId, 'metadata[sessionId]': input.sessionId },
      ...{ 'payment_method_types[0]': 'card', 'expand[0]': 'latest_charge' },
    });
    expect(headers['idempotency-key']).toBe(`intent-${input.intentId}`);
    expect(headers['stripe-version']).toBe('2026-10-28.endive');
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('is rejected if its key was used with other parameters', async () => {
    const input = aNewIntent();
    await provider.createIntent(input);
    await expect(provider.createIntent({ ...input, amount: 1 })).rejects.toThrow(ProviderRejected);
  });

  it('lists intents page by page', async () => {
    const before = server.account.intents.size;
    for (let n = 0; n < 101; n += 1) server.account.createIntent({ amount: '100', currency: 'usd' });
    const ids = new Set<string>();
    for await (const one of provider.listIntents({ since: new Date(0) })) ids.add(one.id);
    expect(ids.size).toBe(before + 101);
    expect(lastRequest().path).toContain('starting_after=');
  });
});

describe('a failure of Stripe', () => {
  it.each(['cut', 500] as const)('is retried with the same key after %s', async (response) => {
    const input = aNewIntent();
    server.failNext({ response });
    expect(await provider.createIntent(input)).toMatchObject({ intentId: input.intentId });
    const keys = server.requests.slice(-2).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys)).toEqual(new Set([`intent-${input.intentId}`]));
  });

  it.each(['cut', 500] as const)(
    'creates no second intent when the response is lost by %s',
    async (response) => {
      const before = server.account.intents.size;
      server.failNext({ response, when: 'after' });
      await provider.createIntent(aNewIntent());
      expect(server.account.intents.size).toBe(before + 1);
    },
  );

  it.each(['cut', 500] as const)(
    'creates no second refund when all responses are lost by %s and the key has expired',
    async (response) => {
      const refund = await aRefund();
      server.failNext({ response, when: 'after', method: 'POST', times: 2 });
      await expect(provider.refund(refund)).rejects.toThrow(ProviderUnavailable);
      server.expireKeys();
      expect((await provider.refund(refund)).id).toBe(refundsOf(refund.providerId)[0]?.id);
      expect(refundsOf(refund.providerId)).toHaveLength(1);
    },
  );

  it('is ProviderUnavailable for 500, 429, a cut connection and a wrong key, without the key in the error', async () => {
    const errorOf = async (call: Promise<unknown>) =>
      call.then(
        () => null,
        (error: unknown) => error,
      );
    for (const response of [500, 429, 'cut'] as const) {
      server.failNext({ response, times: 10 });
      expect(await errorOf(provider.createIntent(aNewIntent()))).toBeInstanceOf(ProviderUnavailable);
      server.clearFaults();
    }
    const unauthorized = await errorOf(providerAt(server, 'sk_live_very_secret').createIntent(aNewIntent()));
    expect(unauthorized).toMatchObject({ reason: 'key' });
    expect(unauthorized).toBeInstanceOf(ProviderUnavailable);
    expect(JSON.stringify(unauthorized, Object.getOwnPropertyNames(unauthorized))).not.toMatch(
      /very_secret|sk_live/,
    );
  });

  it('is ProviderRejected while the balance is insufficient, and a later refund under a new id succeeds', async () => {
    const refund = await aRefund();
    server.account.isEmpty = true;
    for (const _ of [1, 2, 3]) {
      await expect(provider.refund(refund)).rejects.toMatchObject({
        name: 'ProviderRejected',
        message: expect.stringContaining('Insufficient funds in Stripe account.'),
      });
    }
    server.account.isEmpty = false;
    expect((await provider.refund({ ...refund, refundId: `${refund.refundId}-2` })).state).toBe('succeeded');
    expect(refundsOf(refund.providerId)).toHaveLength(1);
  });
});

describe('a refund', () => {
  it('is made again after the bank rejects a pending one', async () => {
    const refund = await aRefund();
    server.account.initialRefundState = 'pending';
    const first = await provider.refund(refund);
    server.account.initialRefundState = 'succeeded';
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

describe('a refund of the dashboard', () => {
  it('is listed without an id of ours', async () => {
    const { id } = await aPaid();
    server.account.createRefund({ payment_intent: id, amount: '700' });
    expect(await provider.listRefunds(id)).toMatchObject([
      { amount: 700, refundId: null, state: 'succeeded' },
    ]);
  });
});

describe('a probe', () => {
  it('throws ProviderRefuses for a revoked key and for an account that takes no payments', async () => {
    await provider.probe();
    await expect(providerAt(server, 'sk_live_revoked').probe()).rejects.toMatchObject({ reason: 'key' });
    server.account.chargesEnabled = false;
    const refuses = { name: 'ProviderUnavailable', reason: 'account' };
    await expect(provider.probe()).rejects.toMatchObject(refuses);
    await expect(provider.createIntent(aNewIntent())).rejects.toMatchObject(refuses);
    server.account.chargesEnabled = true;
    await provider.probe();
  });
});

describe('a dispute', () => {
  it('is listed with its state and the money it took, and marks its intent', async () => {
    const { id } = await aPaid();
    expect(await provider.retrieve(id)).toMatchObject({ isDisputed: false });
    expect(await provider.listDisputes(id)).toEqual([]);
    const dispute = server.account.dispute(id);
    const reported = {
      ...{ id: dispute.id, amount: 4_500, currency: 'EUR', reason: 'fraudulent', status: 'needs_response' },
      ...{ isWithdrawn: true, isReinstated: false, openedAt: new Date(dispute.created * 1_000) },
      respondBy: new Date(dispute.evidence_details.due_by * 1_000),
    };
    expect(await provider.listDisputes(id)).toEqual([reported]);
    expect(await provider.retrieve(id)).toMatchObject({ isDisputed: true });
    const refund = provider.refund({ refundId: newId(), providerId: id, amount: 100 });
    await expect(refund).rejects.toMatchObject({ code: 'charge_disputed' });
    server.account.decide(dispute.id, 'won');
    expect(await provider.listDisputes(id)).toMatchObject([{ status: 'won', isReinstated: true }]);
  });

  it('in a state that Stripe adds later counts as open', async () => {
    const { id } = await aPaid();
    server.account.dispute(id).status = 'in_arbitration';
    expect(await provider.listDisputes(id)).toMatchObject([{ status: 'under_review' }]);
  });

  it('is expected after a fraud warning, which is listed', async () => {
    const { id } = await aPaid();
    const warning = server.account.warn(id);
    const createdAt = new Date(warning.created * 1_000);
    const listed = [{ id: warning.id, reason: 'made_with_stolen_card', createdAt }];
    expect(await provider.listFraudWarnings(id)).toEqual(listed);
  });
});

describe('an event', () => {
  it.each([
    ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['refund.updated', { object: 'refund', id: 're_1', payment_intent: 'pi_1' }, 'pi_1'],
    ['charge.dispute.created', { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }, 'pi_1'],
    [
      'radar.early_fraud_warning.created',
      { object: 'radar.early_fraud_warning', id: 'i', payment_intent: 'pi_1' },
      'pi_1',
    ],
    ['customer.created', { object: 'customer', id: 'cus_1' }, null],
  ])('contains the id of its intent: %s', (type, object, intentId) => {
    const { id, payload, signature } = server.event(type, object);
    expect(provider.readWebhook(payload, signature)).toEqual({ id, type, intentId });
  });

  it('is rejected without a cause if it is signed with another secret', () => {
    const { payload, signature } = server.event('charge.refunded', {}, { secret: 'whsec_other' });
    const read = jest.fn(() => provider.readWebhook(payload, signature));
    expect(read).toThrow('The webhook signature is invalid.');
    expect(read.mock.results[0]?.value).not.toHaveProperty('cause', expect.anything());
  });
});
