import type { Provider } from '@waymark/contracts/payments/http';
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
  ProviderUnavailable,
} from './provider.ts';

/** Within the 5 s of the RPCs that wait for it. */
const INTERACTIVE_MS = 4_700;
const BACKGROUND_MS = 10_000;

/** Called after each call of a provider. Its methods must not throw. */
export interface ProviderObserver {
  refused(provider: Provider, error: ProviderRefuses): Promise<void>;
  /** `isPayment`: the call shows that the account may take payments. */
  accepted(provider: Provider, isPayment: boolean): Promise<void>;
}

/** Adds a timeout to every call of a provider, and reports refusals. A retry finds what a late call has done. */
export class BoundedProvider implements PaymentProvider {
  readonly name: Provider;
  readonly publishableKey: string | null;

  constructor(
    private readonly inner: PaymentProvider,
    private readonly observer: ProviderObserver,
    private readonly limits = { interactiveMs: INTERACTIVE_MS, backgroundMs: BACKGROUND_MS },
  ) {
    this.name = inner.name;
    this.publishableKey = inner.publishableKey;
  }

  createIntent(intent: NewIntent): Promise<ProviderIntent> {
    return this.call(this.limits.interactiveMs, this.inner.createIntent(intent), true);
  }

  retrieve(providerId: string): Promise<ProviderIntent> {
    return this.call(this.limits.interactiveMs, this.inner.retrieve(providerId));
  }

  cancel(providerId: string): Promise<ProviderIntent> {
    return this.call(this.limits.backgroundMs, this.inner.cancel(providerId));
  }

  refund(refund: NewRefund): Promise<ProviderRefund> {
    return this.call(this.limits.backgroundMs, this.inner.refund(refund));
  }

  retrieveRefund(id: string): Promise<ProviderRefund> {
    return this.call(this.limits.backgroundMs, this.inner.retrieveRefund(id));
  }

  listRefunds(providerId: string): Promise<ListedRefund[]> {
    return this.call(this.limits.backgroundMs, this.inner.listRefunds(providerId));
  }

  listDisputes(providerId: string): Promise<ReportedDispute[]> {
    return this.call(this.limits.backgroundMs, this.inner.listDisputes(providerId));
  }

  listFraudWarnings(providerId: string): Promise<ReportedWarning[]> {
    return this.call(this.limits.backgroundMs, this.inner.listFraudWarnings(providerId));
  }

  probe(): Promise<void> {
    return this.call(this.limits.backgroundMs, this.inner.probe(), true);
  }

  readWebhook(payload: string, signature: string): ProviderEvent {
    return this.inner.readWebhook(payload, signature);
  }

  listIntents(options: CreatedIn): AsyncIterable<ProviderIntent> {
    return this.inner.listIntents(options);
  }

  private async call<T>(ms: number, call: Promise<T>, isPayment = false): Promise<T> {
    try {
      const result = await withTimeout(ms, call);
      await this.observer.accepted(this.name, isPayment);
      return result;
    } catch (error) {
      if (error instanceof ProviderRefuses) await this.observer.refused(this.name, error);
      throw error;
    }
  }
}

async function withTimeout<T>(ms: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ProviderUnavailable(`the provider did not respond within ${ms} ms`)),
      ms,
    );
  });
  try {
    return await Promise.race([call, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
