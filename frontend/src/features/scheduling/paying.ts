import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { createContext, useContext } from 'react';

export interface Payment {
  intent: PaymentIntent;
  title: string;
  description: string;
  /** After the dialog was closed without paying; a hold has been let go by then. */
  onClosed?: () => void;
  /** Paid, or as good as: `outcome` says what became of it. */
  onPaid?: (outcome: PaymentOutcome) => void;
}

/** How a payment stands that was left before it was final. */
export type Standing =
  /** The bank still works on it: there is nothing to pay, and nothing to let go. */
  | { is: 'under-way'; paymentIntentId: string }
  /** It came to nothing in the end; `why` in words for the payer. */
  | { is: 'refused'; why: string | null };

/** What the page's parts share: one payment dialog, and the way to a session in the list. */
export interface SchedulingPage {
  pay: (payment: Payment) => void;
  /** The session whose payment is open now: its hold needs no banner. */
  payingFor: string | null;
  /** By session. */
  standings: ReadonlyMap<string, Standing>;
  /** What the bank has said in the end of a payment that was under way. */
  hearLate: (outcome: PaymentOutcome) => void;
  showSession: (id: string) => void;
  /** The list where sessions are that wait for a payment. */
  showDue: () => void;
  showBooking: () => void;
}

export const SchedulingContext = createContext<SchedulingPage | null>(null);

export function useSchedulingPage(): SchedulingPage {
  const page = useContext(SchedulingContext);
  if (!page) throw new Error('useSchedulingPage needs the scheduling page around it');
  return page;
}
