import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import type { Payment, SchedulingPage } from './scheduling-context.ts';
import { usePaymentProgress } from './use-payment-progress.ts';

export type SchedulingTab = 'availability' | 'sessions' | 'book';

/** The tab that the address names, itself or by a session, a mentor or a roadmap; null for the plain address. */
export function useNamedTab(tabs: readonly SchedulingTab[]): SchedulingTab | null {
  const [params] = useSearchParams();
  const named =
    params.get('session') || params.has('show')
      ? 'sessions'
      : // Also an empty one: a mentor is about to be chosen.
        params.has('mentor') || params.get('about')
        ? 'book'
        : null;
  return ([params.get('tab'), named] as SchedulingTab[]).find((tab) => tabs.includes(tab)) ?? null;
}

interface TabOptions {
  tabs: readonly SchedulingTab[];
  /** Shown if the address names none. */
  byDefault: SchedulingTab;
}

/** The open tab is in the URL. */
export function useSchedulingTab({ tabs, byDefault }: TabOptions) {
  const [params, setParams] = useSearchParams();
  const named = useNamedTab(tabs);
  const open = (tab: SchedulingTab, values: Record<string, string> = {}) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const name of ['session', 'show', 'slot', 'booked', 'learner', 'learners']) next.delete(name);
      for (const [name, value] of Object.entries({ tab, ...values })) next.set(name, value);
      return next;
    });
  return {
    tab: named ?? byDefault,
    open,
    /** The session on whose page a booking ended. */
    bookedId: params.get('booked') || null,
    /** The learner whose page is open. */
    learnerId: idOf(params.get('learner')),
    /** Which of the mentor's learners are listed; null: their list is not open. */
    learners: shownLearners(params.get('learners')),
    showBooked: (id: string) => setParams({ booked: id }),
  };
}

const shownLearners = (text: string | null): 'all' | 'quiet' | null =>
  text === null ? null : text === 'quiet' ? 'quiet' : 'all';

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

interface PaymentOptions extends Pick<ReturnType<typeof useSchedulingTab>, 'open' | 'showBooked'> {
  /** Invalidates sessions, holds and slots. */
  refresh: () => Promise<void>;
}

/** The open payment, and what follows when it is closed or paid. */
export function usePagePayment({ open, showBooked, refresh }: PaymentOptions) {
  const [payment, setPayment] = useState<Payment | null>(null);
  const { paymentProgress, recordOutcome, onLateOutcome } = usePaymentProgress();
  const page = useMemo<SchedulingPage>(
    () => ({
      pay: setPayment,
      payingFor: payment?.intent.sessionId ?? null,
      paymentProgress,
      onLateOutcome(outcome) {
        onLateOutcome(outcome);
        void refresh();
      },
      showSession: (id) => open('sessions', { session: id }),
      showBooked,
      showDue: () => open('sessions', { show: 'past' }),
      showBooking: () => open('book'),
    }),
    [payment, paymentProgress, onLateOutcome, refresh, open, showBooked],
  );
  return {
    payment,
    page,
    /** `release`: others can book the slot at once; otherwise it stays held until it expires. */
    async close(release: boolean) {
      if (!payment) return;
      setPayment(null);
      payment.onClosed?.();
      const { sessionId, expiresAt } = payment.intent;
      // On failure the hold expires by itself, and the banner shows it until then.
      if (expiresAt && release)
        await call('POST /api/sessions/holds/{id}/release', { params: { id: sessionId } }).catch(() => {});
      await refresh();
    },
    /** Handles the outcome of the open payment or of one that returned from a bank. */
    async paid(outcome: PaymentOutcome, paymentIntentId: string) {
      const { sessionId } = outcome;
      recordOutcome(outcome, paymentIntentId);
      const settled =
        outcome.outcome !== 'unpaid' && payment?.intent.sessionId === sessionId ? payment : null;
      if (settled) setPayment(null);
      // The slots offered instead must be current.
      if (outcome.outcome === 'refunding') await refresh();
      settled?.onPaid?.(outcome);
      // A payment after the session books nothing.
      if (outcome.outcome === 'booked') {
        if (settled?.intent.expiresAt === null) page.showSession(sessionId);
        else page.showBooked(sessionId);
      }
      if (outcome.outcome !== 'refunding') await refresh();
    },
  };
}
