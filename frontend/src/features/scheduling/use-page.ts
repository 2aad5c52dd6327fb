import { useQueryClient } from '@tanstack/react-query';
import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { releaseHold } from '@waymark/contracts/scheduling/routes';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { lookAgain } from './api/use-sessions.ts';
import type { Payment, SchedulingPage } from './paying.ts';
import { useStandings } from './use-standings.ts';

export type SchedulingTab = 'availability' | 'sessions' | 'book';

/** Which tab is open stands in the address; a link that names a mentor or a step leads to booking. */
export function useSchedulingTab(tabs: readonly SchedulingTab[]) {
  const [params, setParams] = useSearchParams();
  const named = params.get('session')
    ? 'sessions'
    : // An empty one counts, too: somebody is about to be chosen.
      params.has('mentor') || params.get('about')
      ? 'book'
      : null;
  const asked = [params.get('tab'), named].find((tab) => tabs.includes(tab as SchedulingTab));
  const open = (tab: SchedulingTab, words: Record<string, string> = {}) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const name of ['session', 'show', 'slot']) next.delete(name);
      for (const [name, value] of Object.entries({ tab, ...words })) next.set(name, value);
      return next;
    });
  return { tab: (asked as SchedulingTab | undefined) ?? tabs[0]!, open };
}

/** The one payment that may be open, and what follows when it is closed or paid. */
export function usePaying(open: (tab: SchedulingTab, words?: Record<string, string>) => void) {
  const client = useQueryClient();
  const [payment, setPayment] = useState<Payment | null>(null);
  const { standings, leave, hearLate } = useStandings();
  const again = useCallback(
    () => Promise.all([lookAgain(client), client.invalidateQueries({ queryKey: ['slots'] })]),
    [client],
  );
  const page = useMemo<SchedulingPage>(
    () => ({
      pay: setPayment,
      payingFor: payment?.intent.sessionId ?? null,
      standings,
      hearLate(outcome) {
        hearLate(outcome);
        void again();
      },
      showSession: (id) => open('sessions', { session: id }),
      showDue: () => open('sessions', { show: 'past' }),
      showBooking: () => open('book'),
    }),
    [payment, standings, hearLate, again, open],
  );
  return {
    payment,
    page,
    /** Who closes it does not want the slot: it is free for others at once. */
    async close() {
      if (!payment) return;
      setPayment(null);
      payment.onClosed?.();
      const { sessionId, expiresAt } = payment.intent;
      // Where this fails the hold ends by itself, and the banner shows it until then.
      if (expiresAt) await call(releaseHold, { params: { id: sessionId } }).catch(() => {});
      await again();
    },
    /** What became of a payment: of the open one, or of one that somebody came back from their bank with. */
    async paid(outcome: PaymentOutcome, paymentIntentId: string) {
      const { sessionId } = outcome;
      leave(outcome, paymentIntentId);
      const settled =
        outcome.outcome !== 'unpaid' && payment?.intent.sessionId === sessionId ? payment : null;
      if (settled) setPayment(null);
      // What is offered in place of a time that is gone is to be free now.
      if (outcome.outcome === 'refunding') await again();
      settled?.onPaid?.(outcome);
      if (outcome.outcome === 'booked') page.showSession(sessionId);
      if (outcome.outcome !== 'refunding') await again();
    },
  };
}
