import { INTRO_LABEL } from '@waymark/contracts/scheduling/constants';
import type { AdminNoShowCase } from '@waymark/contracts/scheduling/no-shows';
import type {
  Hold,
  NoShowCase as NoShowCaseView,
  Party,
  Proposal as ProposalView,
  Session as SessionView,
} from '@waymark/contracts/scheduling/sessions';
import { isUnsettled, type NoShowCase, otherParty, reportedPerson } from './no-show-case.ts';
import { cancelRefund, canMove, endOf, freeUntil, hasBegun, isNoShowTime, noShowRefund } from './policy.ts';
import { isOpen, type Proposal } from './proposal.ts';
import type { Session } from './session.ts';
import type { SessionState, StoredReview } from './session-state.ts';
import type { SessionStatus } from './transitions.ts';

export interface MentorCard {
  name: string;
  avatar: string | null;
}

export interface SessionDetails {
  state: SessionState;
  mentor: MentorCard;
  review: StoredReview | null;
  noShowCase: NoShowCase | null;
  /** The last one, also after its end. */
  proposal: Proposal | null;
  /** Of the cancellation; may be empty. */
  cancelMessage: string;
}

export const detailsOf = (session: Session, mentor: MentorCard): SessionDetails => {
  const { state, review, noShowCase, proposal, cancelMessage } = session;
  return { state, mentor, review, noShowCase, proposal, cancelMessage };
};

const PUBLIC: readonly SessionStatus[] = ['scheduled', 'completed', 'cancelled', 'no-show'];
export const isSession = ({ status }: Pick<SessionState, 'status'>): boolean => PUBLIC.includes(status);

/** `userId` must be one of the session's two people. */
export const roleOf = ({ mentorId }: SessionState, userId: number): Party =>
  userId === mentorId ? 'mentor' : 'learner';

const minutesOf = ({ startsAt, endsAt }: SessionState): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The session as shown to one of its people. `meetingLink` is null when there is no meeting any more. */
export function viewOf(
  details: SessionDetails,
  role: Party,
  meetingLink: string | null,
  now: Date,
): SessionView {
  const { state, review, noShowCase, proposal, cancelMessage } = details;
  return {
    id: state.id,
    mentorId: state.mentorId,
    learnerId: state.learnerId,
    role,
    with: otherOf(details, role),
    kind: state.kind,
    sessionType: state.sessionType,
    sessionDate: state.startsAt.toISOString(),
    endsAt: state.endsAt.toISOString(),
    duration: minutesOf(state),
    status: state.status as SessionView['status'],
    cancelledBy: state.cancelledBy,
    cancelMessage,
    proposal: proposal && proposalViewOf(proposal, state, now),
    absent: state.absent,
    noShowCase: noShowCase && caseViewOf(noShowCase),
    mentorTimezone: state.mentorTimezone,
    learnerTimezone: state.learnerTimezone,
    meetingLink,
    topic: state.topic,
    userNotes: state.userNotes,
    notes: state.notes,
    about: state.about,
    ...moneyOf(state),
    ...(state.dispute && { dispute: state.dispute }),
    cancellation: {
      freeUntil: freeUntil(state).toISOString(),
      refund: canCancel(state, now) ? cancelRefund(state, role, now) : 0,
    },
    noShowRefund: noShowRefund(state, noShowCase ? reportedPerson(noShowCase) : otherParty(role)),
    can: permissionsOf(details, role, now),
    review: review && { ...review, createdAt: review.createdAt.toISOString() },
    sequence: state.sequence,
    createdAt: state.createdAt.toISOString(),
  };
}

export const holdViewOf = ({ state, mentor }: Pick<SessionDetails, 'state' | 'mentor'>): Hold => ({
  id: state.id,
  mentor: { id: state.mentorId, name: mentor.name, avatar: mentor.avatar },
  sessionDate: state.startsAt.toISOString(),
  duration: minutesOf(state),
  mentorTimezone: state.mentorTimezone,
  price: state.price,
  currency: state.currency,
  expiresAt: state.holdExpiresAt!.toISOString(),
});

function caseViewOf(found: NoShowCase): NoShowCaseView {
  const { mentorJoinedAt, learnerJoinedAt, notesAt } = found.evidence;
  return {
    state: found.state,
    reportedBy: found.reportedBy,
    claim: found.claim,
    reportedAt: found.reportedAt.toISOString(),
    respondBy: found.respondBy.toISOString(),
    response: found.response,
    settledBy: found.settledBy,
    settledAt: iso(found.settledAt),
    reason: found.reason,
    evidence: {
      mentorJoinedAt: iso(mentorJoinedAt),
      learnerJoinedAt: iso(learnerJoinedAt),
      notesAt: iso(notesAt),
    },
  };
}

const proposalViewOf = (found: Proposal, { kind }: SessionState, now: Date): ProposalView => ({
  id: found.id,
  by: found.by,
  state: found.state === 'open' && !isOpen(found, now) ? 'expired' : found.state,
  sessionDate: found.startsAt.toISOString(),
  endsAt: endOf(found.startsAt, kind).toISOString(),
  message: found.message,
  reply: found.reply,
  proposedAt: found.proposedAt.toISOString(),
  expiresAt: found.expiresAt.toISOString(),
});

export const titleOf = (details: SessionDetails, role: Party): string =>
  `${details.state.kind === 'intro' ? INTRO_LABEL : 'Session'} with ${otherOf(details, role).name}`;

export const meetingLinkOf = ({ meetingCode }: SessionState, template: string): string =>
  template.replaceAll('{code}', meetingCode);

function otherOf({ state, mentor }: SessionDetails, role: Party): SessionView['with'] {
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

const canCancel = (state: SessionState, now: Date): boolean =>
  state.status === 'scheduled' && !hasBegun(state, now);

const permissionsOf = (
  { state, review, noShowCase, proposal }: SessionDetails,
  role: Party,
  now: Date,
): SessionView['can'] => ({
  cancel: canCancel(state, now),
  reschedule: canMove(state, role, now) && !isOpen(proposal, now),
  answerProposal: canCancel(state, now) && isOpen(proposal, now) && proposal.by !== role,
  withdrawProposal: canCancel(state, now) && isOpen(proposal, now) && proposal.by === role,
  markNoShow:
    (state.status === 'scheduled' || state.status === 'completed') &&
    isNoShowTime(state, now) &&
    !review &&
    !noShowCase,
  respondNoShow: noShowCase?.state === 'open' && reportedPerson(noShowCase) === role,
  review: role === 'learner' && state.status === 'completed' && !review && !isUnsettled(noShowCase),
  pay: role === 'learner' && state.payment === 'due' && !isUnsettled(noShowCase),
  writeNotes: role === 'mentor',
});

/** A session with a case, as an admin sees it. */
export function adminCaseOf({
  state,
  mentor,
  noShowCase,
  mentorNoShows,
  learnerNoShows,
}: SessionDetails & { mentorNoShows: number; learnerNoShows: number }): AdminNoShowCase {
  return {
    ...caseViewOf(noShowCase!),
    sessionId: state.id,
    kind: state.kind,
    sessionDate: state.startsAt.toISOString(),
    endsAt: state.endsAt.toISOString(),
    mentor: { id: state.mentorId, name: mentor.name, noShows: mentorNoShows },
    learner: { id: state.learnerId, name: state.learnerName, noShows: learnerNoShows },
    price: state.price,
    currency: state.currency,
    payment: state.payment as AdminNoShowCase['payment'],
    refund: noShowRefund(state, reportedPerson(noShowCase!)),
  };
}
