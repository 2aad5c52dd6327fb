/** The last state of a session that its participants were notified of. */
export interface NotifiedState {
  sequence: number;
  startsAt: string;
  ended: 'cancelled' | 'no-show' | 'completed' | null;
}

export interface SessionEvent extends Pick<NotifiedState, 'sequence' | 'startsAt'> {
  type:
    | 'booked'
    | 'moved'
    | 'cancelled'
    | 'no-show'
    | 'completed'
    | 'reminded'
    | 'proposed'
    | 'reported'
    | 'contested'
    | 'dismissed';
}

/**
 * Whether to notify of `event` after `state`; events arrive in any order. A new time needs a newer sequence. Each end is
 * announced once; a no-show may follow a completion. A reminder must be for the announced start and before it. A proposed time is for
 * the announced start, or a newer one. A reported
 * no-show is open until it is announced that the session did not take place.
 */
export function isCurrent(event: SessionEvent, state: NotifiedState | null, now: Date): boolean {
  const { type, sequence, startsAt } = event;
  if (type === 'dismissed') return true;
  if (type === 'reported' || type === 'contested') return state?.ended !== 'no-show';
  if (type === 'cancelled') return state?.ended !== 'cancelled';
  if (state?.ended === 'cancelled') return false;
  if (type === 'no-show') return state?.ended !== 'no-show';
  if (state?.ended) return false;
  if (type === 'completed') return true;
  if (type === 'proposed') return !state || state.sequence <= sequence;
  if (type === 'reminded') {
    const isKnownStart = !state || Date.parse(state.startsAt) === Date.parse(startsAt);
    return isKnownStart && Date.parse(startsAt) > now.getTime();
  }
  return !state || state.sequence < sequence;
}

const ENDS: Partial<Record<SessionEvent['type'], NotifiedState['ended']>> = {
  booked: null,
  moved: null,
  cancelled: 'cancelled',
  'no-show': 'no-show',
  completed: 'completed',
};

/** The state after notifying of `event`. A reminder, a proposed time and a case of a no-show do not change it. */
export function stateAfter(event: SessionEvent, state: NotifiedState | null): NotifiedState | null {
  const { type, sequence, startsAt } = event;
  const ended = ENDS[type];
  if (ended === undefined) return state;
  const isNewer = !state || state.sequence <= sequence;
  return isNewer ? { sequence, startsAt, ended } : { ...state, ended };
}
