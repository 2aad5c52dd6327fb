import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { useEffect, useRef } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { settlePayment } from './payment/settle-payment.ts';

/** Increases up to four times this. */
const POLL_MS = 3_000;

/**
 * Polls a payment that the bank is processing, until its hold expires (`heldUntil` null: while the page is open), since
 * no live event reports a declined payment. `onOutcome` receives the final outcome. A null id disables the hook.
 */
export function useLateOutcome(
  paymentIntentId: string | null,
  heldUntil: string | null,
  onOutcome: (outcome: PaymentOutcome) => void,
): void {
  const callback = useRef(onOutcome);
  useEffect(() => {
    callback.current = onOutcome;
  });
  useEffect(() => {
    if (paymentIntentId === null) return;
    const ended = new AbortController();
    const forMs = heldUntil === null ? Number.POSITIVE_INFINITY : Date.parse(heldUntil) - serverNow();
    settlePayment(paymentIntentId, { signal: ended.signal, forMs, everyMs: POLL_MS })
      .then((outcome) => {
        if (outcome.outcome !== 'processing') callback.current(outcome);
      })
      // The outcome stays unknown, and the hold expires.
      .catch(() => {});
    return () => ended.abort();
  }, [paymentIntentId, heldUntil]);
}
