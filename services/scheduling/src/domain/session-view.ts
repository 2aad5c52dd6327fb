import type { Hold, Party, Session as SessionView } from '@waymark/contracts/scheduling/sessions';
import { cancelRefund, freeUntil, hasBegun, isNoShowTime, mayMove, noShowRefund } from './policy.ts';
import type { SessionState, StoredReview } from './session-state.ts';
import type { SessionStatus } from './transitions.ts';

/** What others show of a mentor. */
export interface MentorFace {
  name: string;
  avatar: string | null;
}

/** A session with everything its two people see of it. */
export interface SeenSession {
  state: SessionState;
  mentor: MentorFace;
  review: StoredReview | null;
}

const PUBLIC: readonly SessionStatus[] = ['scheduled', 'completed', 'cancelled', 'no-show'];
export const isSession = ({ status }: Pick<SessionState, 'status'>): boolean => PUBLIC.includes(status);

/** Which of its two people somebody is who may see it. */
export const roleOf = ({ mentorId }: SessionState, userId: number): Party =>
  userId === mentorId ? 'mentor' : 'learner';

const minutesOf = ({ startsAt, endsAt }: SessionState): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** As one of its two people sees it now. `meetingLink`: null where nobody is to meet any more. */
export function viewOf(seen: SeenSession, role: Party, meetingLink: string | null, now: Date): SessionView {
  const { state, review } = seen;
  return {
    id: state.id,
    mentorId: state.mentorId,
    learnerId: state.learnerId,
    role,
    with: otherOf(seen, role),
    kind: state.kind,
    sessionType: state.sessionType,
    sessionDate: state.startsAt.toISOString(),
    endsAt: state.endsAt.toISOString(),
    duration: minutesOf(state),
    status: state.status as SessionView['status'],
    cancelledBy: state.cancelledBy,
    absent: state.absent,
    mentorTimezone: state.mentorTimezone,
    learnerTimezone: state.learnerTimezone,
    meetingLink,
    topic: state.topic,
    userNotes: state.userNotes,
    notes: state.notes,
    about: state.about,
    ...moneyOf(state),
    cancellation: {
      freeUntil: freeUntil(state).toISOString(),
      refund: mayCancel(state, now) ? cancelRefund(state, role, now) : 0,
    },
    noShowRefund: noShowRefund(state, role === 'mentor' ? 'learner' : 'mentor'),
    can: rightsOf(seen, role, now),
    review: review && { ...review, createdAt: review.createdAt.toISOString() },
    sequence: state.sequence,
    createdAt: state.createdAt.toISOString(),
  };
}

export const holdViewOf = ({ state, mentor }: Pick<SeenSession, 'state' | 'mentor'>): Hold => ({
  id: state.id,
  mentor: { id: state.mentorId, name: mentor.name, avatar: mentor.avatar },
  sessionDate: state.startsAt.toISOString(),
  duration: minutesOf(state),
  mentorTimezone: state.mentorTimezone,
  price: state.price,
  currency: state.currency,
  expiresAt: state.holdExpiresAt!.toISOString(),
});

/** What calendars call it. */
export const titleOf = (seen: SeenSession, role: Party): string => `Session with ${otherOf(seen, role).name}`;

function otherOf({ state, mentor }: SeenSession, role: Party): SessionView['with'] {
  if (role === 'mentor') return { id: state.learnerId, name: state.learnerName, avatar: null };
  return { id: state.mentorId, name: mentor.name, avatar: mentor.avatar };
}

const moneyOf = ({ price, currency, payment, payBy }: SessionState) => ({
  price,
  currency,
  isPaid: payment === 'paid',
  payment: payment as SessionView['payment'],
  payBy: iso(payment === 'due' ? payBy : null),
});

const mayCancel = (state: SessionState, now: Date): boolean =>
  state.status === 'scheduled' && !hasBegun(state, now);

const rightsOf = ({ state, review }: SeenSession, role: Party, now: Date): SessionView['can'] => ({
  cancel: mayCancel(state, now),
  reschedule: mayMove(state, role, now),
  markNoShow:
    (state.status === 'scheduled' || state.status === 'completed') && isNoShowTime(state, now) && !review,
  review: role === 'learner' && state.status === 'completed' && !review,
  pay: role === 'learner' && state.payment === 'due',
  writeNotes: role === 'mentor',
});
