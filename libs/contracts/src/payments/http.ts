import { z } from 'zod';
import { Currency } from '../money.ts';
import { line, text } from '../text.ts';

export const Provider = z.enum(['sandbox', 'stripe']);
export type Provider = z.infer<typeof Provider>;

/** What a browser needs to pay. `provider` sandbox is test mode: no real money. */
export const PaymentIntent = z
  .object({
    paymentIntentId: z.string(),
    clientSecret: z.string(),
    provider: Provider,
    /** Stripe's publishable key; null in the sandbox. */
    publishableKey: z.string().nullable(),
    sessionId: z.string(),
    /** Cents. */
    amount: z.number().int(),
    currency: Currency,
    /** When the slot is no longer kept; null where none is (payment after a session). */
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PaymentIntent' });
export type PaymentIntent = z.infer<typeof PaymentIntent>;

const IntentId = z
  .string({ error: 'paymentIntentId is required' })
  .min(1, 'paymentIntentId is required')
  .max(255);

/** `sessionData` is accepted because the screens send it; what was booked is known from the hold. */
export const ConfirmPaymentBody = z
  .object({ paymentIntentId: IntentId, sessionData: z.record(z.string(), z.unknown()).optional() })
  .meta({ id: 'ConfirmPaymentBody' });
export type ConfirmPaymentBody = z.infer<typeof ConfirmPaymentBody>;

/**
 * `booked`: paid, and the session stands. `refunding`: paid, but no session stands for it; all of it goes back.
 * `processing`: the bank or we still work on it; ask again. `unpaid`: nothing was paid (yet).
 */
export const PaymentOutcome = z
  .object({
    outcome: z.enum(['booked', 'refunding', 'processing', 'unpaid']),
    sessionId: z.string(),
    /** Why not, in words for the payer. */
    message: z.string().nullable(),
  })
  .meta({ id: 'PaymentOutcome' });
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

/** An intent's state, in Stripe's words. */
export const IntentState = z.enum([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
]);
export type IntentState = z.infer<typeof IntentState>;

const ClientSecret = z
  .string({ error: 'clientSecret is required' })
  .min(1, 'clientSecret is required')
  .max(255);

/** A test card, given to the sandbox as Stripe's own form would give it to Stripe. */
export const SandboxConfirmBody = z
  .object({
    clientSecret: ClientSecret,
    number: line('Card number', 40),
    /** MM/YY. */
    expiry: line('Expiry date', 10),
    cvc: line('Security code', 4),
  })
  .meta({ id: 'SandboxConfirmBody' });
export type SandboxConfirmBody = z.infer<typeof SandboxConfirmBody>;

export const SandboxAuthenticateBody = z
  .object({ clientSecret: ClientSecret, approve: z.boolean({ error: 'approve must be true or false' }) })
  .meta({ id: 'SandboxAuthenticateBody' });
export type SandboxAuthenticateBody = z.infer<typeof SandboxAuthenticateBody>;

export const SandboxIntentBody = z.object({ clientSecret: ClientSecret }).meta({ id: 'SandboxIntentBody' });
export type SandboxIntentBody = z.infer<typeof SandboxIntentBody>;

/** What the sandbox says of one of its intents. A declined card is no failed request. */
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

/** Money that needs an admin's look. */
export const PaymentProblem = z
  .object({
    /** Of the refund or intent. */
    id: z.string(),
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

/** Sums of the ledger in one currency, in cents. */
export const PaymentTotals = z.object({
  currency: Currency,
  captured: z.number().int(),
  refunded: z.number().int(),
  intents: z.number().int(),
});
export const PaymentOverview = z
  .object({ provider: Provider, totals: z.array(PaymentTotals), problems: z.array(PaymentProblem) })
  .meta({ id: 'PaymentOverview' });
export type PaymentOverview = z.infer<typeof PaymentOverview>;

/** As received: the signature is over these very bytes. */
export const WebhookInput = z.object({
  payload: z.string().max(300_000),
  signature: text('Signature', 1_000),
});
export type WebhookInput = z.infer<typeof WebhookInput>;
