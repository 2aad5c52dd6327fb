import type { ErrorCode, Issue } from '@waymark/contracts/errors';

export interface AppErrorOptions {
  issues?: Issue[];
  details?: Record<string, unknown>;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** A failure with a code that means the same in every process. `message` is shown to people. */
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
