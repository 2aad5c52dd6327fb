import { createHash } from 'node:crypto';
import type { MsgHdrs } from '@nats-io/transport-node';
import { ErrorCode, Issue } from '@waymark/contracts/errors';
import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';

export const HEADERS = {
  requestId: 'Request-Id',
  caller: 'Caller',
  deadline: 'Deadline', // epoch milliseconds
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

export const TOO_BIG: WireError = { code: 'INTERNAL', message: 'The response is too large to be sent.' };

export type RpcResponder = (input: unknown, headers: MsgHdrs | undefined) => Promise<unknown>;

/** Returns null for anything but an AppError. */
export function toWire(error: unknown): WireError | null {
  if (!(error instanceof AppError)) return null;
  const { code, message, issues, details, retryAfter } = error;
  return { code, message, issues, details, retryAfter };
}

/** INTERNAL for a body of another shape. */
export function fromWire(body: unknown, subject: string): AppError {
  const parsed = WireError.safeParse(body);
  if (parsed.success) return new AppError(parsed.data.code, parsed.data.message, parsed.data);
  return new AppError('INTERNAL', INTERNAL_MESSAGE, {
    cause: new Error(`${subject} returned an unknown error: ${JSON.stringify(body)?.slice(0, 500)}`),
  });
}

export const INTERNAL_MESSAGE = 'Something went wrong on our side. Please try again.';

export const issuesOf = (error: z.core.$ZodError): Issue[] =>
  error.issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
    message,
  }));

/** SHA-256 (hex) of a JSON value, independent of the order of keys. */
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
