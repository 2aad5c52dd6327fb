import { createHash } from 'node:crypto';
import type { MsgHdrs } from '@nats-io/transport-node';
import { ErrorCode, Issue } from '@waymark/contracts/errors';
import type { AnyRpc } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { z } from 'zod';

export const HEADERS = {
  requestId: 'Request-Id',
  caller: 'Caller',
  timeLeft: 'Time-Left', // milliseconds until the caller gives up; clocks of machines need not agree
  sent: 'Sent', // the caller's process, and its monotonic clock in milliseconds
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

/** An RPC's response as its owner wrote it. */
export class RpcBody {
  /** JSON text. */
  readonly bytes: Buffer;
  /** The fields that the RPC declares as its facts. */
  readonly facts: Fields;

  constructor(bytes: Buffer, facts: Fields) {
    this.bytes = bytes;
    this.facts = facts;
  }
}

const START = Buffer.from('{"response":');
const FACTS = Buffer.from(',"$facts":');
const endOf = (id: unknown): string => `,"isDisposed":true,"id":${JSON.stringify(id)}}`;

/** A reply in the format of Nest's NATS transport. The response comes first, so that `bodyIn` finds it without parsing. */
export function packResponse({ facts }: AnyRpc, response: unknown, id: unknown): Buffer {
  const text = JSON.stringify(response);
  if (text === undefined) return packError(undefined, id);
  const repeated =
    facts.length > 0 ? `${FACTS}${JSON.stringify(pick(response as Fields | null, facts))}` : '';
  return Buffer.from(`${START}${text}${repeated}${endOf(id)}`);
}

export const packError = (err: WireError | undefined, id: unknown): Buffer =>
  Buffer.from(JSON.stringify({ err, isDisposed: true, id }));

/** The response in a reply of `packResponse`, as a part of `reply`; null in any other, also of an older version. */
export function bodyIn({ facts }: AnyRpc, reply: Buffer, id: string): RpcBody | null {
  const end = Buffer.from(endOf(id));
  const until = reply.length - end.length;
  if (until <= START.length || !reply.subarray(0, START.length).equals(START)) return null;
  if (!reply.subarray(until).equals(end)) return null;
  if (facts.length === 0) return new RpcBody(reply.subarray(START.length, until), {});
  // Quotes within texts are escaped, so this is no part of one.
  const at = reply.lastIndexOf(FACTS);
  if (at < START.length) return null;
  const repeated = JSON.parse(reply.toString('utf8', at + FACTS.length, until)) as Fields;
  return new RpcBody(reply.subarray(START.length, at), repeated);
}

export function toBody({ facts }: AnyRpc, response: unknown): RpcBody | undefined {
  const text = JSON.stringify(response);
  if (text === undefined) return undefined;
  return new RpcBody(Buffer.from(text), pick(response as Fields | null, facts));
}

type Fields = Record<string, unknown>;
const pick = (from: Fields | null, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from?.[name]]));

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
