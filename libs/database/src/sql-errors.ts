import { AppError } from '@waymark/kernel/app-error';

interface Caught {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  driverError?: unknown;
  cause?: unknown;
}

/** The SQLSTATE (or Node's error code) of an error, however many wrappers TypeORM or a caller put around it. */
export function errorCode(error: unknown): string | undefined {
  const { code } = innermost(error);
  return typeof code === 'string' ? code : undefined;
}

/** True for a unique (23505) or exclusion (23P01) violation, of this constraint when one is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: violated } = innermost(error);
  return (code === '23505' || code === '23P01') && (constraint === undefined || violated === constraint);
}

/** A prepared statement whose table has changed (a newer replica has migrated): over for this connection alone. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, message } = innermost(error);
  return code === '0A000' && String(message).startsWith('cached plan');
}

/** Serialization failure, deadlock, lock not available, plan outdated: the same work may well succeed a moment later. */
export function isTransient(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(errorCode(error) ?? '') || isPlanOutdated(error);
}

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
];
/** idle_in_transaction_session_timeout, shut down, crashed, still starting, no connection left. */
const SERVER_AWAY = ['25P03', '57P01', '57P02', '57P03', '53300'];
/** What pg and TypeORM say without a code: pool time-out, dead connection, no answer to a query. */
const CODELESS =
  /^timeout exceeded when trying to connect|^Connection terminated|^Query read timeout|^Client has encountered a connection error|^Cannot use a pool after|Query runner already released/i;

/** True when the connection, not the statement, is at fault. Nothing is known then about an unfinished COMMIT. */
export function isConnectionTrouble(error: unknown): boolean {
  const { code, message } = innermost(error);
  if (typeof code === 'string')
    return NETWORK.includes(code) || SERVER_AWAY.includes(code) || /^08/.test(code);
  return typeof message === 'string' && CODELESS.test(message);
}

/** An error of the database in words for the caller; what is neither its load nor its absence passes through. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = errorCode(error);
  if (isConnectionTrouble(error)) return unavailable('The database cannot be reached right now.', error);
  if (isTransient(error)) return unavailable('Too much is changing here at once. Please try again.', error);
  if (code === '57014')
    return new AppError('TIMEOUT', 'The database took too long to answer.', { cause: error });
  // A NUL or half a surrogate pair: valid JSON, but no text PostgreSQL can store.
  if (code === '22021' || code === '22P05') {
    return new AppError('VALIDATION', 'The text holds characters that cannot be stored.', { cause: error });
  }
  // What a new row names was deleted a moment ago.
  if (code === '23503' && /^insert or update on table/.test(String(innermost(error).message))) {
    return new AppError('NOT_FOUND', 'This is not there any more.', { cause: error });
  }
  return error;
}

const unavailable = (message: string, cause: unknown): AppError =>
  new AppError('UNAVAILABLE', message, { retryAfter: 1, cause });

function innermost(error: unknown): Caught {
  let current = (error ?? {}) as Caught;
  for (;;) {
    const next = current.driverError ?? (current instanceof AppError ? current.cause : undefined);
    if (!next) return current;
    current = next as Caught;
  }
}
