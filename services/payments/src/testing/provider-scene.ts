import { expect } from '@jest/globals';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { ConfirmPayment, ReceiveWebhook } from '@waymark/contracts/payments/payments.endpoints';
import { SessionCancelled } from '@waymark/contracts/scheduling/events';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { FakeProvider } from './fake-provider.ts';
import { Harness, type HarnessOptions } from './harness.ts';
import { sessionFacts } from './session-facts.ts';

/** The service with a provider in memory, whose sweeper and retries do nothing by themselves. */
export class ProviderScene {
  readonly provider = new FakeProvider();
  readonly payments: Harness;

  constructor(variables: HarnessOptions['variables'] = {}) {
    this.payments = new Harness({
      provider: this.provider,
      variables: { PAYMENTS_SWEEP_SECONDS: '3600', REFUND_RETRY_SECONDS: '3600', ...variables },
    });
  }

  async paid(): Promise<PaymentIntent> {
    const intent = await this.payments.intent();
    this.provider.pay(intent.paymentIntentId);
    await this.payments.call(ConfirmPayment, { paymentIntentId: intent.paymentIntentId }, asLearner());
    return intent;
  }

  async cancel(sessionId: string, refundCents = 2_500): Promise<void> {
    const data = { ...sessionFacts(sessionId), cancelledBy: 'mentor' as const, refundCents };
    await this.payments.publish(SessionCancelled, data);
  }

  /** Sends a webhook about the intent and waits until it is processed. */
  async webhook(type: string, { paymentIntentId }: PaymentIntent): Promise<void> {
    const id = `evt_${newId()}`;
    const payload = JSON.stringify({ id, type, intentId: paymentIntentId });
    await this.payments.call(ReceiveWebhook, { payload, signature: 'unsigned' });
    await eventually(async () => expect(await this.isProcessed(id)).toBe(true));
  }

  async makeRefundsDue(): Promise<void> {
    await this.payments.sql('UPDATE refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL');
  }

  private async isProcessed(id: string): Promise<boolean | undefined> {
    const [event] = await this.payments.sql<{ done: boolean }>(
      'SELECT processed_at IS NOT NULL AS done FROM webhook_events WHERE event_id = $1',
      [id],
    );
    return event?.done;
  }
}
