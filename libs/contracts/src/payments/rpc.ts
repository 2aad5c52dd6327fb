import { z } from 'zod';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { RefusalReason } from './events.ts';
import * as http from './http.ts';

/**
 * Of the caller's own hold or due session; asks scheduling for the amount. The same session gives the same intent while
 * that can still be paid. Errors: those of GetPayable; UNAVAILABLE when the provider does not answer.
 */
export const CreateIntent = defineRpc('payments.create-intent', {
  input: z.object({ sessionId: Id }),
  output: http.PaymentIntent,
  timeoutMs: 7_000,
});
/**
 * Settles by what the provider says; what is settled is answered without asking it again. Error: NOT_FOUND, also for other
 * people's.
 */
export const ConfirmPayment = defineRpc('payments.confirm', {
  input: z.object({ paymentIntentId: z.string().max(255) }),
  output: z.object({
    state: http.IntentState,
    sessionId: z.string(),
    message: z.string().nullable(),
    /** A refund of this payment is on its way, or done: scheduling refused it, or the session was cancelled. */
    refunding: z.boolean().default(false),
    /** Why it was refused, where it was. */
    refusal: RefusalReason.optional(),
  }),
  timeoutMs: 7_000,
});
/** Needs no caller: the signature is the right. Errors: VALIDATION for a bad one. Unknown types are accepted. */
export const ReceiveWebhook = defineRpc('payments.webhook', {
  access: 'none',
  input: http.WebhookInput,
  output: z.object({ received: z.literal(true) }),
});
/** Errors of the sandbox's: NOT_FOUND (no such secret, or payments are real); VALIDATION for a card that is none. */
export const SandboxConfirm = defineRpc('payments.sandbox-confirm', {
  input: http.SandboxConfirmBody,
  output: http.SandboxIntent,
});
export const SandboxIntentOf = defineRpc('payments.sandbox-intent', {
  input: http.SandboxIntentBody,
  output: http.SandboxIntent,
});
export const SandboxAuthenticate = defineRpc('payments.sandbox-authenticate', {
  input: http.SandboxAuthenticateBody,
  output: http.SandboxIntent,
});
/** Admins only (FORBIDDEN). */
export const GetPaymentOverview = defineRpc('payments.overview', {
  roles: ['admin'],
  input: z.object({}),
  output: http.PaymentOverview,
});
/** Tries now instead of later. Errors: FORBIDDEN, NOT_FOUND, CONFLICT when it is settled. */
export const RetryRefund = defineRpc('payments.retry-refund', {
  roles: ['admin'],
  input: z.object({ id: Id }),
  output: http.PaymentProblem,
});
