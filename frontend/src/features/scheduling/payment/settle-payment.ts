import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { ApiError, call } from '#lib/api.ts';
import { pause } from '#lib/pause.ts';

export interface PollOptions {
  signal: AbortSignal;
  /** Milliseconds to poll while the bank processes the payment, and while no response arrives. */
  forMs?: number;
  /** Milliseconds during which `unpaid` is not final; above 0 if the provider may have received the card. */
  unpaidMs?: number;
  everyMs?: number;
}

/**
 * Polls the state of a payment until it is final or `forMs` has passed: then returns `processing`, and the server continues
 * on its own. Throws ApiError after no response at all, or a rejection.
 */
export async function settlePayment(paymentIntentId: string, options: PollOptions): Promise<PaymentOutcome> {
  const { signal, forMs = 45_000, unpaidMs = 0, everyMs = 1_000 } = options;
  const start = Date.now();
  for (let tries = 1; ; tries += 1) {
    const passed = () => Date.now() - start;
    try {
      const outcome = await call('POST /api/sessions/confirm-payment', { body: { paymentIntentId }, signal });
      const isOpen =
        outcome.outcome === 'processing' || (outcome.outcome === 'unpaid' && passed() < unpaidMs);
      if (!isOpen || passed() >= forMs) return outcome;
    } catch (error) {
      if (!isRetryable(error) || passed() >= forMs) throw error;
    }
    await pause(everyMs * Math.min(tries, 4), signal);
  }
}

/** Whether a retry may help: the payment may have succeeded in spite of the error. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || [408, 429].includes(error.status) || error.status >= 500);
