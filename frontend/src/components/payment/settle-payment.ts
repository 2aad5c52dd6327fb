import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { confirmPayment } from '@waymark/contracts/payments/routes';
import { ApiError, call } from '../../lib/api.ts';
import { pause } from '../../lib/pause.ts';

export interface Patience {
  signal: AbortSignal;
  /** How long to ask again, in milliseconds: while the bank works, and while no answer comes. */
  forMs?: number;
  /** How long `unpaid` may still become something else: longer than 0 where we do not know what the provider heard. */
  unpaidMs?: number;
  everyMs?: number;
}

/**
 * Asks the server what became of a payment until that is final or patience ends: then `processing`, and the server goes
 * on by itself. Throws ApiError when no answer came at all, or a refusal.
 */
export async function settlePayment(paymentIntentId: string, patience: Patience): Promise<PaymentOutcome> {
  const { signal, forMs = 45_000, unpaidMs = 0, everyMs = 1_000 } = patience;
  const start = Date.now();
  for (let tries = 1; ; tries += 1) {
    const passed = () => Date.now() - start;
    try {
      const outcome = await call(confirmPayment, { body: { paymentIntentId }, signal });
      const isOpen =
        outcome.outcome === 'processing' || (outcome.outcome === 'unpaid' && passed() < unpaidMs);
      if (!isOpen || passed() >= forMs) return outcome;
    } catch (error) {
      if (!mayAskAgain(error) || passed() >= forMs) throw error;
    }
    await pause(everyMs * Math.min(tries, 4), signal);
  }
}

/** No answer, or one that is no answer: the payment may have gone through all the same. */
export const mayAskAgain = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
