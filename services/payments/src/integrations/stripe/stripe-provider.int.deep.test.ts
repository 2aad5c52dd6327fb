import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemClock } from '@waymark/kernel/clock';
import { aNewIntent } from '../../testing/provider-contract.ts';
import { StripeServer } from '../../testing/stripe/stripe-server.ts';
import { ProviderUnavailable } from '../provider.ts';
import { StripeProvider } from './stripe-provider.ts';

let server: StripeServer;
beforeAll(async () => {
  server = await StripeServer.start();
});
afterAll(() => server?.stop());

describe('a call that Stripe never answers', () => {
  it('ends in ProviderUnavailable after two tries', async () => {
    const keys = { secretKey: server.secretKey, publishableKey: 'pk', webhookSecret: server.webhookSecret };
    const provider = new StripeProvider({ ...keys, apiBase: server.url }, systemClock);
    const intent = await provider.createIntent(aNewIntent());
    const before = server.asked.length;
    server.breakNext({ answer: 'hang', times: 10 });
    await expect(provider.retrieve(intent.id)).rejects.toThrow(ProviderUnavailable);
    expect(server.asked.length - before).toBe(2);
  });
});
