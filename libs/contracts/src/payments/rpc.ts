import { z } from 'zod';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { DisputeEvidence } from './disputes.ts';
import { RefusalReason } from './events.ts';
import * as http from './http.ts';

/** Returns the same intent while it can be paid. Errors: those of GetPayable; UNAVAILABLE when the provider is. */
export const CreateIntent = defineRpc('payments.create-intent', {
  input: z.object({ sessionId: Id }),
  output: http.PaymentIntent,
});
/** Settles by the provider's state, never by the browser's. Error: NOT_FOUND (also for other users). */
export const ConfirmPayment = defineRpc('payments.confirm', {
  input: z.object({ paymentIntentId: z.string().max(255) }),
  output: z.object({
    state: http.IntentState,
    sessionId: z.string(),
    message: z.string().nullable(),
    refunding: z.boolean().default(false), // a refund is pending or done
    refusal: RefusalReason.optional(), // why scheduling refused the payment
  }),
});
/** Authorized by the signature; VALIDATION for a bad one. Unknown types are accepted. */
export const ReceiveWebhook = defineRpc('payments.webhook', {
  access: 'none',
  input: http.WebhookInput,
  output: z.object({ received: z.literal(true) }),
});
/** Errors: NOT_FOUND (unknown secret, or payments are real), VALIDATION (invalid card). */
export const SandboxConfirm = defineRpc('payments.sandbox-confirm', {
  input: http.SandboxConfirmBody,
  output: http.SandboxIntent,
});
export const GetSandboxIntent = defineRpc('payments.sandbox-intent', {
  input: http.SandboxIntentBody,
  output: http.SandboxIntent,
});
export const SandboxAuthenticate = defineRpc('payments.sandbox-authenticate', {
  input: http.SandboxAuthenticateBody,
  output: http.SandboxIntent,
});
export const GetPaymentOverview = defineRpc('payments.overview', {
  roles: ['admin'],
  input: z.object({}),
  output: http.PaymentOverview,
});
/** Error: NOT_FOUND. */
export const GetDisputeEvidence = defineRpc('payments.dispute-evidence', {
  roles: ['admin'],
  input: z.object({ id: Id }),
  output: DisputeEvidence,
});
/** Retries now. Errors: FORBIDDEN, NOT_FOUND, CONFLICT when it is settled or the payment is disputed. */
export const RetryRefund = defineRpc('payments.retry-refund', {
  roles: ['admin'],
  input: z.object({ id: Id }),
  output: http.PaymentProblem,
});
