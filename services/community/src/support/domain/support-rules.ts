import type { Caller } from '@waymark/contracts/caller';
import { MAX_RESPONSES, type SupportState } from '@waymark/contracts/community/options';
import { AppError } from '@waymark/kernel/app-error';

export const requestNotFound = (): AppError => new AppError('NOT_FOUND', 'This request does not exist.');

/** Of one person. */
export const MAX_OPEN_REQUESTS = 10;

/** Of one person to the request of another: one cannot use up the limit of all. */
const MAX_RESPONSES_OF_ONE = 25;

export interface RequestState {
  id: string;
  authorId: number;
  title: string;
  state: SupportState;
  helpedBy: string | null;
  isHidden: boolean;
}

export interface ResponseState {
  id: string;
  parentId: string | null;
  authorId: number;
  isRemoved: boolean;
  isHidden: boolean;
}

/** Hidden requests exist for their author and admins only. Error: NOT_FOUND. */
export function checkVisible({ isHidden, authorId }: RequestState, { userId, role }: Caller): void {
  if (isHidden && authorId !== userId && role !== 'admin') throw requestNotFound();
}

/** Error: FORBIDDEN for another author. */
export function checkAuthor({ authorId }: { authorId: number }, { userId }: Caller): void {
  if (authorId !== userId) throw new AppError('FORBIDDEN', 'Only its author can change this.');
}

/** `open`: requests of the author that are open already. */
export function checkOpenRequests(open: number): void {
  if (open < MAX_OPEN_REQUESTS) return;
  throw new AppError('RULE_REFUSED', `You have ${open} open requests. Close one before you open another.`);
}

/** Responses to a request, removed ones included; `own`: of one person. */
export interface ResponseCounts {
  all: number;
  own: number;
}

/** The author of the request may respond more often than others, as each of them may expect a reply. */
export function checkCanRespond(
  { state, isHidden, authorId }: Pick<RequestState, 'state' | 'isHidden' | 'authorId'>,
  { all, own }: ResponseCounts,
  { userId }: Pick<Caller, 'userId'>,
): void {
  if (isHidden) throw new AppError('RULE_REFUSED', 'This request is hidden, so it takes no responses.');
  if (state === 'closed') throw new AppError('RULE_REFUSED', 'This request is closed.');
  if (all >= MAX_RESPONSES) {
    throw new AppError('RULE_REFUSED', `This request has ${MAX_RESPONSES} responses, which is the limit.`);
  }
  if (userId !== authorId && own >= MAX_RESPONSES_OF_ONE) {
    throw new AppError('RULE_REFUSED', `You have responded ${own} times here. Leave room for others.`);
  }
}

/** Error: RULE_REFUSED for a response that others cannot read. */
export function checkCanReply({ isRemoved, isHidden }: ResponseState): void {
  if (isRemoved) throw new AppError('RULE_REFUSED', 'The response you reply to was removed.');
  if (isHidden) throw new AppError('RULE_REFUSED', 'The response you reply to is hidden.');
}

/** A response in the thread may be marked unless it is by the author of the request, removed or hidden. */
export function checkCanHelp(request: RequestState, response: ResponseState): void {
  if (response.isRemoved) throw new AppError('RULE_REFUSED', 'This response was removed.');
  if (response.isHidden) throw new AppError('RULE_REFUSED', 'This response is hidden.');
  if (response.authorId === request.authorId) {
    throw new AppError('RULE_REFUSED', 'Mark a response of another mentor as the one that helped.');
  }
}

/** Replies are one level deep: a reply to a reply belongs to the same response. */
export const rootOf = ({ id, parentId }: ResponseState): string => parentId ?? id;
