import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { toast } from '../ui/toast.ts';

export const FAILED = 'An error occurred during payment';
export const RETURN_PATH = '/scheduling?payment=success';

/** Says a final outcome in a toast; nothing was paid: with why. */
export function tellOutcome({ outcome, message }: PaymentOutcome): void {
  if (outcome === 'booked') {
    toast({ title: 'Payment Successful', description: 'Your session has been booked!', variant: 'success' });
  } else if (outcome === 'refunding') {
    toast({
      title: 'Your payment goes back to you',
      description: message ?? 'No session stands for it.',
    });
  } else if (outcome === 'processing') {
    toast({
      title: 'Your bank is still working on it',
      description: 'The session appears here as soon as the payment has come through.',
    });
  } else tellFailed(message ?? FAILED);
}

export const tellFailed = (description: string): void =>
  void toast({ title: 'Payment Failed', description, variant: 'destructive' });

export const tellError = (): void =>
  void toast({
    title: 'Payment Error',
    description: 'Something went wrong. Please try again.',
    variant: 'destructive',
  });
