import type { EndpointMap } from '@waymark/contracts/all-endpoints';
import type { ParamNames } from '@waymark/contracts/endpoint';
import type { ErrorCode, Issue } from '@waymark/contracts/errors';
import type { z } from 'zod';
import { isPreloaded } from './preloaded.ts';
import { recordResponse } from './saved-copies.ts';
import { measureServerTime, serverNow } from './server-clock.ts';
import { SAVED_AT_HEADER } from './worker-protocol.ts';

export type Route = keyof EndpointMap;

type Params<R extends Route> = [ParamNames<R>] extends [never]
  ? { params?: never }
  : { params: Record<ParamNames<R>, string | number> };
type Query<S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : { query?: never };
type Body<S> = S extends z.ZodType
  ? undefined extends z.input<S>
    ? { body?: z.input<S> }
    : { body: z.input<S> }
  : { body?: never };

/** The input of a call, inferred from the declaration of its endpoint. */
type CallInput<R extends Route> = Params<R> &
  Query<EndpointMap[R]['query']> &
  Body<EndpointMap[R]['body']> &
  CallOptions;

/** What an endpoint responds with; of a page the items. */
type Responds<R extends Route> =
  z.output<EndpointMap[R]['output']> extends infer T
    ? T extends { items: infer Items; nextCursor: string | null }
      ? Items
      : T
    : never;

export interface CallOptions {
  signal?: AbortSignal;
  /** Makes a retry of an unsafe request safe. See `newIdempotencyKey`. */
  idempotencyKey?: string;
  headers?: Record<string, string>;
  form?: FormData;
  /** Sent as they are. */
  bytes?: Blob;
  /** Milliseconds, default 30 s. */
  timeoutMs?: number;
}

type Input<R extends Route> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>];

/** NETWORK: no response. TIMEOUT with status 0: our own timeout. All others are from the server. */
export type ApiErrorCode = ErrorCode | 'NETWORK';

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly issues: readonly Issue[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  /** Seconds to wait before a retry, if the server sent them. */
  readonly retryAfter: number | null;

  constructor(message: string, fields: Partial<Omit<ApiError, 'message' | 'name'>> & { code: ApiErrorCode }) {
    super(message);
    this.status = fields.status ?? 0;
    this.code = fields.code;
    this.issues = fields.issues ?? [];
    this.details = fields.details ?? {};
    this.requestId = fields.requestId ?? null;
    this.retryAfter = fields.retryAfter ?? null;
  }
}

const TIMEOUT_MS = 30_000;
let sessionLost: () => void = () => {};

/** Sets the handler for 401 responses. */
export function onSessionLost(handler: () => void): void {
  sessionLost = handler;
}

/** For requests that bypass `call`: the server did not accept the session. */
export const reportSessionLost = (): void => sessionLost();

/** Calls an endpoint. Throws ApiError, or the AbortError of the caller's signal. */
export async function call<R extends Route>(route: R, ...input: Input<R>): Promise<Responds<R>> {
  return (await request(route, ...untyped(input))).data as Responds<R>;
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

type Item<T> = T extends readonly (infer I)[] ? I : never;

/** Calls an endpoint that returns a list; the next cursor is from the `Link` header. */
export async function callPage<R extends Route>(
  route: R,
  ...input: Input<R>
): Promise<Page<Item<Responds<R>>>> {
  const { data, headers } = await request(route, ...untyped(input));
  return { items: Array.isArray(data) ? data : [], nextCursor: nextCursor(headers.get('link')) };
}

/** The path and query of a call, for links and event streams. */
export function urlOf(
  route: Route,
  input: { params?: Record<string, string | number>; query?: Record<string, unknown> } = {},
): string {
  const path = route.slice(route.indexOf('/')).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`${route} needs the param ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    // The first page of a list that came with the HTML has no cursor: null in JSON.
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A new random key for one intention of the user; reuse it for retries. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type AnyInput = CallOptions & {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Resolving the input of all routes at once would be too much for the compiler. */
const untyped = (input: unknown) => input as [AnyInput?];

async function request(route: Route, input: AnyInput = {}): Promise<{ data: unknown; headers: Headers }> {
  const timeout = AbortSignal.timeout(input.timeoutMs ?? TIMEOUT_MS);
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
  try {
    const url = urlOf(route, input);
    const measured = isPreloaded(url) ? null : measureServerTime();
    const response = await fetch(url, { ...requestInit(route, input), signal });
    measured?.(response.headers);
    if (!response.ok) throw await errorFrom(response);
    if (route.startsWith('GET ')) recordResponse(url, response.headers.get(SAVED_AT_HEADER));
    return { data: await bodyOf(response), headers: response.headers };
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.code === 'UNAUTHENTICATED') sessionLost();
      throw error;
    }
    if (input.signal?.aborted) throw error;
    if (timeout.aborted) {
      throw new ApiError('That took too long. Please try again.', { code: 'TIMEOUT' });
    }
    throw new ApiError('We could not reach Waymark. Check your connection and try again.', {
      code: 'NETWORK',
    });
  }
}

const methodOf = (route: Route): string => route.slice(0, route.indexOf(' '));

function requestInit(route: Route, input: AnyInput): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (input.bytes) headers['content-type'] = 'application/octet-stream';
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  return {
    method: methodOf(route),
    credentials: 'same-origin',
    headers,
    body: input.form ?? input.bytes ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The error of a response that is not ok, for requests that bypass `call`. */
export async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseObject(text);
  const fields = {
    status: response.status,
    requestId: asString(body?.requestId) ?? response.headers.get('x-request-id'),
    retryAfter: seconds(response.headers.get('retry-after')),
  };
  const message = asString(body?.message) ?? asString(body?.error);
  if (!body || !message) {
    // Not our error format, e.g. from a proxy. The text is the spec's "{status}: {response text}".
    return new ApiError(`${response.status}: ${text.slice(0, 200) || response.statusText}`, {
      ...fields,
      code: codeOf(response.status),
    });
  }
  return new ApiError(message, {
    ...fields,
    code: (asString(body.code) as ErrorCode | null) ?? codeOf(response.status),
    issues: Array.isArray(body.issues) ? (body.issues as Issue[]) : [],
    details: (body.details as Record<string, unknown> | undefined) ?? {},
  });
}

function codeOf(status: number): ErrorCode {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'TOO_LARGE';
  if (status === 429) return 'TOO_MANY';
  if (status >= 502 && status <= 504) return 'UNAVAILABLE';
  return status >= 500 ? 'INTERNAL' : 'VALIDATION';
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const asString = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

function seconds(header: string | null): number | null {
  if (!header) return null;
  const value = Number(header);
  if (Number.isFinite(value)) return value;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - serverNow()) / 1_000));
}

function nextCursor(link: string | null): string | null {
  const next = link?.split(',').find((part) => /rel="?next"?/.test(part));
  const target = next?.match(/<([^>]*)>/)?.[1];
  return target ? new URL(target, 'http://any.host').searchParams.get('cursor') : null;
}
