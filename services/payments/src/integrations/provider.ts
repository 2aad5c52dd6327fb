import type { Currency } from '@waymark/contracts/money';
import type { IntentState, Provider } from '@waymark/contracts/payments/http';

/** Injection token of the provider this process works with. */
export const PAYMENT_PROVIDER = Symbol('PaymentProvider');

export interface NewIntent {
  /** Id of our row: the idempotency key, and in the metadata. */
  intentId: string;
  /** In the metadata. */
  sessionId: string;
  /** Cents. */
  amount: number;
  currency: Currency;
  /** What the payer reads on the form. */
  description: string;
}

export interface ProviderFault {
  code: string;
  /** For the payer's eyes. */
  message: string;
}

/** An intent as its provider knows it. Amounts are whole cents. */
export interface ProviderIntent {
  id: string;
  clientSecret: string;
  state: IntentState;
  amount: number;
  /** ISO 4217 in capitals; another than ours is possible and never booked. */
  currency: string;
  amountReceived: number;
  /** Of refunds that did not fail. */
  amountRefunded: number;
  /** Our ids from the metadata; null for an intent somebody else made in the same account. */
  intentId: string | null;
  sessionId: string | null;
  /** Why the last try to pay failed. */
  error: ProviderFault | null;
}

export interface NewRefund {
  /** The idempotency key: id of our row, and a number behind it when an earlier one was refused for good. */
  refundId: string;
  /** The intent, by the provider's id. */
  providerId: string;
  /** Cents. */
  amount: number;
}

export interface ProviderRefund {
  id: string;
  state: 'pending' | 'succeeded' | 'failed';
  error: ProviderFault | null;
}

export interface ProviderEvent {
  /** Unique at the provider. */
  id: string;
  type: string;
  /** The provider's id of the intent it is about; null for types that are about none. */
  intentId: string | null;
}

/**
 * Takes and returns money. Every call ends within 10 s (`createIntent`, `retrieve`: 5 s, somebody waits), and the same
 * row id again is the same effect. Throws ProviderUnavailable when trying again may help, ProviderRefused when not.
 */
export interface PaymentProvider {
  readonly name: Provider;
  /** Stripe's publishable key; null in the sandbox. */
  readonly publishableKey: string | null;
  createIntent(intent: NewIntent): Promise<ProviderIntent>;
  retrieve(providerId: string): Promise<ProviderIntent>;
  /** One that is paid or canceled already comes back as it is, without an error. */
  cancel(providerId: string): Promise<ProviderIntent>;
  refund(refund: NewRefund): Promise<ProviderRefund>;
  /** By the provider's id. */
  retrieveRefund(id: string): Promise<ProviderRefund>;
  /** `payload` as received. Throws AppError VALIDATION for a bad signature or one older than five minutes. */
  readWebhook(payload: string, signature: string): ProviderEvent;
  /** All intents made since then, in any order. */
  listIntents(options: { since: Date }): AsyncIterable<ProviderIntent>;
}

/** No answer, or one that says "later": the same call may succeed when it is made again. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A final no, for example to a refund of more than is left. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  constructor(
    message: string,
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** True for what went wrong at the provider, not with us. */
export const isOfProvider = (error: unknown): boolean =>
  error instanceof ProviderUnavailable || error instanceof ProviderRefused;
