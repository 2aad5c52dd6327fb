import type { EventData } from '@waymark/contracts/events';
import type { PaymentRefused } from '@waymark/contracts/scheduling/events';
import type { Payable } from '@waymark/contracts/scheduling/scheduling.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { isUnsettled } from './no-show-case.ts';
import { sessionNotFound } from './session.ts';
import type { SessionState } from './session-state.ts';
import type { SessionDetails } from './session-view.ts';

export type RefusalReason = EventData<typeof PaymentRefused>['reason'];

export interface Payment {
  intentId: string;
  amount: number;
  currency: string;
  payerId: number;
}

/**
 * The effect of a captured payment on its session: `confirm` an active hold, `retake` the slot of an ended one if it is
 * free, `pay` what is due, `none` for a payment already applied, or the reason for a full refund.
 */
export function effectOf(
  payment: Payment,
  session: SessionState | null,
  now: Date,
): 'confirm' | 'retake' | 'pay' | 'none' | { refuse: RefusalReason } {
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

/** What the learner has to pay now. Errors: NOT_FOUND for anyone else, HOLD_EXPIRED, CONFLICT when nothing is due. */
export function payableOf({ state, mentor, noShowCase }: SessionDetails, userId: number, now: Date): Payable {
  if (userId !== state.learnerId) throw sessionNotFound();
  const { status, payment, holdExpiresAt } = state;
  const forHold = isHold(state);
  if (forHold && (status !== 'held' || holdExpiresAt! <= now)) {
    throw new AppError('HOLD_EXPIRED', 'This time is no longer held for you. Please choose a time again.');
  }
  if (isUnsettled(noShowCase)) {
    const message = 'A no-show was reported for this session. Nothing is to be paid before that is settled.';
    throw new AppError('CONFLICT', message);
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
