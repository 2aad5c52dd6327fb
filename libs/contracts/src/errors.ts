import { z } from 'zod';

/** Every way a request can fail. Closed on purpose: the gateway maps each code to one HTTP status. */
export const ErrorCode = z.enum([
  'VALIDATION', // 400 the input is not of the promised shape
  'UNAUTHENTICATED', // 401 nobody is logged in
  'BAD_CREDENTIALS', // 401 user name or password is wrong
  'FORBIDDEN', // 403 logged in, but this is not yours or not for your role
  'CSRF', // 403 the request came from another site
  'NOT_FOUND', // 404 absent, or not visible to the caller
  'CONFLICT', // 409 clashes with what is stored
  'USERNAME_TAKEN', // 409
  'EMAIL_TAKEN', // 409
  'STALE', // 409 somebody changed it since the caller read it
  'RUN_ACTIVE', // 409 an AI run on this roadmap is still going
  'SLOT_TAKEN', // 409 the slot is not free (any more)
  'PRICE_CHANGED', // 409 the price is another than the one the caller saw; details.price says which
  'HOLD_EXPIRED', // 409 the slot is no longer kept for this payment
  'TOO_LARGE', // 413 body or file over the limit
  'UNSUPPORTED_TYPE', // 415 file or body of a type we do not take
  'RULE_REFUSED', // 422 well-formed, but a rule of the product says no
  'STAGE_LOCKED', // 422 the stage before it is not completed
  'NOT_PUBLISHABLE', // 422 the roadmap lacks what publishing asks for
  'TOO_LITTLE_MATERIAL', // 422 nothing to draft from
  'PAYMENT_OVERDUE', // 422 another session must be paid first
  'IDEMPOTENCY_MISMATCH', // 422 the same Idempotency-Key came with another request
  'TOO_MANY', // 429 rate limit
  'AI_UNAVAILABLE', // 503 the model does not answer or has no budget left
  'UNAVAILABLE', // 503 something this request needs is down
  'TIMEOUT', // 503 something this request needs did not answer in time
  'INTERNAL', // 500 a fault of ours
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** One fault in the input: where it is and what is wrong, in words for the person who sent it. */
export const Issue = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});
export type Issue = z.infer<typeof Issue>;

/** The one JSON shape of every failed HTTP request. `error` and `message` hold the same text. */
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
