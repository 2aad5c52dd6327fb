import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { confirmPayment } from '@waymark/contracts/payments/routes';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { tellOutcome } from './payment-words.ts';

export type LastLook = 'looking' | 'unpaid' | 'processing' | 'unknown';

/**
 * On expiry, checks the payment once: it may have been paid in another tab, or a response was lost. Shows a final outcome
 * and calls `onPaid`.
 */
export function useLastLook(
  intent: PaymentIntent,
  isOver: boolean,
  onPaid: (outcome: PaymentOutcome) => void,
): LastLook {
  const [look, setLook] = useState<LastLook>('looking');
  const paid = useRef(onPaid);
  useEffect(() => {
    paid.current = onPaid;
  });
  const { paymentIntentId } = intent;
  useEffect(() => {
    if (!isOver) return;
    const ended = new AbortController();
    call(confirmPayment, { body: { paymentIntentId }, signal: ended.signal })
      .then((outcome) => {
        if (outcome.outcome === 'unpaid' || outcome.outcome === 'processing') {
          return setLook(outcome.outcome);
        }
        tellOutcome(outcome, 'window');
        paid.current(outcome);
      })
      .catch(() => !ended.signal.aborted && setLook('unknown'));
    return () => {
      ended.abort();
      // A response may have corrected our clock; then its state may be older than the expiry.
      setLook('looking');
    };
  }, [isOver, paymentIntentId]);
  return look;
}
