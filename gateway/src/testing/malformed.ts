import { Agent, request } from 'node:http';
import { allEndpoints } from '@waymark/contracts/all-endpoints';
import { parseRoute } from '@waymark/contracts/endpoint';
import fc from 'fast-check';
import { ROADMAP_ID } from './samples.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export interface MalformedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Any JSON value, including hostile ones. */
const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    ...['', ' ', '\u0000', '\ud800', '𝒳'.repeat(200), 'x'.repeat(5_000), "' OR 1=1 --"],
    ...['<script>alert(1)</script>', '../../etc/passwd', '{{7*7}}'],
    ...[-1, 0, 1e308, Number.MAX_SAFE_INTEGER, null, true, [], {}, [[[[[[]]]]]]],
    ...[{ length: 1e9 }, { toString: 'x', valueOf: 'y', constructor: 'z' }],
  ),
);
const fields = [
  ...['username', 'password', 'email', 'title', 'description', 'categoryId', 'mentorId', 'steps', 'stages'],
  ...['text', 'name', 'roadmapId', 'content', 'stepId', 'completed', 'userId', 'action', 'revision'],
  ...['artifacts'],
  ...['toString', 'constructor', 'hasOwnProperty', 'x'],
];
const object = fc.dictionary(fc.constantFrom(...fields), nasty, { maxKeys: 6 });
const body = fc.oneof(
  { weight: 6, arbitrary: object.map((value) => Buffer.from(JSON.stringify(value))) },
  { weight: 2, arbitrary: nasty.map((value) => Buffer.from(JSON.stringify(value) ?? '')) },
  { weight: 1, arbitrary: object.map((value) => Buffer.from(JSON.stringify(value).slice(0, -2))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
);
const segment = fc.oneof(
  fc.constantFrom(
    ...[ROADMAP_ID, 'roadmap1', '%00', '%2e%2e', '%ff', '%', '..', ' ', '{}', '-1', 'a'.repeat(200), ''],
  ),
  fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);
const query = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.tuple(fc.constantFrom('limit', 'cursor', 'q', 'categoryId', '__proto__', 'a[]'), segment), {
      maxLength: 4,
    })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
);
const known = allEndpoints.map(({ route }) => parseRoute(route));
const path = fc
  .tuple(fc.constantFrom(...known), fc.array(segment, { minLength: 3, maxLength: 3 }), query)
  .map(([route, values, search]) => ({
    method: route.method as string,
    path: route.path.replace(/\{\w+\}/g, () => values.pop() ?? 'x') + search,
  }));
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      ...['application/json', 'application/json; charset=latin1', 'text/plain', 'x', ''],
      ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/problem+json'],
    ),
    'idempotency-key': fc.constantFrom('k', 'x'.repeat(300), ' ', 'ä'),
    'last-event-id': fc.constantFrom('1', '-1', 'x'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'nonsense', ','),
    'x-request-id': fc.constantFrom('a', '{}', 'x'.repeat(500)),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    prefer: fc.constantFrom('respond-async', 'x'),
    accept: fc.constantFrom('*/*', 'text/html', 'x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site'),
    origin: fc.constantFrom('null', 'x', 'https://a.example'),
    'x-forwarded-for': fc.constantFrom('1.1.1.1', 'x', '::1, y'),
    'if-none-match': fc.constantFrom('*', '"x"', 'x'),
    'content-encoding': fc.constantFrom('gzip', 'x'),
    expect: fc.constantFrom('100-continue'),
    cookie: fc.constantFrom('__Host-waymark=x', '=;=;', '__Host-waymark'),
  },
  { requiredKeys: [] },
);
const method = fc.constantFrom(
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'QUERY'],
);

/** Malformed requests to every route, some of them with the cookie. */
export const malformedRequests = (cookie: string) =>
  fc
    .record({ target: path, headers, body, other: fc.option(method, { freq: 6 }), loggedIn: fc.boolean() })
    .map(
      ({ target, headers: given, body: bytes, other, loggedIn }): MalformedRequest => ({
        method: other ?? target.method,
        path: target.path,
        headers: {
          'content-type': 'application/json',
          ...(loggedIn && { cookie }),
          ...(given as Record<string, string>),
        },
        body: bytes,
      }),
    );

/** Sends a request that `fetch` would reject. */
export function sendMalformed(
  base: string,
  { method: verb, path: to, headers: given, body: bytes }: MalformedRequest,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const url = new URL(base);
    const bodied = !['GET', 'HEAD'].includes(verb);
    const outgoing = request(
      {
        host: url.hostname,
        port: url.port,
        agent,
        method: verb,
        path: to.replace(/[^\x21-\x7e]/g, '%20'),
        headers: { ...latin(given), ...(bodied && { 'content-length': String(bytes.length) }) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
        response.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(bodied ? bytes : undefined);
  });
}
const latin = (given: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

export const closeConnections = (): void => agent.destroy();
