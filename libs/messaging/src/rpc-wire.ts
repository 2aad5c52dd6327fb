import { createHash } from 'node:crypto';
import { ErrorCode, Issue } from '@waymark/contracts/errors';
import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';

/** NATS headers of a request. */
export const HEADERS = {
  requestId: 'Request-Id',
  caller: 'Caller',
  /** Epoch milliseconds. */
  deadline: 'Deadline',
  idempotencyKey: 'Idempotency-Key',
} as const;

const WireError = z.object({
  code: ErrorCode,
  message: z.string(),
  issues: z.array(Issue).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  retryAfter: z.number().optional(),
});
export type WireError = z.infer<typeof WireError>;

/** An error as it crosses the wire; null for anything that is not an AppError. */
export function toWire(error: unknown): WireError | null {
  if (!(error instanceof AppError)) return null;
  const { code, message, issues, details, retryAfter } = error;
  return { code, message, issues, details, retryAfter };
}

/** The AppError a responder answered with; whatever is not of that shape is INTERNAL. */
export function fromWire(body: unknown, subject: string): AppError {
  const parsed = WireError.safeParse(body);
  if (parsed.success) return new AppError(parsed.data.code, parsed.data.message, parsed.data);
  return new AppError('INTERNAL', INTERNAL_MESSAGE, {
    cause: new Error(`${subject} answered with an unknown error: ${JSON.stringify(body)?.slice(0, 500)}`),
  });
}

export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again.';

/** The faults zod found, in the shape of our errors. */
export const issuesOf = (error: z.core.$ZodError): Issue[] =>
  error.issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    message,
  }));

/** SHA-256 (hex) of a JSON value, the same whatever the order of its keys. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)) ?? '')
    .digest('hex');

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]),
  );
}
