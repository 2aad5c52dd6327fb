import { newId } from '@waymark/kernel/ids';
import {
  type NewIntent,
  type NewRefund,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '../integrations/provider.ts';

type Call = 'createIntent' | 'retrieve' | 'cancel' | 'refund' | 'retrieveRefund';
/** `lost`: the call has its effect and then fails. */
type Trouble = 'refused' | 'unavailable' | 'lost' | 'hangs';

/** A provider in memory that fails on request. */
export class FakeProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly publishableKey = null;
  readonly intents = new Map<string, ProviderIntent>();
  readonly refunds = new Map<string, ProviderRefund & { key: string }>();
  /** The state of new refunds. */
  refundState: ProviderRefund['state'] = 'succeeded';
  calls: Call[] = [];
  /** Runs before each response. */
  meanwhile: (call: Call) => Promise<void> = async () => {};
  private troubles: { call: Call; trouble: Trouble; times: number }[] = [];

  /** The next `times` calls of this kind fail. */
  goesWrong(call: Call, trouble: Trouble, times = 1): void {
    this.troubles.push({ call, trouble, times });
  }

  /** The payer pays at the provider. */
  pay(providerId: string, paid: Partial<ProviderIntent> = {}): void {
    const intent = this.intents.get(providerId)!;
    Object.assign(intent, { state: 'succeeded', amountReceived: intent.amount, ...paid });
  }

  createIntent(ask: NewIntent): Promise<ProviderIntent> {
    return this.answer('createIntent', () => {
      const known = [...this.intents.values()].find(({ intentId }) => intentId === ask.intentId);
      if (known) return known;
      const id = `pi_${newId()}`;
      const intent: ProviderIntent = {
        ...ask,
        id,
        clientSecret: `${id}_secret`,
        state: 'requires_payment_method',
        amountReceived: 0,
        amountRefunded: 0,
        error: null,
      };
      this.intents.set(id, intent);
      return intent;
    });
  }

  retrieve(providerId: string): Promise<ProviderIntent> {
    return this.answer('retrieve', () => this.intents.get(providerId)!);
  }

  cancel(providerId: string): Promise<ProviderIntent> {
    return this.answer('cancel', () => {
      const intent = this.intents.get(providerId)!;
      if (intent.state !== 'succeeded') intent.state = 'canceled';
      return intent;
    });
  }

  refund({ refundId: key, providerId, amount }: NewRefund): Promise<ProviderRefund> {
    return this.answer('refund', () => {
      const known = [...this.refunds.values()].find((refund) => refund.key === key);
      if (known) return known;
      const intent = this.intents.get(providerId)!;
      if (intent.amountRefunded + amount > intent.amountReceived) {
        throw new ProviderRefused('more than is left', 'amount_too_large');
      }
      const error = this.refundState === 'failed' ? { code: 'declined', message: 'the bank said no' } : null;
      const refund = { id: `re_${newId()}`, key, state: this.refundState, error };
      if (refund.state !== 'failed') intent.amountRefunded += amount;
      this.refunds.set(refund.id, refund);
      return refund;
    });
  }

  retrieveRefund(id: string): Promise<ProviderRefund> {
    return this.answer('retrieveRefund', () => this.refunds.get(id)!);
  }

  readWebhook(payload: string): ProviderEvent {
    return JSON.parse(payload) as ProviderEvent;
  }

  async *listIntents(): AsyncIterable<ProviderIntent> {
    yield* this.intents.values();
  }

  private async answer<T extends object>(call: Call, work: () => T): Promise<T> {
    this.calls.push(call);
    await this.meanwhile(call);
    const trouble = this.troubles.find((one) => one.call === call && one.times > 0);
    if (trouble) trouble.times--;
    if (trouble?.trouble === 'hangs') return new Promise<never>(() => {});
    if (trouble?.trouble === 'unavailable') throw new ProviderUnavailable('answered 500');
    if (trouble?.trouble === 'refused') throw new ProviderRefused('never', 'no');
    const done = work();
    if (trouble?.trouble === 'lost') throw new ProviderUnavailable('the answer was lost');
    return structuredClone(done);
  }
}
