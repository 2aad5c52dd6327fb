import { newId } from '@waymark/kernel/ids';
import type { ReportedDispute, ReportedWarning } from '../domain/dispute.ts';
import {
  type CreatedIn,
  type ListedRefund,
  type NewIntent,
  type NewRefund,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  ProviderRefuses,
  ProviderRejected,
  ProviderUnavailable,
} from '../integrations/provider.ts';

type Call =
  | 'createIntent'
  | 'retrieve'
  | 'cancel'
  | 'refund'
  | 'retrieveRefund'
  | 'listRefunds'
  | 'listIntents'
  | 'listDisputes'
  | 'probe';
/** `lost`: the call takes effect, but its response is lost. */
type Failure = 'refuses' | 'restricted' | 'rejected' | 'unavailable' | 'lost' | 'hangs';

type FakeRefund = ProviderRefund & { key: string | null; providerId: string; amount: number };

const aDispute = ({ amount, currency }: ProviderIntent): ReportedDispute => ({
  ...{ id: `dp_${newId()}`, status: 'needs_response', amount, currency, reason: 'product_not_received' },
  respondBy: new Date('2030-01-10T00:00:00Z'),
  openedAt: new Date('2030-01-02T00:00:00Z'),
  ...{ isWithdrawn: true, isReinstated: false },
});

/** An in-memory provider that fails on request. */
export class FakeProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly publishableKey = null;
  readonly intents = new Map<string, ProviderIntent>();
  readonly refunds = new Map<string, FakeRefund>();
  readonly disputes = new Map<string, ReportedDispute[]>();
  readonly warnings = new Map<string, ReportedWarning[]>();
  /** Of intents that were not created now. */
  readonly createdAt = new Map<string, Date>();
  /** The beginnings of the listed ranges. */
  readonly listed: Date[] = [];
  /** The state of new refunds. */
  refundState: ProviderRefund['state'] = 'succeeded';
  /** Runs during each call. */
  onCall: (call: Call) => Promise<void> = async () => {};
  private failures: { call: Call; failure: Failure; times: number }[] = [];

  /** The next `times` calls of this kind fail. */
  failNext(call: Call, failure: Failure, times = 1): void {
    this.failures.push({ call, failure, times });
  }

  /** The payer pays at the provider. */
  pay(providerId: string, paid: Partial<ProviderIntent> = {}): void {
    const intent = this.intents.get(providerId)!;
    Object.assign(intent, { state: 'succeeded', amountReceived: intent.amount, ...paid });
  }

  createIntent(input: NewIntent): Promise<ProviderIntent> {
    return this.respond('createIntent', () => {
      const existing = [...this.intents.values()].find(({ intentId }) => intentId === input.intentId);
      if (existing) return existing;
      const id = `pi_${newId()}`;
      const intent: ProviderIntent = {
        ...input,
        id,
        clientSecret: `${id}_secret`,
        state: 'requires_payment_method',
        amountReceived: 0,
        amountRefunded: 0,
        isDisputed: false,
        error: null,
      };
      this.intents.set(id, intent);
      return intent;
    });
  }

  retrieve(providerId: string): Promise<ProviderIntent> {
    return this.respond('retrieve', () => this.intents.get(providerId)!);
  }

  cancel(providerId: string): Promise<ProviderIntent> {
    return this.respond('cancel', () => {
      const intent = this.intents.get(providerId)!;
      if (intent.state !== 'succeeded') intent.state = 'canceled';
      return intent;
    });
  }

  refund({ refundId: key, providerId, amount }: NewRefund): Promise<ProviderRefund> {
    return this.respond('refund', () => {
      const existing = [...this.refunds.values()].find((refund) => refund.key === key);
      if (existing) return existing;
      const intent = this.intents.get(providerId)!;
      const disputes = this.disputes.get(providerId) ?? [];
      if (disputes.some(({ status }) => status === 'needs_response' || status === 'under_review'))
        throw new ProviderRejected('the charge is disputed', 'charge_disputed');
      const lost = disputes.reduce((sum, one) => sum + (one.status === 'lost' ? one.amount : 0), 0);
      if (intent.amountRefunded + lost + amount > intent.amountReceived) {
        throw new ProviderRejected('more than the remaining amount', 'amount_too_large');
      }
      const error =
        this.refundState === 'failed' ? { code: 'declined', message: 'the bank rejected it' } : null;
      const refund = { id: `re_${newId()}`, key, providerId, amount, state: this.refundState, error };
      if (refund.state !== 'failed') intent.amountRefunded += amount;
      this.refunds.set(refund.id, refund);
      return refund;
    });
  }

  retrieveRefund(id: string): Promise<ProviderRefund> {
    return this.respond('retrieveRefund', () => this.refunds.get(id)!);
  }

  /** An admin refunds in the provider's dashboard. */
  refundInDashboard(providerId: string, amount: number): FakeRefund {
    const refund: FakeRefund = {
      ...{ id: `re_${newId()}`, key: null, providerId, amount, state: 'succeeded', error: null },
    };
    this.refunds.set(refund.id, refund);
    this.intents.get(providerId)!.amountRefunded += amount;
    return refund;
  }

  listRefunds(providerId: string): Promise<ListedRefund[]> {
    return this.respond('listRefunds', () =>
      [...this.refunds.values()]
        .filter((refund) => refund.providerId === providerId)
        .map(({ key, ...refund }) => ({ ...refund, refundId: key })),
    );
  }

  /** The payer's bank opens a dispute, or the provider changes it. */
  dispute(providerId: string, fields: Partial<ReportedDispute> = {}): ReportedDispute {
    const intent = this.intents.get(providerId)!;
    intent.isDisputed = true;
    const [known] = this.disputes.get(providerId) ?? [];
    const dispute = known ?? aDispute(intent);
    this.disputes.set(providerId, [Object.assign(dispute, fields)]);
    return dispute;
  }

  listDisputes(providerId: string): Promise<ReportedDispute[]> {
    return this.respond('listDisputes', () => this.disputes.get(providerId) ?? []);
  }

  listFraudWarnings(providerId: string): Promise<ReportedWarning[]> {
    return this.respond('listDisputes', () => this.warnings.get(providerId) ?? []);
  }

  async probe(): Promise<void> {
    await this.respond('probe', () => ({}));
  }

  readWebhook(payload: string): ProviderEvent {
    return JSON.parse(payload) as ProviderEvent;
  }

  async *listIntents({ since, until = new Date('9999-01-01') }: CreatedIn): AsyncIterable<ProviderIntent> {
    await this.respond('listIntents', () => [since]);
    this.listed.push(since);
    for (const intent of this.intents.values()) {
      const at = this.createdAt.get(intent.id) ?? new Date(Date.now() - 1_000);
      if (at >= since && at < until) yield structuredClone(intent);
    }
  }

  private async respond<T extends object>(call: Call, work: () => T): Promise<T> {
    await this.onCall(call);
    const planned = this.failures.find((one) => one.call === call && one.times > 0);
    if (planned) planned.times--;
    if (planned?.failure === 'hangs') return new Promise<never>(() => {});
    if (planned?.failure === 'refuses') throw new ProviderRefuses('the key was revoked', 'key');
    if (planned?.failure === 'restricted') throw new ProviderRefuses('no payments', 'account');
    if (planned?.failure === 'unavailable') throw new ProviderUnavailable('status 500');
    if (planned?.failure === 'rejected') throw new ProviderRejected('rejected by the provider', 'rejected');
    const result = work();
    if (planned?.failure === 'lost') throw new ProviderUnavailable('the response was lost');
    return structuredClone(result);
  }
}
