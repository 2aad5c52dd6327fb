import { route } from '../route.ts';
import type { BookingBody } from '../scheduling/sessions.ts';
import type { DisputeEvidence } from './disputes.ts';
import type {
  ConfirmPaymentBody,
  PaymentIntent,
  PaymentOutcome,
  PaymentOverview,
  PaymentProblem,
  SandboxAuthenticateBody,
  SandboxConfirmBody,
  SandboxIntent,
  SandboxIntentBody,
} from './http.ts';

/** Holds the slot for 10 minutes and creates the intent. 409 SLOT_TAKEN, PRICE_CHANGED; 422 as for booking. */
export const createPaymentIntent = route<{ body: BookingBody; response: PaymentIntent }>(
  'POST',
  '/api/sessions/create-payment-intent',
);
/** Payment after a completed session. 409 CONFLICT when nothing is due. */
export const payForSession = route<{ params: { id: string }; response: PaymentIntent }>(
  'POST',
  '/api/sessions/{id}/pay',
);
/** Continues a hold after a reload with the same intent. 409 HOLD_EXPIRED. */
export const resumePayment = route<{ params: { id: string }; response: PaymentIntent }>(
  'POST',
  '/api/sessions/holds/{id}/pay',
);
export const confirmPayment = route<{ body: ConfirmPaymentBody; response: PaymentOutcome }>(
  'POST',
  '/api/sessions/confirm-payment',
);
/** Sandbox only; 404 where payments are real. */
export const sandboxConfirm = route<{ body: SandboxConfirmBody; response: SandboxIntent }>(
  'POST',
  '/api/payments/sandbox/confirm',
);
export const sandboxIntent = route<{ body: SandboxIntentBody; response: SandboxIntent }>(
  'POST',
  '/api/payments/sandbox/intent',
);
export const sandboxAuthenticate = route<{ body: SandboxAuthenticateBody; response: SandboxIntent }>(
  'POST',
  '/api/payments/sandbox/authenticate',
);
export const getPaymentOverview = route<{ response: PaymentOverview }>('GET', '/api/admin/payments');
export const retryRefund = route<{ params: { id: string }; response: PaymentProblem }>(
  'POST',
  '/api/admin/payments/refunds/{id}/retry',
);
export const getDisputeEvidence = route<{ params: { id: string }; response: DisputeEvidence }>(
  'GET',
  '/api/admin/payments/disputes/{id}/evidence',
);
// Not a declared route: POST /api/payments/webhook (raw body, signature in `stripe-signature`).
