import { z } from 'zod';

/** Closed on purpose: the gateway maps each code to one HTTP status. */
export const ErrorCode = z.enum([
  'VALIDATION', // 400 input violates the contract
  'UNAUTHENTICATED', // 401 not logged in
  'BAD_CREDENTIALS', // 401 wrong user name or password
  'FORBIDDEN', // 403 not the owner, or not the role
  'SECOND_FACTOR_REQUIRED', // 403 the session needs the second factor
  'PASSWORD_REQUIRED', // 403 the password must be confirmed first
  'CSRF', // 403 request from another site
  'NOT_FOUND', // 404 absent, or not visible to the caller
  'SLOW_REQUEST', // 408 the body did not arrive in time
  'GONE', // 410 was there, and its owner has left
  'CONFLICT', // 409 conflicts with stored data
  'USERNAME_TAKEN', // 409
  'EMAIL_TAKEN', // 409
  'STALE', // 409 changed since the caller read it
  'RUN_ACTIVE', // 409 an AI run on this roadmap has not ended
  'METHOD_NOT_ALLOWED', // 405 the address has other methods, which `Allow` lists
  'SLOT_TAKEN', // 409 the slot is not free
  'PRICE_CHANGED', // 409 the caller saw another price; details.price is the current one
  'HOLD_EXPIRED', // 409 the slot is no longer held for this payment
  'BOOKING_LIMIT', // 409 too many holds, or bookings are paused after no-shows
  'TOO_LARGE', // 413 body or file over the limit
  'STORAGE_FULL', // 413 more than the caller may store; details: usedBytes, limitBytes, remainingBytes
  'UNSUPPORTED_TYPE', // 415 file or body type not accepted
  'RULE_REFUSED', // 422 valid input that breaks a rule of the product
  'STAGE_LOCKED', // 422 the previous stage is not completed
  'NOT_PUBLISHABLE', // 422 the roadmap lacks what publishing requires
  'TOO_LITTLE_MATERIAL', // 422 nothing to draft from
  'PAYMENT_OVERDUE', // 422 another session must be paid first
  'IDEMPOTENCY_MISMATCH', // 422 the same Idempotency-Key came with another request
  'TOO_MANY', // 429 rate limit
  'AI_UNAVAILABLE', // 503 the model is unavailable or has no budget left
  'UNAVAILABLE', // 503 a dependency is down
  'TIMEOUT', // 503 a dependency did not respond in time
  'INTERNAL', // 500 an internal error
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

export const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type Issue = z.infer<typeof Issue>;

/** Body of every failed HTTP request. `error` and `message` hold the same text. */
export const ErrorBody = z
  .object({
    statusCode: z.number().int(),
    code: ErrorCode,
    error: z.string(),
    message: z.string(),
    issues: z.array(Issue).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'ErrorBody' });
export type ErrorBody = z.infer<typeof ErrorBody>;
