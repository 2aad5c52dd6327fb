import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Clock, systemClock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { aNewIntent } from '../../testing/provider-contract.ts';
import { StripeServer } from '../../testing/stripe/stripe-server.ts';
import { ProviderUnavailable } from '../provider.ts';
import { StripeProvider } from './stripe-provider.ts';

let server: StripeServer;
beforeAll(async () => {
  server = await StripeServer.start();
});
afterEach(() => server.clearFaults());
afterAll(() => server?.stop());

const providerAt = (clock: Clock) => {
  const keys = { secretKey: server.secretKey, publishableKey: 'pk', webhookSecret: server.webhookSecret };
  return new StripeProvider({ ...keys, apiBase: server.url }, clock);
};

describe('a call without a response', () => {
  it('throws ProviderUnavailable after two attempts', async () => {
    const provider = providerAt(systemClock);
    const intent = await provider.createIntent(aNewIntent());
    const before = server.requests.length;
    server.failNext({ response: 'hang', times: 10 });
    await expect(provider.retrieve(intent.id)).rejects.toThrow(ProviderUnavailable);
    expect(server.requests.length - before).toBe(2);
  });
});

describe('a refund with a replayed error', () => {
  it('is made under a new key after a minute', async () => {
    let at = Date.parse('2026-11-21T18:00:00Z');
    const provider = providerAt({ now: () => new Date(at) });
    const { id: providerId } = await provider.createIntent(aNewIntent());
    server.account.pay(providerId);
    const refund = { refundId: newId(), providerId, amount: 4_500 };
    server.failNext({ response: 500, when: 'stored', method: 'POST', times: 20 });
    for (const _ of [1, 2]) await expect(provider.refund(refund)).rejects.toThrow(ProviderUnavailable);
    server.clearFaults();
    await expect(provider.refund(refund)).rejects.toThrow(ProviderUnavailable);
    at += 60_000;
    expect((await provider.refund(refund)).state).toBe('succeeded');
    const refunds = [...server.account.refunds.values()].filter((one) => one.payment_intent === providerId);
    expect(refunds).toHaveLength(1);
  });
});
