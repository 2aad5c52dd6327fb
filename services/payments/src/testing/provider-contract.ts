import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@waymark/kernel/ids';
import type { NewIntent, PaymentProvider, ProviderIntent } from '../integrations/provider.ts';
import { ProviderRefused } from '../integrations/provider.ts';

export interface ProviderUnderTest {
  provider: PaymentProvider;
  /** The payer enters this card in the browser. */
  pay(intent: ProviderIntent, card: 'good' | 'declined' | 'authentication'): Promise<void>;
  /** A signed event about the intent, as it would arrive. */
  event(type: string, intent: ProviderIntent, at?: Date): Promise<{ payload: string; signature: string }>;
  stop(): Promise<void>;
}

export const aNewIntent = (fields: Partial<NewIntent> = {}): NewIntent => ({
  ...{ intentId: newId(), sessionId: newId(), amount: 4_500, currency: 'EUR' },
  ...{ description: 'Session with Amara', ...fields },
});

/** The contract of every payment provider. */
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
      const wanted = aNewIntent({ amount: 1_234, currency: 'GBP' });
      const intent = await under.provider.createIntent(wanted);
      expect(intent).toMatchObject({ amount: 1_234, currency: 'GBP', amountReceived: 0, amountRefunded: 0 });
      expect(intent).toMatchObject({ intentId: wanted.intentId, sessionId: wanted.sessionId, error: null });
      expect(intent.state).toBe('requires_payment_method');
      expect(intent.clientSecret.length).toBeGreaterThan(20);
      expect(await now(intent)).toEqual(intent);
    });

    it('creates one intent for repeated requests', async () => {
      const wanted = aNewIntent();
      const [one, two] = [
        await under.provider.createIntent(wanted),
        await under.provider.createIntent(wanted),
      ];
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

    it('leaves a paid intent paid when it is cancelled', async () => {
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

    it('refuses a refund over the remaining amount and of an unpaid intent', async () => {
      const intent = await aPaid();
      const refund = (providerId: string, amount: number) =>
        under.provider.refund({ refundId: newId(), providerId, amount });
      await expect(refund(intent.id, 4_501)).rejects.toThrow(ProviderRefused);
      await refund(intent.id, 4_000);
      await expect(refund(intent.id, 501)).rejects.toThrow(ProviderRefused);
      await expect(refund((await anIntent()).id, 1)).rejects.toThrow(ProviderRefused);
      expect(await now(intent)).toMatchObject({ amountRefunded: 4_000 });
    });

    it('refuses unknown ids', async () => {
      await expect(under.provider.retrieve('pi_nothing')).rejects.toThrow(ProviderRefused);
      await expect(under.provider.retrieveRefund('re_nothing')).rejects.toThrow(ProviderRefused);
    });

    it('reads a signed event, and refuses a changed, unsigned or old one', async () => {
      const intent = await aPaid();
      const { payload, signature } = await under.event('payment_intent.succeeded', intent);
      const event = under.provider.readWebhook(payload, signature);
      expect(event).toMatchObject({ type: 'payment_intent.succeeded', intentId: intent.id });
      expect(event.id).toBeTruthy();
      const refused = expect.objectContaining({ code: 'VALIDATION' });
      const reading = (body: string, header: string) => {
        try {
          return under.provider.readWebhook(body, header);
        } catch (error) {
          return error;
        }
      };
      expect(reading(payload.replace('succeeded', 'canceled'), signature)).toEqual(refused);
      expect(reading(`${payload} `, signature)).toEqual(refused);
      expect(reading(payload, 't=1,v1=00')).toEqual(refused);
      expect(reading(payload, '')).toEqual(refused);
      const old = await under.event('payment_intent.succeeded', intent, new Date(Date.now() - 301_000));
      expect(reading(old.payload, old.signature)).toEqual(refused);
    });

    it('lists the intents since a moment, with the paid and refunded amounts', async () => {
      const since = new Date(Date.now() - 60_000);
      const intent = await aPaid();
      await under.provider.refund({ refundId: newId(), providerId: intent.id, amount: 500 });
      const listed: ProviderIntent[] = [];
      for await (const one of under.provider.listIntents({ since })) listed.push(one);
      const found = listed.filter((one) => one.id === intent.id);
      expect(found).toEqual([await now(intent)]);
      expect(found[0]).toMatchObject({ amountReceived: 4_500, amountRefunded: 500 });
      for await (const one of under.provider.listIntents({ since: new Date(Date.now() + 60_000) }))
        throw new Error(`${one.id} is not from the future`);
    });
  });
}
