import type { ErrorCode, Issue } from '@waymark/contracts/errors';

export interface AppErrorOptions {
  issues?: Issue[];
  details?: Record<string, unknown>;
  retryAfter?: number; // seconds
  cause?: unknown;
}

/** An error with a code, equal in all processes. `message` is shown to users. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.issues = options.issues;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
  }
}
