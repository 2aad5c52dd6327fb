import { mentorRoles, type Role } from '@waymark/contracts/caller';
import type { ThreadState } from '@waymark/contracts/community/message-options';
import { AppError } from '@waymark/kernel/app-error';

/** Requests that one person may send within 24 hours. */
export const MAX_REQUESTS_PER_DAY = 10;

export const personNotFound = (): AppError => new AppError('NOT_FOUND', 'There is no such person.');
export const threadNotFound = (): AppError => new AppError('NOT_FOUND', 'This conversation does not exist.');

/** A thread from the side of one of the two. */
export interface Standing {
  state: ThreadState;
  /** They wrote first. */
  isRequester: boolean;
  /** A message of theirs that is not deleted is in it. */
  hasWritten: boolean;
  isBlocked: boolean;
  isBlockedByOther: boolean;
  /** Neither suspended nor about to delete the account. */
  isOtherActive: boolean;
  otherName: string;
}

/** Why they cannot write; null if they can. What the other has done about them is not told beyond that. */
export function whyNotWrite(thread: Standing): string | null {
  const { otherName: name } = thread;
  if (thread.state === 'gone') return 'This person has left Waymark.';
  if (thread.isBlocked) return `You have blocked ${name}. Unblock them to write.`;
  if (thread.isBlockedByOther || !thread.isOtherActive) return `${name} cannot be written to at the moment.`;
  if (!thread.isRequester) return null;
  if (thread.state === 'declined') return `${name} has declined your request.`;
  if (thread.state === 'request' && thread.hasWritten)
    return `${name} has not answered yet. You can write again once they do.`;
  return null;
}

/** Who may learn that a person exists, and write first: mentors are public, admins are known to mentors. */
export function canBegin(
  { role }: { role: Role },
  other: { role: Role; isActive: boolean },
  isKnown: boolean,
): boolean {
  if (!other.isActive) return false;
  return isKnown || other.role === 'mentor' || (other.role === 'admin' && mentorRoles.includes(role));
}

/** Error: RULE_REFUSED. `recent`: requests of the person within 24 hours. */
export function checkRequests(recent: number): void {
  if (recent < MAX_REQUESTS_PER_DAY) return;
  throw new AppError(
    'RULE_REFUSED',
    `You have written to ${MAX_REQUESTS_PER_DAY} new people today. Wait until tomorrow before you write to another.`,
  );
}

/** The state after a message. Answering a request accepts it; whoever declined one opens it by writing. */
export const stateAfterMessage = ({
  state,
  isRequester,
}: Pick<Standing, 'state' | 'isRequester'>): ThreadState =>
  state !== 'open' && !isRequester ? 'open' : state;

/**
 * The state after a decision of the caller about a request. Errors: FORBIDDEN for the requester, CONFLICT when it was
 * decided in the other way.
 */
export function stateAfterDecision(
  { state, isRequester }: Pick<Standing, 'state' | 'isRequester'>,
  decision: 'accept' | 'decline',
): ThreadState {
  const decided = decision === 'accept' ? 'open' : 'declined';
  if (isRequester) throw new AppError('FORBIDDEN', 'Only the other person can decide about your request.');
  if (state === decided) return state;
  if (state !== 'request') throw new AppError('CONFLICT', 'This request was already decided.');
  return decided;
}
