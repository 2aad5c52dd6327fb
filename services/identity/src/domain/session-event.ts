import type { Party } from '@waymark/contracts/scheduling/sessions';

/** The last state of a session that its participants were notified of. */
export interface NotifiedState {
  sequence: number;
  startsAt: string;
  ended: 'cancelled' | 'no-show' | 'completed' | null;
}

export interface SessionEvent extends Pick<NotifiedState, 'sequence' | 'startsAt'> {
  type: 'booked' | 'moved' | 'cancelled' | 'no-show' | 'completed' | 'reminded';
}

/**
 * Whether to notify of `event` after `state`; events arrive in any order. A new time needs a newer sequence. Each end is
 * announced once; a no-show may follow a completion. A reminder must be for the announced start and before it.
 */
export function isCurrent(event: SessionEvent, state: NotifiedState | null, now: Date): boolean {
  const { type, sequence, startsAt } = event;
  if (type === 'cancelled') return state?.ended !== 'cancelled';
  if (state?.ended === 'cancelled') return false;
  if (type === 'no-show') return state?.ended !== 'no-show';
  if (state?.ended) return false;
  if (type === 'completed') return true;
  if (type === 'reminded') {
    const isKnownStart = !state || Date.parse(state.startsAt) === Date.parse(startsAt);
    return isKnownStart && Date.parse(startsAt) > now.getTime();
  }
  return !state || state.sequence < sequence;
}

/** The state after notifying of `event`. A reminder does not change it. */
export function stateAfter(event: SessionEvent, state: NotifiedState | null): NotifiedState | null {
  const { type, sequence, startsAt } = event;
  if (type === 'reminded') return state;
  const ended = type === 'booked' || type === 'moved' ? null : type;
  const isNewer = !state || state.sequence <= sequence;
  return isNewer ? { sequence, startsAt, ended } : { ...state, ended };
}

export const rolesToNotify = (type: SessionEvent['type']): Party[] =>
  type === 'completed' ? ['learner'] : ['learner', 'mentor'];
