import type { SessionStatus as Shown } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';

export type SessionStatus = 'held' | 'released' | 'expired' | Shown;

/**
 * All allowed transitions; `nothing` is before creation. A payment can arrive after the hold has ended, and a no-show
 * can be reported after completion.
 */
export const transitions: Record<SessionStatus | 'nothing', readonly SessionStatus[]> = {
  nothing: ['held', 'scheduled'],
  held: ['scheduled', 'released', 'expired'],
  released: ['scheduled'],
  expired: ['scheduled'],
  scheduled: ['scheduled', 'completed', 'cancelled', 'no-show'],
  completed: ['no-show'],
  cancelled: [],
  'no-show': [],
};

const descriptions: Record<SessionStatus, string> = {
  held: 'is not paid yet',
  released: 'was released before it was paid for',
  expired: 'was not paid in time',
  scheduled: 'is scheduled',
  completed: 'is over',
  cancelled: 'was cancelled',
  'no-show': 'did not take place',
};

/** Error: CONFLICT for a transition that is not in the table. */
export function checkTransition(from: SessionStatus, to: SessionStatus): void {
  if (!transitions[from].includes(to)) throw invalidTransition(from);
}

export const invalidTransition = (status: SessionStatus): AppError =>
  new AppError('CONFLICT', `This is no longer possible: the session ${descriptions[status]}.`);
