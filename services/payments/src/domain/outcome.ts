import type { RefusalReason } from '@waymark/contracts/payments/events';
import type { IntentState, PaymentOutcome } from '@waymark/contracts/payments/http';
import { refusals } from '@waymark/contracts/payments/refusals';
import type { PaymentStatus } from '@waymark/contracts/scheduling/sessions';

/** A payment after its provider was asked. */
export interface SettledPayment {
  state: IntentState;
  sessionId: string;
  /** For the payer. */
  message: string | null;
  /** A refund is pending or done. */
  refunding: boolean;
  /** Why scheduling refused the payment. */
  refusal?: RefusalReason;
}

const WORKING = 'Your payment arrived. We are still setting up your session; it appears in My Sessions.';
const ALL_BACK = 'You will get a full refund.';
const GIVEN_BACK = 'This payment is being refunded.';

/**
 * The outcome for the payer; null: paid, without an outcome yet. `session`: its payment; null while it is not booked or cannot
 * be read.
 */
export function outcomeOf(settled: SettledPayment, session: PaymentStatus | null): PaymentOutcome | null {
  const { state, sessionId, message, refunding, refusal } = settled;
  if (state === 'processing') return { outcome: 'processing', sessionId, message };
  if (state !== 'succeeded') return { outcome: 'unpaid', sessionId, message };
  if (session === 'refunding' || session === 'refunded')
    return { outcome: 'refunding', sessionId, message: GIVEN_BACK };
  if (refunding) {
    const why = refusal ? `${refusals[refusal]} ${ALL_BACK}` : GIVEN_BACK;
    return { outcome: 'refunding', sessionId, message: why };
  }
  return session === 'paid' ? { outcome: 'booked', sessionId, message: null } : null;
}

/** Of a payment that still has no outcome when the time is up. */
export const outcomePending = ({ sessionId }: SettledPayment): PaymentOutcome => ({
  outcome: 'processing',
  sessionId,
  message: WORKING,
});
