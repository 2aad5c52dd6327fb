import { MESSAGE_CHANGE_MINUTES } from '@waymark/contracts/community/message-options';
import { AppError } from '@waymark/kernel/app-error';

export const messageNotFound = (): AppError => new AppError('NOT_FOUND', 'This message does not exist.');

export interface MessageState {
  authorId: number;
  sentAt: Date;
  isDeleted: boolean;
}

export const changeableUntil = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + MESSAGE_CHANGE_MINUTES * 60_000);

/** Errors: FORBIDDEN for a message of the other, RULE_REFUSED when it is too late or deleted. */
export function checkChangeable(
  { authorId, sentAt, isDeleted }: MessageState,
  userId: number,
  now: Date,
): void {
  if (authorId !== userId) throw new AppError('FORBIDDEN', 'Only its author can change a message.');
  if (isDeleted) throw new AppError('RULE_REFUSED', 'You have deleted this message.');
  if (now < changeableUntil(sentAt)) return;
  throw new AppError(
    'RULE_REFUSED',
    `A message can be changed for ${MESSAGE_CHANGE_MINUTES} minutes after it was sent.`,
  );
}

export interface PageRange {
  from: number;
  to: number;
}

/** The numbers of a page, first and last; `to` below `from`: none. Numbers have no gaps, so none is searched for. */
export function pageRange(
  { limit, before, after, around }: { limit: number; before?: number; after?: number; around?: number },
  last: number,
): PageRange {
  if (after !== undefined) return { from: after + 1, to: Math.min(last, after + limit) };
  const end =
    around === undefined ? (before ?? last + 1) - 1 : Math.max(limit, around - 1 + Math.ceil(limit / 2));
  const to = Math.min(last, end);
  return { from: Math.max(1, to - limit + 1), to };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Fewer answers show no habit. */
export const MIN_ANSWERS = 5;

/** `median`: seconds until an answer. Null for too few answers, and for slower ones than a week. */
export function replyTime(answers: number, median: number | null): 'hour' | 'day' | 'days' | 'week' | null {
  if (answers < MIN_ANSWERS || median === null) return null;
  if (median <= HOUR) return 'hour';
  if (median <= DAY) return 'day';
  if (median <= 3 * DAY) return 'days';
  return median <= 7 * DAY ? 'week' : null;
}
