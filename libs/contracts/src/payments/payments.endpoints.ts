import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { BookingBody } from '../scheduling/sessions.ts';
import { DisputeEvidence } from './disputes.ts';
import * as http from './http.ts';

/**
 * Holds the slot for ten minutes and returns its intent. Errors: those of HoldSlot and CreateIntent; 409 SLOT_TAKEN,
 * PRICE_CHANGED; 422 as for booking.
 */
export const StartPaidBooking = endpoint('POST /api/sessions/create-payment-intent', {
  subject: 'payments.start-booking',
  quota: 'booking',
  summary: 'Holds a slot for 10 minutes and prepares its payment; the server sets the amount',
  input: BookingBody,
  output: http.PaymentIntent,
});
/** Returns the same intent while it can be paid. Errors: those of GetPayable; UNAVAILABLE when the provider is. */
export const CreateIntent = defineRpc('payments.create-intent', {
  input: z.object({ sessionId: Id }),
  output: http.PaymentIntent,
});
/** Continues a hold after a reload with the same intent. 409 HOLD_EXPIRED. */
export const ResumePayment = endpoint('POST /api/sessions/holds/{id}/pay', {
  ...CreateIntent,
  quota: 'booking',
  params: { id: 'sessionId' },
  summary: 'Resumes the payment of a hold: the same intent again',
});
/** Payment after a completed session. 409 CONFLICT when nothing is due. */
export const PayForSession = endpoint('POST /api/sessions/{id}/pay', {
  ...CreateIntent,
  quota: 'booking',
  params: { id: 'sessionId' },
  summary: 'Prepares the payment of a session that took place',
});
/**
 * Settles by the provider's state, never by the browser's, and waits at most 4 s for the session: paid does not mean booked
 * yet. Error: NOT_FOUND (also for other users).
 */
export const ConfirmPayment = endpoint('POST /api/sessions/confirm-payment', {
  subject: 'payments.confirm',
  quota: 'payment',
  summary: 'The outcome of a payment at its provider',
  input: http.ConfirmPaymentBody,
  output: http.PaymentOutcome,
});
/** Authorized by the signature; VALIDATION for a bad one. Unknown types are accepted. */
export const ReceiveWebhook = defineRpc('payments.webhook', {
  access: 'none',
  input: http.WebhookInput,
  output: z.object({ received: z.literal(true) }),
});
/**
 * Errors: NOT_FOUND (unknown secret, or payments are real), VALIDATION (invalid card). Sandbox only; 404 where
 * payments are real.
 */
export const SandboxConfirm = endpoint('POST /api/payments/sandbox/confirm', {
  subject: 'payments.sandbox-confirm',
  quota: 'card',
  summary: 'Pays with a test card; 404 where payments are real',
  input: http.SandboxConfirmBody,
  output: http.SandboxIntent,
});
export const GetSandboxIntent = endpoint('POST /api/payments/sandbox/intent', {
  subject: 'payments.sandbox-intent',
  quota: 'payment',
  summary: 'The state of a sandbox payment',
  input: http.SandboxIntentBody,
  output: http.SandboxIntent,
});
export const SandboxAuthenticate = endpoint('POST /api/payments/sandbox/authenticate', {
  subject: 'payments.sandbox-authenticate',
  quota: 'card',
  summary: "Approves or rejects a sandbox payment in the bank's place",
  input: http.SandboxAuthenticateBody,
  output: http.SandboxIntent,
});
export const GetPaymentOverview = endpoint('GET /api/admin/payments', {
  subject: 'payments.overview',
  roles: ['admin'],
  summary: 'Sums of the ledger and payments that need attention',
  input: z.object({}),
  output: http.PaymentOverview,
});
/** Error: NOT_FOUND. */
export const GetDisputeEvidence = endpoint('GET /api/admin/payments/disputes/{id}/evidence', {
  subject: 'payments.dispute-evidence',
  roles: ['admin'],
  summary: 'What is stored about a disputed session, as text',
  input: z.object({ id: Id }),
  output: DisputeEvidence,
});
/** Retries now. Errors: FORBIDDEN, NOT_FOUND, CONFLICT when it is settled or the payment is disputed. */
export const RetryRefund = endpoint('POST /api/admin/payments/refunds/{id}/retry', {
  subject: 'payments.retry-refund',
  roles: ['admin'],
  summary: 'Retries a refund now',
  input: z.object({ id: Id }),
  output: http.PaymentProblem,
});
