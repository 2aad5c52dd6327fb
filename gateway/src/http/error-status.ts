import type { ErrorCode } from '@waymark/contracts/errors';

/** The one place where a failure becomes an HTTP status. A new code does not compile until it is mapped. */
export const errorStatus: Record<ErrorCode, number> = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  USERNAME_TAKEN: 409,
  EMAIL_TAKEN: 409,
  STALE: 409,
  RUN_ACTIVE: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RULE_REFUSED: 422,
  STAGE_LOCKED: 422,
  NOT_PUBLISHABLE: 422,
  TOO_LITTLE_MATERIAL: 422,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY: 429,
  AI_UNAVAILABLE: 503,
  UNAVAILABLE: 503,
  TIMEOUT: 503,
  INTERNAL: 500,
};
