import type { SessionStatus as Shown } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';

/** Also what is not a session yet, or never became one. */
export type SessionStatus = 'held' | 'released' | 'expired' | Shown;

/**
 * The only changes there are; `nothing` is what a session comes from. A payment may come after the hold has ended. To
 * move is to be scheduled again. A completed one turns out not to have taken place.
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

const words: Record<SessionStatus, string> = {
  held: 'is not paid yet',
  released: 'was released before it was paid for',
  expired: 'was not paid in time',
  scheduled: 'is scheduled',
  completed: 'is over',
  cancelled: 'was cancelled',
  'no-show': 'did not take place',
};

/** Error: CONFLICT for any change that is not in the table. */
export function checkTransition(from: SessionStatus, to: SessionStatus): void {
  if (!transitions[from].includes(to)) throw notNow(from);
}

/** What to say when a session is in no state for that. */
export const notNow = (status: SessionStatus): AppError =>
  new AppError('CONFLICT', `This is not possible any more: the session ${words[status]}.`);
