import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { useEffect, useRef } from 'react';
import { settlePayment } from '../../components/payment/settle-payment.ts';
import { serverNow } from '../../lib/server-clock.ts';

/** At first; then more and more slowly, up to four times that. */
const ASK_EVERY_MS = 3_000;

/**
 * Asks what becomes of a payment that the bank still works on, for as long as its time is kept; null: nothing to ask. A
 * refusal changes nothing that others see, so no signal tells of it. `onOutcome` hears what is final.
 */
export function useLateOutcome(
  paymentIntentId: string | null,
  keptUntil: string,
  onOutcome: (outcome: PaymentOutcome) => void,
): void {
  const heard = useRef(onOutcome);
  useEffect(() => {
    heard.current = onOutcome;
  });
  useEffect(() => {
    if (paymentIntentId === null) return;
    const ended = new AbortController();
    const patience = { forMs: Date.parse(keptUntil) - serverNow(), everyMs: ASK_EVERY_MS };
    settlePayment(paymentIntentId, { signal: ended.signal, ...patience })
      .then((outcome) => {
        if (outcome.outcome !== 'processing') heard.current(outcome);
      })
      // Nobody knows more than before; the time ends by itself.
      .catch(() => {});
    return () => ended.abort();
  }, [paymentIntentId, keptUntil]);
}
