import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { confirmPayment } from '@waymark/contracts/payments/routes';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { tellOutcome } from './payment-words.ts';

/** `unknown`: the server did not say. */
export type LastLook = 'looking' | 'unpaid' | 'processing' | 'unknown';

/**
 * When the time is over, the server is asked once: the same intent may have been paid in another tab, or the answer to
 * this one was lost. What is final is said, and `onPaid` hears of it.
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
      // The answer may have told that our clock was wrong: what it said of the payment is old when the time is over.
      setLook('looking');
    };
  }, [isOver, paymentIntentId]);
  return look;
}
