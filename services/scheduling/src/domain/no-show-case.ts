import { NO_SHOW_RESPONSE_HOURS } from '@waymark/contracts/scheduling/constants';
import type { NoShowBasis, NoShowState, Party } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';

/** What was recorded about a session. `notesAt`: notes written after the start. */
export interface Evidence {
  mentorJoinedAt: Date | null;
  learnerJoinedAt: Date | null;
  notesAt: Date | null;
}

/** A report that the other person of a session did not come. */
export interface NoShowCase {
  state: NoShowState;
  reportedBy: Party;
  claim: string;
  reportedAt: Date;
  respondBy: Date;
  response: string | null;
  respondedAt: Date | null;
  settledBy: NoShowBasis | null;
  settledAt: Date | null;
  /** The id of an admin. */
  decidedBy: number | null;
  reason: string | null;
  evidence: Evidence;
}

export interface Decision {
  upheld: boolean;
  adminId: number;
  reason: string;
}

export const otherParty = (party: Party): Party => (party === 'mentor' ? 'learner' : 'mentor');

export const reportedPerson = ({ reportedBy }: NoShowCase): Party => otherParty(reportedBy);

export const isUnsettled = (found: NoShowCase | null): found is NoShowCase =>
  found?.state === 'open' || found?.state === 'contested';

export const openCase = (reportedBy: Party, claim: string, evidence: Evidence, now: Date): NoShowCase => ({
  state: 'open',
  reportedBy,
  claim,
  reportedAt: now,
  respondBy: new Date(now.getTime() + NO_SHOW_RESPONSE_HOURS * 3_600_000),
  response: null,
  respondedAt: null,
  settledBy: null,
  settledAt: null,
  decidedBy: null,
  reason: null,
  evidence,
});

/** Whether records speak for the reported person, who was silent: then an admin decides. */
export function isContradicted(found: NoShowCase): boolean {
  const { mentorJoinedAt, learnerJoinedAt, notesAt } = found.evidence;
  return reportedPerson(found) === 'mentor'
    ? mentorJoinedAt !== null || notesAt !== null
    : learnerJoinedAt !== null;
}

/** Returns the open case. Errors: CONFLICT without one, FORBIDDEN for the person who reported. */
export function caseToRespondTo(found: NoShowCase | null, by: Party): NoShowCase {
  if (found?.state !== 'open') throw new AppError('CONFLICT', 'No report is waiting for your response.');
  if (found.reportedBy === by)
    throw new AppError('FORBIDDEN', 'Only the other person can respond to your report.');
  return found;
}

/** Returns the contested case. Error: CONFLICT. */
export function caseToDecide(found: NoShowCase | null): NoShowCase {
  if (found?.state === 'contested') return found;
  throw new AppError(
    'CONFLICT',
    found?.state === 'open'
      ? 'The other person has not responded yet, and their time is not up.'
      : 'This case has been settled.',
  );
}

export const settled = (
  found: NoShowCase,
  basis: NoShowBasis,
  now: Date,
  decision: Decision | null,
): NoShowCase => ({
  ...found,
  state: decision && !decision.upheld ? 'dismissed' : 'upheld',
  settledBy: basis,
  settledAt: now,
  decidedBy: decision?.adminId ?? null,
  reason: decision?.reason ?? null,
});
