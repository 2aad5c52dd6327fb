import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tellOnPage, tellUnconfirmed } from './payment-words.ts';
import { settlePayment } from './settle-payment.ts';

/** What the provider adds when it sends somebody back; the secret among them is nobody's to see or to copy. */
const PARAMS = [
  'payment',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'source_type',
  'source_redirect_slug',
];
const STILL_LOOKED_UP = 'If it was paid, the session appears here by itself, and you get an email.';
/** Somebody who was refused at the bank has not paid, and that is final. */
const ACCEPTED_MS = 6_000;

/**
 * For the page that `?payment=success` leads to: takes the payment's words out of the address, asks the server what became
 * of it, and says so in a toast. What the address claims counts for nothing. `onSettled` hears of the outcome of which
 * payment.
 */
export function usePaymentReturn(onSettled?: (outcome: PaymentOutcome, paymentIntentId: string) => void): {
  isChecking: boolean;
} {
  const [params, setParams] = useSearchParams();
  const [returned, setReturned] = useState<{ id: string; unpaidMs: number } | null>(null);
  const isInAddress = params.get('payment') === 'success';
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  });

  useEffect(() => {
    if (!isInAddress) return;
    const id = params.get('payment_intent');
    const unpaidMs = params.get('redirect_status') === 'failed' ? 0 : ACCEPTED_MS;
    if (id) setReturned({ id, unpaidMs });
    const rest = new URLSearchParams(params);
    for (const name of PARAMS) rest.delete(name);
    setParams(rest, { replace: true });
  }, [isInAddress, params, setParams]);

  useEffect(() => {
    // Not before the address is clean: who hears of the outcome may write on in the address as they know it.
    if (!returned || isInAddress) return;
    const { id, unpaidMs } = returned;
    const ended = new AbortController();
    settlePayment(id, { signal: ended.signal, unpaidMs })
      .then((outcome) => {
        settled.current?.(outcome, id);
        return tellOnPage(outcome);
      })
      .catch(() => !ended.signal.aborted && tellUnconfirmed(STILL_LOOKED_UP))
      .finally(() => !ended.signal.aborted && setReturned(null));
    return () => ended.abort();
  }, [returned, isInAddress]);

  return { isChecking: returned !== null };
}
