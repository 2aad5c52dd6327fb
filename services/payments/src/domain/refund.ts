import type { RefusalReason } from '@waymark/contracts/payments/events';
import type { Provider } from '@waymark/contracts/payments/http';
import type { Intent } from './intent.ts';

/** `dashboard`: an admin made it at the provider; `admin`: here. */
export type RefundCause = 'cancelled' | 'no-show' | 'refused' | 'dashboard' | 'admin';

export interface RefundRequest {
  sessionId: string;
  cause: Exclude<RefundCause, 'dashboard' | 'admin'>;
  /** Set for `refused`. */
  refusal: RefusalReason | null;
  /** Null for the intent that paid for the session. */
  intentId: string | null;
  /** Cents; null for the whole remaining amount. */
  amount: number | null;
}

export interface Refund {
  id: string;
  intentId: string;
  amount: number;
  /** `covered`: the payer has the money back in another way. */
  state: 'waiting' | 'pending' | 'succeeded' | 'covered';
  generation: number;
  providerId: string | null;
  attempts: number;
  polls: number;
  /** The payer's bank returned it after it was settled. */
  isReturned: boolean;
  provider: Provider;
  intentProviderId: string;
}

export type SettledRefund = Pick<Refund, 'id' | 'providerId' | 'amount' | 'isReturned'>;

export interface RefundedIntent extends Intent {
  cause: RefundCause;
  refusal: RefusalReason | null;
  /** An admin's, for the payer. */
  reason: string | null;
  refundAmount: number;
  capturedCurrency: string;
}

/** How an unsettled refund goes on after an attempt. */
export interface NextAttempt {
  state: 'waiting' | 'pending';
  providerId: string | null;
  /** Why the attempt failed; null when the refund is only not settled yet. */
  error: string | null;
  /** After a final rejection the next attempt needs a new idempotency key. */
  needsNewKey: boolean;
  afterMs: number;
}

/** An amount in cents that is to be refunded. */
type Waiting = Pick<Refund, 'id' | 'amount'>;

/**
 * Takes `cents` from refunds that wait, in their order, as the payer got them back in another way. Returns those that change
 * with what remains of them (0: nothing is to be refunded any more), and the cents that no refund was left for.
 */
export function reduceBy(cents: number, waiting: readonly Waiting[]): { reduced: Waiting[]; left: number } {
  const reduced: Waiting[] = [];
  let left = cents;
  for (const { id, amount } of waiting) {
    if (left === 0) break;
    const cut = Math.min(left, amount);
    left -= cut;
    reduced.push({ id, amount: amount - cut });
  }
  return { reduced, left };
}

/** Failures after which the admins are notified; attempts continue. */
export const STUCK_AFTER = 5;

/** Milliseconds before attempt `attempt` (1-based): doubles to an hour; half of it is random (`random`: 0 to 1). */
export function retryMs(attempt: number, random: number, firstMs = 2_000): number {
  const longest = Math.min(3_600_000, firstMs * 2 ** Math.min(attempt - 1, 20));
  return Math.round(longest * (0.5 + random / 2));
}

export const refundKey = (id: string, generation: number): string =>
  generation === 1 ? id : `${id}-${generation}`;
