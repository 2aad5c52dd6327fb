// guarantees: Refunds made at the provider by hand are booked once; a later cancellation refunds the rest and ends
import { describe, expect, it } from '@jest/globals';
import { PaymentReturned, RefundSettled } from '@waymark/contracts/payments/events';
import { RetryRefund } from '@waymark/contracts/payments/payments.endpoints';
import { asAdmin } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { ProviderScene } from './testing/provider-scene.ts';
import { refundRows } from './testing/refund-rows.ts';

const scene = new ProviderScene();
const { provider, payments } = scene;
payments.forFile();

const PAID = ['intent 2500', 'capture 2500'];
const has = (sessionId: string, ...refunds: string[]) =>
  eventually(async () => expect(await payments.ledger(sessionId)).toEqual([...PAID, ...refunds]));
const refundsAt = (providerId: string) =>
  [...provider.refunds.values()].filter((one) => one.providerId === providerId).map(({ amount }) => amount);

describe('a refund made in the dashboard of the provider', () => {
  it('is taken over once, and published to the payer as made by the team', async () => {
    const intent = await scene.paid();
    provider.refundInDashboard(intent.paymentIntentId, 1_000);
    await scene.webhook('charge.refunded', intent);
    await scene.webhook('charge.refunded', intent);
    await has(intent.sessionId, 'refund 1000');
    expect(await payments.emitted(RefundSettled, { sessionId: intent.sessionId })).toMatchObject([
      { reason: 'dashboard', amount: 1_000, payerId: 101 },
    ]);
    expect(await payments.emitted(PaymentReturned, { sessionId: intent.sessionId })).toEqual([]);
  });

  it('is taken over with each of several amounts, up to the whole payment', async () => {
    const intent = await scene.paid();
    for (const amount of [1_000, 1_000, 500]) {
      provider.refundInDashboard(intent.paymentIntentId, amount);
      await scene.webhook('refund.created', intent);
    }
    await has(intent.sessionId, 'refund 1000', 'refund 1000', 'refund 500');
  });

  it('in part, leaves the rest to a later cancellation', async () => {
    const intent = await scene.paid();
    provider.refundInDashboard(intent.paymentIntentId, 1_000);
    await scene.webhook('charge.refunded', intent);
    await scene.cancel(intent.sessionId);
    await has(intent.sessionId, 'refund 1000', 'refund 1500');
    expect(refundsAt(intent.paymentIntentId)).toEqual([1_000, 1_500]);
  });

  it('in part without a webhook, reduces the refund of a cancellation that the provider rejects', async () => {
    const intent = await scene.paid();
    provider.refundInDashboard(intent.paymentIntentId, 1_000);
    await scene.cancel(intent.sessionId);
    await has(intent.sessionId, 'refund 1000', 'refund 1500');
    expect(refundsAt(intent.paymentIntentId)).toEqual([1_000, 1_500]);
    expect(await refundRows(payments, intent.sessionId)).toMatchObject([
      { state: 'succeeded', amount: 1_500 },
      { state: 'succeeded', amount: 1_000 },
    ]);
  });

  it('in full, leaves nothing to a later cancellation, which is published as returned', async () => {
    const intent = await scene.paid();
    provider.refundInDashboard(intent.paymentIntentId, 2_500);
    await scene.webhook('charge.refunded', intent);
    await scene.cancel(intent.sessionId);
    await eventually(async () =>
      expect(await payments.emitted(PaymentReturned, { sessionId: intent.sessionId })).toHaveLength(1),
    );
    await has(intent.sessionId, 'refund 2500');
  });

  it('in full, covers the refund of an earlier cancellation, which cannot be retried', async () => {
    const intent = await scene.paid();
    provider.refundInDashboard(intent.paymentIntentId, 2_500);
    await scene.cancel(intent.sessionId);
    await has(intent.sessionId, 'refund 2500');
    const [covered] = await refundRows(payments, intent.sessionId);
    expect(covered).toMatchObject({ state: 'covered', amount: 2_500 });
    expect(await payments.emitted(PaymentReturned, { sessionId: intent.sessionId })).toHaveLength(1);
    await expectRejection(payments.call(RetryRefund, { id: covered!.id }, asAdmin()), 'CONFLICT');
    expect(refundsAt(intent.paymentIntentId)).toEqual([2_500]);
  });

  it('is not taken over while it is pending, and does not count a refund of ours twice', async () => {
    const intent = await scene.paid();
    provider.refundInDashboard(intent.paymentIntentId, 500).state = 'pending';
    await scene.webhook('refund.created', intent);
    await has(intent.sessionId);
    provider.failNext('refund', 'lost');
    await scene.cancel(intent.sessionId, 1_000);
    await eventually(async () =>
      expect(await refundRows(payments, intent.sessionId)).toMatchObject([{ attempts: 1 }]),
    );
    for (const refund of provider.refunds.values()) refund.state = 'succeeded';
    await scene.webhook('refund.updated', intent);
    await scene.makeRefundsDue();
    await has(intent.sessionId, 'refund 500', 'refund 1000');
    expect(refundsAt(intent.paymentIntentId)).toEqual([500, 1_000]);
  });
});
