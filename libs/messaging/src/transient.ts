import { AppError } from '@waymark/kernel/app-error';

/** Connection errors of Node, Postgres and ioredis. */
const TRANSIENT_CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|08\w{3}|57P0[1-3]|53300)$/;

/** True for an unavailable dependency: a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'UNAVAILABLE' || error.code === 'TIMEOUT';
  if (error instanceof AggregateError) return error.errors.some(isTransient);
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && TRANSIENT_CODES.test(code)) return true;
  return error instanceof Error && error.cause !== undefined && isTransient(error.cause);
}
