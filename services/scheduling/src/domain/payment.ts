import type { EventData } from '@waymark/contracts/events';
import type { PaymentRefused } from '@waymark/contracts/scheduling/events';
import type { Payable } from '@waymark/contracts/scheduling/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { sessionNotFound } from './session.ts';
import type { SessionState } from './session-state.ts';
import type { MentorFace } from './session-view.ts';

export type Refusal = EventData<typeof PaymentRefused>['reason'];

/** Money the provider has. */
export interface Payment {
  intentId: string;
  amount: number;
  currency: string;
  payerId: number;
}

/**
 * What captured money does to the session it names: `confirm` a hold, `retake` one that is over if its time is free,
 * `pay` what was due, nothing for what is known already, or the reason why all of it goes back.
 */
export function effectOf(
  payment: Payment,
  session: SessionState | null,
  now: Date,
): 'confirm' | 'retake' | 'pay' | 'none' | { refuse: Refusal } {
  if (!session || session.learnerId !== payment.payerId) return { refuse: 'unknown-session' };
  if (session.intentId === payment.intentId) return 'none';
  if (session.intentId !== null) return { refuse: 'already-paid' };
  if (payment.amount !== session.price || payment.currency !== session.currency)
    return { refuse: 'wrong-amount' };
  if (session.status === 'held' && session.holdExpiresAt! > now) return 'confirm';
  if (isHold(session)) return 'retake';
  return session.payment === 'due' ? 'pay' : { refuse: 'not-due' };
}

const isHold = ({ status }: SessionState): boolean =>
  status === 'held' || status === 'released' || status === 'expired';

/** What its learner has to pay now. Errors: NOT_FOUND (the mentor, too), HOLD_EXPIRED, CONFLICT when it is nothing. */
export function payableOf(state: SessionState, mentor: MentorFace, userId: number, now: Date): Payable {
  if (userId !== state.learnerId) throw sessionNotFound();
  const { status, payment, holdExpiresAt } = state;
  const forHold = isHold(state);
  if (forHold && (status !== 'held' || holdExpiresAt! <= now)) {
    throw new AppError('HOLD_EXPIRED', 'This time is no longer held for you. Please choose a time again.');
  }
  if (!forHold && payment !== 'due') {
    throw new AppError(
      'CONFLICT',
      payment === 'paid' ? 'This session is paid.' : 'There is nothing to pay now.',
    );
  }
  return {
    ...{ sessionId: state.id, payerId: userId, mentorId: state.mentorId, mentorName: mentor.name },
    purpose: forHold ? 'booking' : 'after-session',
    startsAt: state.startsAt.toISOString(),
    learnerTimezone: state.learnerTimezone,
    ...{ amount: state.price, currency: state.currency },
    expiresAt: forHold ? holdExpiresAt!.toISOString() : null,
  };
}
