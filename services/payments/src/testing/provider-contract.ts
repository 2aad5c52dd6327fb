import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@waymark/kernel/ids';
import type { NewIntent, PaymentProvider, ProviderIntent } from '../integrations/provider.ts';
import { ProviderRejected } from '../integrations/provider.ts';

export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** Submits a card as the payer. */
  pay(intent: ProviderIntent, card: 'good' | 'declined' | 'authentication'): Promise<void>;
  /** Returns a signed webhook event about the intent. */
  event(type: string, intent: ProviderIntent, at?: Date): Promise<{ payload: string; signature: string }>;
  stop(): Promise<void>;
}

export const aNewIntent = (fields: Partial<NewIntent> = {}): NewIntent => ({
  ...{ intentId: newId(), sessionId: newId(), amount: 4_500, currency: 'EUR' },
  ...{ description: 'Session with Amara', ...fields },
});

/** Tests the contract of PaymentProvider. */
export function providerContract(name: string, start: () => Promise<ProviderUnderTest>): void {
  describe(`the ${name} provider`, () => {
    let under: ProviderUnderTest;
    beforeAll(async () => {
      under = await start();
    });
    afterAll(() => under?.stop());
    const anIntent = (fields?: Partial<NewIntent>) => under.provider.createIntent(aNewIntent(fields));
    const aPaid = async (fields?: Partial<NewIntent>) => {
      const intent = await anIntent(fields);
      await under.pay(intent, 'good');
      return intent;
    };
    const now = (intent: ProviderIntent) => under.provider.retrieve(intent.id);

    it('creates an intent with the given amount, currency and ids', async () => {
      const input = aNewIntent({ amount: 1_234, currency: 'GBP' });
      const intent = await under.provider.createIntent(input);
      expect(intent).toMatchObject({ amount: 1_234, currency: 'GBP', amountReceived: 0, amountRefunded: 0 });
      expect(intent).toMatchObject({ intentId: input.intentId, sessionId: input.sessionId, error: null });
      expect(intent.state).toBe('requires_payment_method');
      expect(intent.clientSecret.length).toBeGreaterThan(20);
      expect(await now(intent)).toEqual(intent);
    });

    it('creates one intent for repeated requests', async () => {
      const input = aNewIntent();
      const [one, two] = [await under.provider.createIntent(input), await under.provider.createIntent(input)];
      expect(two.id).toBe(one.id);
    });

    it('reports a declined card, and accepts a good one afterwards', async () => {
      const intent = await anIntent();
      await under.pay(intent, 'declined');
      const declined = await now(intent);
      expect(declined).toMatchObject({ state: 'requires_payment_method', amountReceived: 0 });
      expect(declined.error?.message).toMatch(/declined/i);
      await under.pay(intent, 'good');
      expect(await now(intent)).toMatchObject({ state: 'succeeded', amountReceived: 4_500, error: null });
    });

    it('requires action for a card that needs authentication', async () => {
      const intent = await anIntent();
      await under.pay(intent, 'authentication');
      expect(await now(intent)).toMatchObject({ state: 'requires_action', amountReceived: 0 });
    });

    it('cancels an unpaid intent, also twice', async () => {
      const intent = await anIntent();
      expect((await under.provider.cancel(intent.id)).state).toBe('canceled');
      expect((await under.provider.cancel(intent.id)).state).toBe('canceled');
    });

    it('does not cancel a paid intent', async () => {
      const intent = await aPaid();
      expect(await under.provider.cancel(intent.id)).toMatchObject({
        state: 'succeeded',
        amountReceived: 4_500,
      });
    });

    it('refunds once for repeated requests', async () => {
      const intent = await aPaid();
      const refund = { refundId: newId(), providerId: intent.id, amount: 4_500 };
      const [one, two] = [await under.provider.refund(refund), await under.provider.refund(refund)];
      expect(two.id).toBe(one.id);
      expect((await under.provider.retrieveRefund(one.id)).id).toBe(one.id);
      expect(await now(intent)).toMatchObject({ state: 'succeeded', amountRefunded: 4_500 });
    });

    it('lists the refunds of an intent with the ids they were requested with', async () => {
      const [intent, other] = [await aPaid(), await aPaid()];
      const requests = [1_000, 500].map((amount) => ({ refundId: newId(), providerId: intent.id, amount }));
      for (const request of requests) await under.provider.refund(request);
      await under.provider.refund({ refundId: newId(), providerId: other.id, amount: 1 });
      const listed = await under.provider.listRefunds(intent.id);
      expect(listed.toSorted((a, b) => b.amount - a.amount)).toMatchObject(
        requests.map(({ refundId, amount }) => ({ refundId, amount, state: 'succeeded' })),
      );
    });

    it('rejects a refund over the remaining amount and of an unpaid intent', async () => {
      const intent = await aPaid();
      const refund = (providerId: string, amount: number) =>
        under.provider.refund({ refundId: newId(), providerId, amount });
      await expect(refund(intent.id, 4_501)).rejects.toThrow(ProviderRejected);
      await refund(intent.id, 4_000);
      await expect(refund(intent.id, 501)).rejects.toThrow(ProviderRejected);
      await expect(refund((await anIntent()).id, 1)).rejects.toThrow(ProviderRejected);
      expect(await now(intent)).toMatchObject({ amountRefunded: 4_000 });
    });

    it('lists no disputes and warnings of an ordinary payment', async () => {
      const { id } = await aPaid();
      expect(await under.provider.listDisputes(id)).toEqual([]);
      expect(await under.provider.listFraudWarnings(id)).toEqual([]);
    });

    it('rejects unknown ids', async () => {
      await expect(under.provider.retrieve('pi_nothing')).rejects.toThrow(ProviderRejected);
      await expect(under.provider.retrieveRefund('re_nothing')).rejects.toThrow(ProviderRejected);
    });

    it('reads a signed event, and rejects a changed, unsigned or old one', async () => {
      const intent = await aPaid();
      const { payload, signature } = await under.event('payment_intent.succeeded', intent);
      const event = under.provider.readWebhook(payload, signature);
      expect(event).toMatchObject({ type: 'payment_intent.succeeded', intentId: intent.id });
      expect(event.id).toBeTruthy();
      const validation = expect.objectContaining({ code: 'VALIDATION' });
      const read = (body: string, header: string) => {
        try {
          return under.provider.readWebhook(body, header);
        } catch (error) {
          return error;
        }
      };
      expect(read(payload.replace('succeeded', 'canceled'), signature)).toEqual(validation);
      expect(read(`${payload} `, signature)).toEqual(validation);
      expect(read(payload, 't=1,v1=00')).toEqual(validation);
      expect(read(payload, '')).toEqual(validation);
      const old = await under.event('payment_intent.succeeded', intent, new Date(Date.now() - 301_000));
      expect(read(old.payload, old.signature)).toEqual(validation);
    });

    it('lists the intents created since a time, with the paid and refunded amounts', async () => {
      const since = new Date(Date.now() - 60_000);
      const intent = await aPaid();
      await under.provider.refund({ refundId: newId(), providerId: intent.id, amount: 500 });
      const listed: ProviderIntent[] = [];
      for await (const one of under.provider.listIntents({ since })) listed.push(one);
      const found = listed.filter((one) => one.id === intent.id);
      expect(found).toEqual([await now(intent)]);
      expect(found[0]).toMatchObject({ amountReceived: 4_500, amountRefunded: 500 });
      for await (const one of under.provider.listIntents({ since: new Date(Date.now() + 60_000) }))
        throw new Error(`${one.id} was created before`);
      for await (const one of under.provider.listIntents({ since: new Date(0), until: since }))
        throw new Error(`${one.id} was created afterwards`);
    });
  });
}
