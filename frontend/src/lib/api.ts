import type { ErrorCode, Issue } from '@waymark/contracts/errors';
import type { Route, RouteShape } from '@waymark/contracts/route';
import { isPreloaded } from './preloaded.ts';
import { recordResponse } from './saved-copies.ts';
import { measureServerTime, serverNow } from './server-clock.ts';
import { SAVED_AT_HEADER } from './worker-protocol.ts';

/** The input of a call, inferred from its route: params and body if the route has them; query is optional. */
export type CallInput<S extends RouteShape> = (S extends { params: infer P }
  ? { params: P }
  : { params?: never }) &
  (S extends { query: infer Q } ? { query?: Q } : { query?: never }) &
  (S extends { body: infer B } ? { body: B } : { body?: never }) &
  CallOptions;

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

type Input<S extends RouteShape> =
  Record<never, never> extends CallInput<S> ? [input?: CallInput<S>] : [input: CallInput<S>];

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

/** Calls a route. Throws ApiError, or the AbortError of the caller's signal. */
export async function call<S extends RouteShape>(
  route: Route<S>,
  ...[input]: Input<S>
): Promise<S['response']> {
  return (await request(route, input ?? {})).data as S['response'];
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Calls a route that returns a list; the next cursor is from the `Link` header. */
export async function callPage<S extends RouteShape & { response: unknown[] }>(
  route: Route<S>,
  ...[input]: Input<S>
): Promise<Page<S['response'][number]>> {
  const { data, headers } = await request(route, input ?? {});
  return { items: Array.isArray(data) ? data : [], nextCursor: nextCursor(headers.get('link')) };
}

/** The path and query of a call, for links and event streams. */
export function urlOf(
  route: Route,
  input: { params?: Record<string, string | number>; query?: Record<string, unknown> } = {},
): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`${route.method} ${route.path} needs the param ${name}`);
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

async function request(route: Route, input: AnyInput): Promise<{ data: unknown; headers: Headers }> {
  const timeout = AbortSignal.timeout(input.timeoutMs ?? TIMEOUT_MS);
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
  try {
    const url = urlOf(route, input);
    const measured = isPreloaded(url) ? null : measureServerTime();
    const response = await fetch(url, { ...requestInit(route, input), signal });
    measured?.(response.headers);
    if (!response.ok) throw await errorFrom(response);
    if (route.method === 'GET') recordResponse(url, response.headers.get(SAVED_AT_HEADER));
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

function requestInit(route: Route, input: AnyInput): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (input.bytes) headers['content-type'] = 'application/octet-stream';
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  return {
    method: route.method,
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
