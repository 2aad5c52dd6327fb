import { AppError } from '@waymark/kernel/app-error';

/** Of Node and PostgreSQL: a connection failed, the server has ended, or its disk, memory or connections are used up. */
const TRANSIENT_CODES =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|08\w{3}|53\w{3}|57P\w{2}|58030)$/;
/** Of Redis: its disk or memory is full, it loads its data, runs a long script, or is a replica. */
const TRANSIENT_REPLIES = /^(?:MISCONF|OOM|LOADING|BUSY|READONLY|MASTERDOWN)\b/;

/** True for an unavailable dependency: a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'UNAVAILABLE' || error.code === 'TIMEOUT';
  if (error instanceof AggregateError) return error.errors.some(isTransient);
  const { code, name, message } = (error ?? {}) as { code?: unknown; name?: unknown; message?: unknown };
  if (typeof code === 'string' && TRANSIENT_CODES.test(code)) return true;
  if (name === 'ReplyError' && TRANSIENT_REPLIES.test(String(message))) return true;
  return error instanceof Error && error.cause !== undefined && isTransient(error.cause);
}

/** An AppError for a failed dependency whose caller did not map it; null for any other error. */
export function toUnavailable(error: unknown): AppError | null {
  if (!isTransient(error)) return null;
  if (error instanceof AppError) return error;
  return new AppError('UNAVAILABLE', 'This part of Waymark is not available right now. Please try again.', {
    retryAfter: 2,
    cause: error,
  });
}
