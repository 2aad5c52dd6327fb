import { type ErrorBody, type Issue } from '@waymark/contracts/errors';
import type { AppError } from '@waymark/kernel/app-error';
import { errorStatus } from './error-status.ts';

/** A huge body could produce a million issues. */
const MAX_ISSUES = 50;
/** Default Retry-After in seconds, by status. */
const RETRY_AFTER: Partial<Record<number, number>> = { 429: 30, 503: 3 };

export interface ErrorResponse {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
}

/** A failed request as it is sent: status, headers and the one JSON shape. */
export function errorResponse(
  error: AppError,
  requestId: string,
  status = errorStatus[error.code],
): ErrorResponse {
  const retryAfter = error.retryAfter ?? RETRY_AFTER[status];
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // Some failures come before anything else has set headers.
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
      // RFC 9110, section 15.5.9: what has not arrived is not waited for.
      ...(status === 408 && { connection: 'close' }),
      ...(retryAfter !== undefined && { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) }),
    },
    body: {
      statusCode: status,
      code: error.code,
      error: error.message,
      message: error.message,
      ...(error.issues && { issues: error.issues.slice(0, MAX_ISSUES) }),
      ...(error.details && { details: error.details }),
      requestId,
    },
  };
}

/** The first fault's own words, since that is what the screens show. */
export const issuesMessage = (issues: readonly Issue[]): string =>
  issues[0]?.message ?? 'The request is not valid.';
