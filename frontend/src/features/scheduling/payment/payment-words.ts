import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { call } from '#lib/api.ts';
import { toast } from '#shared/ui/toast.ts';

export const FAILED = 'An error occurred during payment';
export const FAILED_TITLE = 'Payment Failed';
export const UNCONFIRMED = 'Failed to confirm payment';
export const ERROR = 'Payment Error';
export const RETURN_PATH = '/scheduling?payment=success';

const SUCCESS = {
  /** In the payment dialog. */
  window: { title: 'Payment Successful', description: 'Your session has been booked!' },
  /** Later: after the return from the bank, or when a slow bank has decided. */
  page: { title: 'Session booked successfully', description: 'Payment processed and session scheduled.' },
  /** A payment after a session books nothing. */
  after: { title: 'Payment Successful', description: 'Your session is paid. Thank you!' },
} as const;

/** Shows a final outcome as a toast, for a failed payment with the reason. */
export function showOutcome({ outcome, message }: PaymentOutcome, where: keyof typeof SUCCESS): void {
  if (outcome === 'booked') {
    toast({ ...SUCCESS[where], variant: 'success' });
  } else if (outcome === 'refunding') {
    toast({
      title: 'Your payment is being refunded',
      description: message ?? 'No session was booked for it.',
    });
  } else if (outcome === 'processing') {
    toast({
      title: 'Your bank is still processing the payment',
      description: 'You don’t need to pay again. This page shows the result as soon as it is known.',
    });
  } else showFailed(message ?? FAILED);
}

/** For a page: loads the session to find out whether it was paid before or after it took place. */
export async function showOutcomeOnPage(outcome: PaymentOutcome): Promise<void> {
  const { sessionId: id } = outcome;
  const session =
    outcome.outcome === 'booked'
      ? await call('GET /api/sessions/{id}', { params: { id } }).catch(() => null)
      : null;
  showOutcome(outcome, session?.status === 'completed' ? 'after' : 'page');
}

export const showUnconfirmed = (description: string): void =>
  void toast({ title: UNCONFIRMED, description, variant: 'destructive' });

const showFailed = (description: string): void =>
  void toast({ title: FAILED_TITLE, description, variant: 'destructive' });
