import { PROPOSAL_HOURS } from '@waymark/contracts/scheduling/constants';
import type { Party, ProposalState } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { endProposal, isOpen, type Proposal } from './proposal.ts';
import type { Session } from './session.ts';

type NewProposal = Pick<Proposal, 'id' | 'startsAt' | 'message'>;

/** The caller must check that the time is free. Errors: those of `Session.checkMove`, CONFLICT while one is open. */
export function propose(
  session: Session,
  by: Party,
  { id, startsAt, message }: NewProposal,
  now: Date,
): void {
  session.checkMove(by, now);
  if (isOpen(session.proposal, now)) throw new AppError('CONFLICT', openMessage(session.proposal, by));
  endProposal(session, 'expired', now);
  session.proposal = {
    ...{ id, by, state: 'open', startsAt, message, reply: '', proposedAt: now, endedAt: null },
    expiresAt: endOfProposal(session.state.startsAt, startsAt, now),
  };
  session.events.push({ type: 'proposal-made' });
}

/** The caller must check that the time is still free. Idempotent. Errors: those of `proposalOf`, of `Session.move`. */
export function accept(
  session: Session,
  by: Party,
  { id, mentorTimezone }: { id: string; mentorTimezone: string },
  now: Date,
): void {
  const found = proposalToAnswer(session, by, id, now);
  session.proposal = { ...found, state: 'accepted', endedAt: now };
  session.move(found.by, { startsAt: found.startsAt, mentorTimezone, message: found.message }, now);
}

/** Errors: those of `proposalToAnswer`. */
export function decline(
  session: Session,
  by: Party,
  { id, reply }: { id: string; reply: string },
  now: Date,
): void {
  const found = proposalToAnswer(session, by, id, now);
  session.proposal = { ...found, state: 'declined', reply, endedAt: now };
  session.events.push({ type: 'proposal-declined' });
}

/** Errors: NOT_FOUND for another one, FORBIDDEN for the other person, CONFLICT once it has ended. */
export function withdraw(session: Session, by: Party, id: string, now: Date): void {
  const found = proposalOf(session, id);
  if (found.by !== by)
    throw new AppError('FORBIDDEN', 'Only the person who proposed this time can withdraw it.');
  checkOpen(found, now);
  session.proposal = { ...found, state: 'withdrawn', endedAt: now };
  session.events.push({ type: 'proposal-withdrawn' });
}

/** Errors: NOT_FOUND for another one, FORBIDDEN for the person who proposed, CONFLICT once it has ended. */
export function proposalToAnswer(session: Session, by: Party, id: string, now: Date): Proposal {
  const found = proposalOf(session, id);
  if (found.by === by) throw new AppError('FORBIDDEN', 'Only the other person can answer your proposal.');
  checkOpen(found, now);
  return found;
}

/** Whether this person's request was carried out before: repeating it changes nothing. */
export const isDone = (session: Session, by: Party, id: string, state: ProposalState): boolean =>
  session.proposal?.id === id &&
  session.proposal.state === state &&
  (session.proposal.by === by) === (state === 'withdrawn');

function proposalOf({ proposal }: Session, id: string): Proposal {
  if (proposal?.id === id) return proposal;
  throw new AppError('NOT_FOUND', 'This proposed time does not exist, or another one has taken its place.');
}

const ENDED: Record<ProposalState, string> = {
  open: 'This proposed time was not answered in time.',
  expired: 'This proposed time was not answered in time.',
  accepted: 'This proposed time has already been accepted.',
  declined: 'This proposed time has already been declined.',
  withdrawn: 'This proposed time was withdrawn.',
  cancelled: 'The session was cancelled, so its time can no longer change.',
};

function checkOpen(found: Proposal, now: Date): void {
  if (!isOpen(found, now)) throw new AppError('CONFLICT', ENDED[found.state]);
}

const openMessage = (open: Proposal, by: Party): string =>
  open.by === by
    ? 'You have already proposed a time. Withdraw it before you propose another one.'
    : 'A time is already proposed to you. Please answer it first.';

const endOfProposal = (present: Date, proposed: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + PROPOSAL_HOURS * 3_600_000, present.getTime(), proposed.getTime()));
