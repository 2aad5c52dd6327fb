import { AppError } from '@waymark/kernel/app-error';

interface Caught {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  driverError?: unknown;
  cause?: unknown;
}

/** The SQLSTATE (or Node's error code) of an error, also a wrapped one. */
export function errorCode(error: unknown): string | undefined {
  const { code } = innermost(error);
  return typeof code === 'string' ? code : undefined;
}

/** True for a unique (23505) or exclusion (23P01) violation, of `constraint` if given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: violated } = innermost(error);
  return (code === '23505' || code === '23P01') && (constraint === undefined || violated === constraint);
}

/** A newer replica has changed the table of a prepared statement; affects only this connection. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, message } = innermost(error);
  return code === '0A000' && String(message).startsWith('cached plan');
}

/** True for errors after which a retry may succeed: serialization failure, deadlock, lock time-out, outdated plan. */
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
/** idle_in_transaction_session_timeout, shut down, crashed, starting, too many connections. */
const SERVER_UNAVAILABLE = ['25P03', '57P01', '57P02', '57P03', '53300'];
/** A full disk, no memory left (class 53), or the disk reports an error. */
const EXHAUSTED = /^53|^58030$/;
/** Errors of pg and TypeORM without a code: pool time-out, dead connection, query time-out. */
const CODELESS =
  /^timeout exceeded when trying to connect|^Connection terminated|^Query read timeout|^Client has encountered a connection error|^Cannot use a pool after|query runner (?:was )?already released/i;

/** True for a failure of the connection, not of the statement. The outcome of a COMMIT is unknown then. */
export function isConnectionError(error: unknown): boolean {
  const { code, message } = innermost(error);
  if (typeof code === 'string')
    return NETWORK.includes(code) || SERVER_UNAVAILABLE.includes(code) || /^08/.test(code);
  return typeof message === 'string' && CODELESS.test(message);
}

/** True when the server runs, but has no disk or memory left for the statement. */
export const isExhausted = (error: unknown): boolean => EXHAUSTED.test(errorCode(error) ?? '');

/** Maps load, outages, a full disk and unstorable values to AppErrors; returns other errors unchanged. */
export function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = errorCode(error);
  if (isConnectionError(error)) return unavailable('The database cannot be reached right now.', error);
  if (isExhausted(error)) return unavailable('The database has no space left right now.', error);
  if (isTransient(error)) return unavailable('Too much is changing here at once. Please try again.', error);
  if (code === '57014')
    return new AppError('TIMEOUT', 'The database took too long to respond.', { cause: error });
  // NUL and lone surrogates are valid JSON, but PostgreSQL cannot store them.
  if (code === '22021' || code === '22P05') {
    return new AppError('VALIDATION', 'The text holds characters that cannot be stored.', { cause: error });
  }
  // The referenced row was deleted in the meantime.
  if (code === '23503' && /^insert or update on table/.test(String(innermost(error).message))) {
    return new AppError('NOT_FOUND', 'This no longer exists.', { cause: error });
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
