import type { Currency } from '@waymark/contracts/money';
import type { IntentState, Provider } from '@waymark/contracts/payments/http';
import type { ReportedDispute, ReportedWarning } from '../domain/dispute.ts';

export const PAYMENT_PROVIDER = Symbol('PaymentProvider');

export interface NewIntent {
  /** Id of our row: the idempotency key, also stored in the metadata. */
  intentId: string;
  sessionId: string;
  /** Cents. */
  amount: number;
  currency: Currency;
  description: string;
}

export interface ProviderFault {
  code: string;
  message: string;
}

/** An intent as its provider reports it. Amounts are cents. */
export interface ProviderIntent {
  id: string;
  clientSecret: string;
  state: IntentState;
  amount: number;
  /** ISO 4217 in capitals, possibly one that we do not sell in. */
  currency: string;
  amountReceived: number;
  /** Without failed refunds. */
  amountRefunded: number;
  /** There is, or was, a dispute over it. */
  isDisputed: boolean;
  /** Our ids from the metadata; null for an intent of another client of the account. */
  intentId: string | null;
  sessionId: string | null;
  error: ProviderFault | null;
}

export interface NewRefund {
  /** The idempotency key: `refundKey`. */
  refundId: string;
  providerId: string;
  /** Cents. */
  amount: number;
}

/** A range of times of creation, by the provider's clock. */
export interface CreatedIn {
  since: Date;
  until?: Date;
}

export interface ProviderRefund {
  id: string;
  state: 'pending' | 'succeeded' | 'failed';
  error: ProviderFault | null;
}

export interface ListedRefund extends ProviderRefund {
  /** Cents. */
  amount: number;
  /** The `refundKey` it was requested with; null for one made in the provider's dashboard. */
  refundId: string | null;
}

export interface ProviderEvent {
  /** Unique at the provider. */
  id: string;
  type: string;
  /** The provider's id of the intent; null for events about something else. */
  intentId: string | null;
}

/**
 * Takes and refunds payments. Every call ends within 10 s (`createIntent` and `retrieve`: 5 s) and is idempotent for the
 * same row id. Throws ProviderUnavailable if a retry may succeed, ProviderRejected if not.
 */
export interface PaymentProvider {
  readonly name: Provider;
  /** Stripe's publishable key; null in the sandbox. */
  readonly publishableKey: string | null;
  createIntent(intent: NewIntent): Promise<ProviderIntent>;
  retrieve(providerId: string): Promise<ProviderIntent>;
  /** Returns a paid or canceled intent unchanged. */
  cancel(providerId: string): Promise<ProviderIntent>;
  refund(refund: NewRefund): Promise<ProviderRefund>;
  /** `id` is the provider's. */
  retrieveRefund(id: string): Promise<ProviderRefund>;
  /** All refunds of an intent, also failed ones. */
  listRefunds(providerId: string): Promise<ListedRefund[]>;
  /** All disputes over an intent, also closed ones. */
  listDisputes(providerId: string): Promise<ReportedDispute[]>;
  listFraudWarnings(providerId: string): Promise<ReportedWarning[]>;
  /** Throws ProviderRefuses while it accepts no requests or no payments. */
  probe(): Promise<void>;
  /** `payload` as received. Throws AppError VALIDATION for an invalid signature or one older than five minutes. */
  readWebhook(payload: string, signature: string): ProviderEvent;
  /** Returns all intents created since then (and before `until`), in any order. */
  listIntents(options: CreatedIn): AsyncIterable<ProviderIntent>;
}

/** The provider did not respond, or requested a retry. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** It refuses all requests (`key`), or all payments (`account`), until an admin has changed something there. */
export class ProviderRefuses extends ProviderUnavailable {
  constructor(
    message: string,
    readonly reason: 'key' | 'account',
  ) {
    super(message);
  }
}

/** A final rejection, for example of a refund over the remaining amount. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected';

  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}

export const isProviderError = (error: unknown): boolean =>
  error instanceof ProviderUnavailable || error instanceof ProviderRejected;
