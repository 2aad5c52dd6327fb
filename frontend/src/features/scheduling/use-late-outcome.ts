import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { useEffect, useRef } from 'react';
import { settlePayment } from '../../components/payment/settle-payment.ts';
import { serverNow } from '../../lib/server-clock.ts';

/** At first; then more and more slowly, up to four times that. */
const ASK_EVERY_MS = 3_000;

/**
 * Asks what becomes of a payment that the bank still works on, for as long as its time is kept (`keptUntil` null: for as long
 * as it is looked at); no id: nothing to ask. A refusal changes nothing that others see, so no signal tells of it. `onOutcome` hears what is final.
 */
export function useLateOutcome(
  paymentIntentId: string | null,
  keptUntil: string | null,
  onOutcome: (outcome: PaymentOutcome) => void,
): void {
  const heard = useRef(onOutcome);
  useEffect(() => {
    heard.current = onOutcome;
  });
  useEffect(() => {
    if (paymentIntentId === null) return;
    const ended = new AbortController();
    const forMs = keptUntil === null ? Number.POSITIVE_INFINITY : Date.parse(keptUntil) - serverNow();
    settlePayment(paymentIntentId, { signal: ended.signal, forMs, everyMs: ASK_EVERY_MS })
      .then((outcome) => {
        if (outcome.outcome !== 'processing') heard.current(outcome);
      })
      // Nobody knows more than before; the time ends by itself.
      .catch(() => {});
    return () => ended.abort();
  }, [paymentIntentId, keptUntil]);
}
