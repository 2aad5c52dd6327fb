import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, call, callPage, newIdempotencyKey, onSessionLost, urlOf } from './api.ts';

afterEach(() => {
  onSessionLost(() => {});
});

describe('a call', () => {
  it('escapes params and query and omits empty ones', () => {
    const query = { q: 'out & about', limit: undefined, cursor: null };
    const params = { userId: 'a/b c' };
    expect(urlOf('GET /api/mentor/{userId}', { params, query })).toBe(
      '/api/mentor/a%2Fb%20c?q=out+%26+about',
    );
  });

  it('throws when a path parameter is missing', () => {
    expect(() => urlOf('GET /api/mentor/{userId}')).toThrow('needs the param userId');
  });

  it('sends JSON with the session cookie and the idempotency key', async () => {
    const fetch = respondWith(201, { id: 7 });
    await expect(
      call('POST /api/path-requests', { body: { text: 'x' }, idempotencyKey: 'k1' }),
    ).resolves.toEqual({ id: 7 });
    const [url, init] = fetch.mock.calls[0] as [string, RequestInit];
    expect(url).toBe('/api/path-requests');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"text":"x"}' });
    expect(init.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' });
  });

  it('returns undefined for an empty body', async () => {
    respondWith(204, null);
    await expect(call('POST /api/path-requests', { body: { text: 'x' } })).resolves.toBeUndefined();
  });

  it('returns the next cursor of the Link header', async () => {
    respondWith(200, [1, 2], { link: '</api/things?limit=2&cursor=c%2B1>; rel="next"' });
    await expect(callPage('GET /api/sessions', {})).resolves.toEqual({ items: [1, 2], nextCursor: 'c+1' });
  });

  it('returns no cursor without a Link header and no items for a non-list', async () => {
    respondWith(200, { odd: true });
    await expect(callPage('GET /api/sessions')).resolves.toEqual({ items: [], nextCursor: null });
  });
});

describe('a failed call', () => {
  it('throws status, code, message, issues, details, request id and retry delay', async () => {
    const issues = [{ path: ['name'], message: 'Name is required' }];
    const body = {
      statusCode: 429,
      code: 'TOO_MANY',
      error: 'Slow down.',
      message: 'Slow down.',
      issues,
      details: { a: 1 },
    };
    respondWith(429, { ...body, requestId: 'r-1' }, { 'retry-after': '17' });
    const error = await failure(call('POST /api/path-requests', { body: { text: '' } }));
    expect(error).toMatchObject({
      status: 429,
      code: 'TOO_MANY',
      message: 'Slow down.',
      issues,
      requestId: 'r-1',
      retryAfter: 17,
    });
    expect(error.details).toEqual({ a: 1 });
  });

  it('throws status and text of a foreign response', async () => {
    respondWith(502, '<h1>Bad gateway</h1>', { 'x-request-id': 'r-2' });
    const error = await failure(call('GET /api/sessions'));
    expect(error).toMatchObject({
      code: 'UNAVAILABLE',
      message: '502: <h1>Bad gateway</h1>',
      requestId: 'r-2',
    });
  });

  it('throws NETWORK without a response', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(call('GET /api/sessions'))).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('throws TIMEOUT after its timeout', async () => {
    neverResponds();
    const failed = failure(call('GET /api/sessions', { timeoutMs: 20 }));
    await jest.advanceTimersByTimeAsync(20);
    expect(await failed).toMatchObject({ status: 0, code: 'TIMEOUT' });
  });

  it('throws the abort error of its caller', async () => {
    neverResponds();
    const stop = new AbortController();
    const pending = call('GET /api/sessions', { signal: stop.signal });
    stop.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reports a lost session, but not a wrong password', async () => {
    const lost = jest.fn();
    onSessionLost(lost);
    respondWith(401, { code: 'BAD_CREDENTIALS', message: 'Wrong.' });
    await failure(call('GET /api/sessions'));
    expect(lost).not.toHaveBeenCalled();
    respondWith(401, { code: 'UNAUTHENTICATED', message: 'Please log in.' });
    await failure(call('GET /api/sessions'));
    expect(lost).toHaveBeenCalledTimes(1);
  });
});

it('creates idempotency keys that are 32 hex digits and unique', () => {
  const keys = new Set(Array.from({ length: 500 }, newIdempotencyKey));
  expect(keys.size).toBe(500);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

function respondWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body);
  const response = {
    ok: status < 400,
    status,
    statusText: '',
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => text,
  };
  const fake = jest.fn<typeof fetch>().mockResolvedValue(response as unknown as Response);
  globalThis.fetch = fake;
  return fake;
}

/** Like a browser: pending until its signal fires, then rejected with the reason of the signal. */
function neverResponds(): void {
  globalThis.fetch = ((_: string, init: RequestInit) =>
    new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    })) as typeof fetch;
}

async function failure(pending: Promise<unknown>): Promise<ApiError> {
  const error = await pending.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}
