import type { Provider } from '@waymark/contracts/payments/http';
import {
  type NewIntent,
  type NewRefund,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderIntent,
  type ProviderRefund,
  ProviderUnavailable,
} from './provider.ts';

/** Somebody waits for these, within the 7 s of their request. */
const ASKED_MS = 5_000;
const BACKGROUND_MS = 10_000;

/** Any provider, with an end to every wait. What comes later than that is learned by asking again. */
export class BoundedProvider implements PaymentProvider {
  readonly name: Provider;
  readonly publishableKey: string | null;

  constructor(
    private readonly inner: PaymentProvider,
    private readonly limits = { askedMs: ASKED_MS, backgroundMs: BACKGROUND_MS },
  ) {
    this.name = inner.name;
    this.publishableKey = inner.publishableKey;
  }

  createIntent(intent: NewIntent): Promise<ProviderIntent> {
    return within(this.limits.askedMs, this.inner.createIntent(intent));
  }

  retrieve(providerId: string): Promise<ProviderIntent> {
    return within(this.limits.askedMs, this.inner.retrieve(providerId));
  }

  cancel(providerId: string): Promise<ProviderIntent> {
    return within(this.limits.backgroundMs, this.inner.cancel(providerId));
  }

  refund(refund: NewRefund): Promise<ProviderRefund> {
    return within(this.limits.backgroundMs, this.inner.refund(refund));
  }

  retrieveRefund(id: string): Promise<ProviderRefund> {
    return within(this.limits.backgroundMs, this.inner.retrieveRefund(id));
  }

  readWebhook(payload: string, signature: string): ProviderEvent {
    return this.inner.readWebhook(payload, signature);
  }

  listIntents(options: { since: Date }): AsyncIterable<ProviderIntent> {
    return this.inner.listIntents(options);
  }
}

async function within<T>(ms: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable(`the provider did not answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
