import { z } from 'zod';
import { requiredError } from '../input-messages.ts';
import { Currency } from '../money.ts';
import { singleLine, text } from '../text.ts';
import { Dispute, FraudWarning } from './disputes.ts';
import { Reconciliation } from './reconciliation.ts';

export const Provider = z.enum(['sandbox', 'stripe']);
export type Provider = z.infer<typeof Provider>;

/** What a browser needs to pay. `provider` sandbox: test mode, no real money. */
export const PaymentIntent = z
  .object({
    paymentIntentId: z.string(),
    clientSecret: z.string(),
    provider: Provider,
    publishableKey: z.string().nullable(), // Stripe's; null in the sandbox
    sessionId: z.string(),
    amount: z.number().int(), // cents
    currency: Currency,
    expiresAt: z.iso.datetime().nullable(), // end of the hold; null for a payment after a session
  })
  .meta({ id: 'PaymentIntent' });
export type PaymentIntent = z.infer<typeof PaymentIntent>;

const IntentId = z.string(requiredError('paymentIntentId')).min(1, 'paymentIntentId is required').max(255);

/** `sessionData` is accepted because the screens send it, and ignored: the hold holds the booking. */
export const ConfirmPaymentBody = z
  .object({ paymentIntentId: IntentId, sessionData: z.record(z.string(), z.unknown()).optional() })
  .meta({ id: 'ConfirmPaymentBody' });
export type ConfirmPaymentBody = z.infer<typeof ConfirmPaymentBody>;

/** `refunding`: paid without getting a session, so all of it is refunded. `processing`: not final yet, poll. */
export const PaymentOutcome = z
  .object({
    outcome: z.enum(['booked', 'refunding', 'processing', 'unpaid']),
    sessionId: z.string(),
    message: z.string().nullable(), // the reason, for the payer
  })
  .meta({ id: 'PaymentOutcome' });
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

export const IntentState = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
]);
export type IntentState = z.infer<typeof IntentState>;

const ClientSecret = z.string(requiredError('clientSecret')).min(1, 'clientSecret is required').max(255);

export const SandboxConfirmBody = z
  .object({
    clientSecret: ClientSecret,
    number: singleLine('Card number', 40),
    expiry: singleLine('Expiry date', 10), // MM/YY
    cvc: singleLine('Security code', 4),
  })
  .meta({ id: 'SandboxConfirmBody' });
export type SandboxConfirmBody = z.infer<typeof SandboxConfirmBody>;

export const SandboxAuthenticateBody = z
  .object({ clientSecret: ClientSecret, approve: z.boolean({ error: 'approve must be true or false' }) })
  .meta({ id: 'SandboxAuthenticateBody' });
export type SandboxAuthenticateBody = z.infer<typeof SandboxAuthenticateBody>;

export const SandboxIntentBody = z.object({ clientSecret: ClientSecret }).meta({ id: 'SandboxIntentBody' });
export type SandboxIntentBody = z.infer<typeof SandboxIntentBody>;

/** State of a sandbox intent. A declined card is not a failed request. */
export const SandboxIntent = z
  .object({
    paymentIntentId: z.string(),
    state: IntentState,
    amount: z.number().int(),
    currency: Currency,
    description: z.string(),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'SandboxIntent' });
export type SandboxIntent = z.infer<typeof SandboxIntent>;

export const PaymentProblem = z
  .object({
    id: z.string(), // of the refund or intent
    kind: z.enum(['refund', 'intent']),
    sessionId: z.string(),
    payerId: z.number().int(),
    amount: z.number().int(),
    currency: Currency,
    state: z.string(),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    since: z.iso.datetime(),
    nextTryAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PaymentProblem' });
export type PaymentProblem = z.infer<typeof PaymentProblem>;

/** The provider refuses all our requests (`key`), or takes no payments (`account`). */
export const ProviderAlarm = z
  .object({ reason: z.enum(['key', 'account']), message: z.string(), since: z.iso.datetime() })
  .meta({ id: 'ProviderAlarm' });
export type ProviderAlarm = z.infer<typeof ProviderAlarm>;

/** Sums of the ledger in one currency, in cents. */
export const PaymentTotals = z.object({
  currency: Currency,
  captured: z.number().int(),
  refunded: z.number().int(),
  disputed: z.number().int(), // taken by disputes and not returned
  intents: z.number().int(),
});
export const PaymentOverview = z
  .object({
    provider: Provider,
    alarm: ProviderAlarm.nullable(),
    totals: z.array(PaymentTotals),
    problems: z.array(PaymentProblem),
    disputes: z.array(Dispute), // open ones first, at most 100
    warnings: z.array(FraudWarning), // the latest 50
    reconciliation: Reconciliation.nullable(), // the last finished one; null before the first
  })
  .meta({ id: 'PaymentOverview' });
export type PaymentOverview = z.infer<typeof PaymentOverview>;

/** The raw body: the signature covers its bytes. */
export const WebhookInput = z.object({
  payload: z.string().max(1_100_000),
  signature: text('Signature', 1_000),
});
export type WebhookInput = z.infer<typeof WebhookInput>;
