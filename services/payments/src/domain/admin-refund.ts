import type { Provider } from '@waymark/contracts/payments/http';
import { AppError } from '@waymark/kernel/app-error';
import type { Intent } from './intent.ts';
import { money } from './records.ts';

interface WantedRefund {
  intent: Pick<Intent, 'state' | 'provider' | 'currency'>;
  /** Cents. */
  amount: number;
  /** Cents that are captured and neither refunded, being refunded nor lost in a dispute. */
  free: number;
  isDisputed: boolean;
  /** The configured one. */
  provider: Provider;
}

/** Throws the reason why an admin cannot refund this amount. */
export function refuseRefund({ intent, amount, free, isDisputed, provider }: WantedRefund): void {
  if (intent.provider !== provider) {
    throw new AppError('RULE_REFUSED', `This was paid with ${intent.provider}, which is not configured now.`);
  }
  if (intent.state !== 'succeeded') {
    throw new AppError('CONFLICT', 'This payment was not made, so there is nothing to refund.');
  }
  if (isDisputed) {
    throw new AppError(
      'CONFLICT',
      'There is an open dispute over this payment. It cannot be refunded before the bank has decided.',
    );
  }
  if (amount <= free) return;
  const message =
    free === 0
      ? 'All of this payment is refunded, or is being refunded.'
      : `At most ${money(free, intent.currency)} can still be refunded.`;
  throw new AppError('RULE_REFUSED', message, { issues: [{ path: ['amount'], message }] });
}
