import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showOutcomeOnPage, showUnconfirmed } from './payment-words.ts';
import { settlePayment } from './settle-payment.ts';

/** Query parameters that providers add to the return address. The client secret must not stay visible. */
const PARAMS = [
  'payment',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'source_type',
  'source_redirect_slug',
];
const UNCONFIRMED = 'If it was paid, the session appears here by itself, and you get an email.';
/** How long an accepted payment may still be reported as unpaid. After a refusal, unpaid is final. */
const ACCEPTED_MS = 6_000;

/**
 * For the page at `?payment=success`: removes the payment parameters from the address, requests the outcome from the
 * server and shows it as a toast. The parameters are not trusted. Calls `onSettled` with the outcome.
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
    // Only with a clean address, since `onSettled` may change the address it sees.
    if (!returned || isInAddress) return;
    const { id, unpaidMs } = returned;
    const ended = new AbortController();
    settlePayment(id, { signal: ended.signal, unpaidMs })
      .then((outcome) => {
        settled.current?.(outcome, id);
        return showOutcomeOnPage(outcome);
      })
      .catch(() => !ended.signal.aborted && showUnconfirmed(UNCONFIRMED))
      .finally(() => !ended.signal.aborted && setReturned(null));
    return () => ended.abort();
  }, [returned, isInAddress]);

  return { isChecking: returned !== null };
}
