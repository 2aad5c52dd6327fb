import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { getSession } from '@waymark/contracts/scheduling/routes';
import { call } from '../../lib/api.ts';
import { toast } from '../ui/toast.ts';

export const FAILED = 'An error occurred during payment';
export const RETURN_PATH = '/scheduling?payment=success';

/** What is said where a payment has gone through. */
const WENT_THROUGH = {
  /** In its own window. */
  window: { title: 'Payment Successful', description: 'Your session has been booked!' },
  /** Afterwards: the bank has sent them back, or has made up its mind. */
  page: { title: 'Session booked successfully', description: 'Payment processed and session scheduled.' },
  /** Nothing is booked by what is paid after a session. */
  after: { title: 'Payment Successful', description: 'Your session is paid. Thank you!' },
} as const;

/** Says a final outcome in a toast; nothing was paid: with why. */
export function tellOutcome({ outcome, message }: PaymentOutcome, where: keyof typeof WENT_THROUGH): void {
  if (outcome === 'booked') {
    toast({ ...WENT_THROUGH[where], variant: 'success' });
  } else if (outcome === 'refunding') {
    toast({
      title: 'Your payment goes back to you',
      description: message ?? 'No session was booked for it.',
    });
  } else if (outcome === 'processing') {
    toast({
      title: 'Your bank is still working on it',
      // Also of a session that took place already, and stands here.
      description: 'You need not pay again. Here you see as soon as the payment has come through.',
    });
  } else tellFailed(message ?? FAILED);
}

/** Says it on the page, where it is looked up whether the session was still to come when it was paid for. */
export async function tellOnPage(outcome: PaymentOutcome): Promise<void> {
  const { sessionId: id } = outcome;
  const session =
    outcome.outcome === 'booked' ? await call(getSession, { params: { id } }).catch(() => null) : null;
  tellOutcome(outcome, session?.status === 'completed' ? 'after' : 'page');
}

/** Nobody could say whether it was paid. */
export const tellUnconfirmed = (description: string): void =>
  void toast({ title: 'Failed to confirm payment', description, variant: 'destructive' });

export const tellFailed = (description: string): void =>
  void toast({ title: 'Payment Failed', description, variant: 'destructive' });

export const tellError = (): void =>
  void toast({
    title: 'Payment Error',
    description: 'Something went wrong. Please try again.',
    variant: 'destructive',
  });
