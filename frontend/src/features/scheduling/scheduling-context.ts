import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { createContext, useContext } from 'react';

export interface Payment {
  intent: PaymentIntent;
  title: string;
  description: string;
  /** Called when the dialog is closed without paying. */
  onClosed?: () => void;
  /** Called with the final outcome of a payment that was made. */
  onPaid?: (outcome: PaymentOutcome) => void;
}

/** The state of a payment whose dialog was closed before it was final. */
export type PaymentProgress =
  /** It can neither be repeated nor can its hold be released. */
  | { state: 'processing'; paymentIntentId: string }
  /** `reason` is a sentence for the payer. */
  | { state: 'failed'; reason: string | null };

export interface SchedulingPage {
  pay: (payment: Payment) => void;
  /** The session whose payment dialog is open. */
  payingFor: string | null;
  /** By session id. */
  paymentProgress: ReadonlyMap<string, PaymentProgress>;
  /** Handles the final outcome of a payment in `paymentProgress`. */
  onLateOutcome: (outcome: PaymentOutcome) => void;
  showSession: (id: string) => void;
  /** Opens the page on which a booking ends. */
  showBooked: (id: string) => void;
  /** Opens the list with the sessions that are to be paid. */
  showDue: () => void;
  showBooking: () => void;
}

export const SchedulingContext = createContext<SchedulingPage | null>(null);

export function useSchedulingPage(): SchedulingPage {
  const page = useContext(SchedulingContext);
  if (!page) throw new Error('useSchedulingPage must be used inside SchedulingContext');
  return page;
}
