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
  ProviderUnavailable,
} from './provider.ts';

/** Within the 7 s of the RPCs that wait for it. */
const INTERACTIVE_MS = 5_000;
const BACKGROUND_MS = 10_000;

/** Adds a timeout to every call of a provider. A retry finds what a late call has done. */
export class BoundedProvider implements PaymentProvider {
  readonly name: Provider;
  readonly publishableKey: string | null;

  constructor(
    private readonly inner: PaymentProvider,
    private readonly limits = { interactiveMs: INTERACTIVE_MS, backgroundMs: BACKGROUND_MS },
  ) {
    this.name = inner.name;
    this.publishableKey = inner.publishableKey;
  }

  createIntent(intent: NewIntent): Promise<ProviderIntent> {
    return withTimeout(this.limits.interactiveMs, this.inner.createIntent(intent));
  }

  retrieve(providerId: string): Promise<ProviderIntent> {
    return withTimeout(this.limits.interactiveMs, this.inner.retrieve(providerId));
  }

  cancel(providerId: string): Promise<ProviderIntent> {
    return withTimeout(this.limits.backgroundMs, this.inner.cancel(providerId));
  }

  refund(refund: NewRefund): Promise<ProviderRefund> {
    return withTimeout(this.limits.backgroundMs, this.inner.refund(refund));
  }

  retrieveRefund(id: string): Promise<ProviderRefund> {
    return withTimeout(this.limits.backgroundMs, this.inner.retrieveRefund(id));
  }

  listRefunds(providerId: string): Promise<ListedRefund[]> {
    return withTimeout(this.limits.backgroundMs, this.inner.listRefunds(providerId));
  }

  listDisputes(providerId: string): Promise<ReportedDispute[]> {
    return withTimeout(this.limits.backgroundMs, this.inner.listDisputes(providerId));
  }

  listFraudWarnings(providerId: string): Promise<ReportedWarning[]> {
    return withTimeout(this.limits.backgroundMs, this.inner.listFraudWarnings(providerId));
  }

  readWebhook(payload: string, signature: string): ProviderEvent {
    return this.inner.readWebhook(payload, signature);
  }

  listIntents(options: CreatedIn): AsyncIterable<ProviderIntent> {
    return this.inner.listIntents(options);
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
