import type { EventData } from '@waymark/contracts/events';
import type { PaymentRefused } from '@waymark/contracts/scheduling/events';
import type { SessionState } from './session-state.ts';

export type Refusal = EventData<typeof PaymentRefused>['reason'];

/** Money the provider has. */
export interface Payment {
  intentId: string;
  amount: number;
  currency: string;
  payerId: number;
}

/**
 * What captured money does to the session it names: `confirm` a hold, `retake` one that has ended if its time is free,
 * `pay` what was due, nothing for what is known already, or the reason why all of it goes back.
 */
export function effectOf(
  payment: Payment,
  session: SessionState | null,
): 'confirm' | 'retake' | 'pay' | 'none' | { refuse: Refusal } {
  if (!session || session.learnerId !== payment.payerId) return { refuse: 'unknown-session' };
  if (session.intentId === payment.intentId) return 'none';
  if (session.intentId !== null) return { refuse: 'already-paid' };
  if (payment.amount !== session.price || payment.currency !== session.currency)
    return { refuse: 'wrong-amount' };
  if (session.status === 'held') return 'confirm';
  if (session.status === 'released' || session.status === 'expired') return 'retake';
  return session.payment === 'due' ? 'pay' : { refuse: 'not-due' };
}
