import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { useEffect, useRef, useState } from 'react';
import { call } from '#lib/api.ts';
import { showOutcome } from './payment-words.ts';

export type ExpiryCheck = 'checking' | 'unpaid' | 'processing' | 'unknown';

/**
 * On expiry, checks the payment once: it may have been paid in another tab, or a response was lost. Shows a final outcome
 * and calls `onPaid`.
 */
export function useExpiryCheck(
  intent: PaymentIntent,
  isExpired: boolean,
  onPaid: (outcome: PaymentOutcome) => void,
): ExpiryCheck {
  const [check, setCheck] = useState<ExpiryCheck>('checking');
  const paid = useRef(onPaid);
  useEffect(() => {
    paid.current = onPaid;
  });
  const { paymentIntentId } = intent;
  useEffect(() => {
    if (!isExpired) return;
    const ended = new AbortController();
    call('POST /api/sessions/confirm-payment', { body: { paymentIntentId }, signal: ended.signal })
      .then((outcome) => {
        if (outcome.outcome === 'unpaid' || outcome.outcome === 'processing') {
          return setCheck(outcome.outcome);
        }
        showOutcome(outcome, 'window');
        paid.current(outcome);
      })
      .catch(() => !ended.signal.aborted && setCheck('unknown'));
    return () => {
      ended.abort();
      // A response may have corrected our clock; then its state may be older than the expiry.
      setCheck('checking');
    };
  }, [isExpired, paymentIntentId]);
  return check;
}
