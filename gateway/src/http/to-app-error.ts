import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@waymark/contracts/errors';
import { AppError } from '@waymark/kernel/app-error';
import { toUnavailable } from '@waymark/messaging/transient';

/** Prefix of every rejection by Nest's cross-origin protection. */
const CROSS_ORIGIN = 'Cross-origin request detected';

/** Errors of Fastify and its plugins by code. */
const byFastifyCode: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE', 'The request is too large.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_TYPE', 'Please send this as application/json.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['VALIDATION', 'The request body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['VALIDATION', 'The request body does not match its Content-Length.'],
  FST_ERR_HANDLER_TIMEOUT: ['TIMEOUT', 'This took too long. Please try again.'],
  FST_ERR_BAD_URL: ['NOT_FOUND', 'There is nothing at this address.'],
  FST_ERR_MAX_PARAM_LENGTH: ['NOT_FOUND', 'There is nothing at this address.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['UNSUPPORTED_TYPE', 'Please send the file as multipart/form-data.'],
  FST_MP_PREMATURE_CLOSE: ['VALIDATION', 'The upload ended too early.'],
  FST_FILES_LIMIT: ['VALIDATION', 'Please send one file at a time.'],
  FST_FIELDS_LIMIT: ['VALIDATION', 'The form has too many fields.'],
  FST_PARTS_LIMIT: ['VALIDATION', 'The form has too many fields.'],
};

const byStatus: Record<number, [ErrorCode, string]> = {
  401: ['UNAUTHENTICATED', 'Please log in first.'],
  403: ['FORBIDDEN', 'You are not allowed to do this.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not take this method.'],
  406: ['UNSUPPORTED_TYPE', 'This type is not supported.'],
  413: ['TOO_LARGE', 'The request is too large.'],
  414: ['NOT_FOUND', 'There is nothing at this address.'],
  415: ['UNSUPPORTED_TYPE', 'This type is not supported.'],
  429: ['TOO_MANY', 'Too many requests. Please wait a moment.'],
};

/** Converts any error; an unexpected one becomes INTERNAL, with the original as its cause. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException && error.message.startsWith(CROSS_ORIGIN)) {
    return new AppError('CSRF', 'This request came from another site and was refused.');
  }
  // Nest wraps what Fastify throws; the original carries the code.
  const origin = error instanceof HttpException ? (error.cause ?? error) : error;
  const { code, statusCode } = (origin ?? {}) as { code?: unknown; statusCode?: unknown };
  const status = error instanceof HttpException ? error.getStatus() : statusCode;
  const known = (typeof code === 'string' && byFastifyCode[code]) || knownStatus(status);
  if (known) return new AppError(known[0], known[1], { cause: error });
  return (
    toUnavailable(error) ??
    new AppError('INTERNAL', 'Something went wrong on our side. Please try again.', { cause: error })
  );
}

function knownStatus(status: unknown): [ErrorCode, string] | undefined {
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined;
  return byStatus[status] ?? ['VALIDATION', 'The request is not valid.'];
}
