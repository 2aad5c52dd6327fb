import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { useCallback, useState } from 'react';
import { tellOnPage } from '../../components/payment/payment-words.ts';
import type { Standing } from './paying.ts';

type Standings = ReadonlyMap<string, Standing>;

/** How payments stand that were left before they were final, by session. */
export function useStandings() {
  const [standings, setStandings] = useState<Standings>(new Map());
  return {
    standings,
    /** Somebody has left this payment, or it is final. */
    leave({ outcome, sessionId }: PaymentOutcome, paymentIntentId: string): void {
      const isUnderWay = outcome === 'processing';
      setStandings(put(sessionId, isUnderWay ? { is: 'under-way', paymentIntentId } : null));
    },
    /** The bank has made up its mind about a payment that was under way: it is said. */
    hearLate: useCallback((outcome: PaymentOutcome): void => {
      const isRefused = outcome.outcome === 'unpaid';
      setStandings(put(outcome.sessionId, isRefused ? { is: 'refused', why: outcome.message } : null));
      void tellOnPage(outcome);
    }, []),
  };
}

const put =
  (sessionId: string, standing: Standing | null) =>
  (before: Standings): Standings => {
    const next = new Map(before);
    if (standing) next.set(sessionId, standing);
    else next.delete(sessionId);
    return next;
  };
