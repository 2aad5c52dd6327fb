import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { useCallback, useState } from 'react';
import { showOutcomeOnPage } from './payment/payment-words.ts';
import type { PaymentProgress } from './scheduling-context.ts';

type ProgressBySession = ReadonlyMap<string, PaymentProgress>;

/** The progress of payments whose dialog was closed before they were final, by session id. */
export function usePaymentProgress() {
  const [paymentProgress, setProgressBySession] = useState<ProgressBySession>(new Map());
  return {
    paymentProgress,
    /** Called when a payment dialog closes or a payment is final. */
    recordOutcome({ outcome, sessionId }: PaymentOutcome, paymentIntentId: string): void {
      const isProcessing = outcome === 'processing';
      setProgressBySession(put(sessionId, isProcessing ? { state: 'processing', paymentIntentId } : null));
    },
    /** Stores and shows the final outcome of a payment that was being processed. */
    onLateOutcome: useCallback((outcome: PaymentOutcome): void => {
      const isUnpaid = outcome.outcome === 'unpaid';
      setProgressBySession(
        put(outcome.sessionId, isUnpaid ? { state: 'failed', reason: outcome.message } : null),
      );
      void showOutcomeOnPage(outcome);
    }, []),
  };
}

const put =
  (sessionId: string, progress: PaymentProgress | null) =>
  (before: ProgressBySession): ProgressBySession => {
    const next = new Map(before);
    if (progress) next.set(sessionId, progress);
    else next.delete(sessionId);
    return next;
  };
