import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import fc from 'fast-check';
import { TestGateway } from '../testing/gateway.ts';
import { raw } from '../testing/raw.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { declaredRoutes } from './endpoint-check.ts';

const HIGH = '100000000/60';
const RUNS = 2_000;

let gateway: TestGateway;
let cookie: string;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
beforeAll(async () => {
  const limits = ['IP', 'USER', 'LOGIN_IP', 'LOGIN_NAME', 'REGISTER', 'AI', 'UPLOAD'];
  gateway = await TestGateway.start({
    booking: true,
    env: Object.fromEntries(limits.map((limit) => [`RATE_LIMIT_${limit}`, HIGH])),
  });
  cookie = (await gateway.mentor()).cookie!;
});
afterAll(async () => {
  agent.destroy();
  await gateway.stop();
});

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Any JSON value, also those that hurt. */
const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '𝒳'.repeat(200),
    'x'.repeat(5_000),
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '{{7*7}}',
    -1,
    0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    null,
    true,
    [],
    {},
    [[[[[[]]]]]],
    { length: 1e9 },
    { toString: 'x', valueOf: 'y', constructor: 'z' },
  ),
);
const fields = [
  ...['username', 'password', 'email', 'title', 'description', 'categoryId', 'mentorId', 'steps', 'stages'],
  ...[
    'text',
    'name',
    'roadmapId',
    'content',
    'stepId',
    'completed',
    'userId',
    'action',
    'revision',
    'artifacts',
  ],
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
    ROADMAP_ID,
    'roadmap1',
    '%00',
    '%2e%2e',
    '%ff',
    '%',
    '..',
    ' ',
    '{}',
    '-1',
    'a'.repeat(200),
    '',
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
const known = Object.values(declaredRoutes);
const path = fc
  .tuple(fc.constantFrom(...known), fc.array(segment, { minLength: 3, maxLength: 3 }), query)
  .map(([route, values, search]) => ({
    method: route.method as string,
    path: route.path.replace(/\{\w+\}/g, () => values.pop() ?? 'x') + search,
  }));
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'x',
      '',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/problem+json',
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
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'PROPFIND',
  'QUERY',
);

const sent = fc
  .record({ target: path, headers, body, other: fc.option(method, { freq: 6 }), loggedIn: fc.boolean() })
  .map(
    ({ target, headers: given, body: bytes, other, loggedIn }): Sent => ({
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

function send({
  method: verb,
  path: to,
  headers: given,
  body: bytes,
}: Sent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const url = new URL(gateway.url);
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

describe('malformed requests', () => {
  it(`never get a 5xx or a stack: ${RUNS} of them`, async () => {
    const counts: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(sent, async (one) => {
        const { status, text } = await send(one);
        const kind = `${Math.floor(status / 100)}xx`;
        counts[kind] = (counts[kind] ?? 0) + 1;
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(/\.ts:\d+|node_modules|at [\w.]+ \(/);
        if (status >= 400 && one.method !== 'HEAD')
          expect(() => ErrorBody.parse(JSON.parse(text))).not.toThrow();
      }),
      { numRuns: RUNS, seed: 20_261_121, endOnFailure: true },
    );
    process.stderr.write(`${RUNS} malformed requests: ${JSON.stringify(counts)}\n`);
  });

  it('that are hardly HTTP never bring the gateway down', async () => {
    const line = fc.constantFrom('GET', 'POST', 'CONNECT', 'TRACE', 'FOO', '', '\0');
    const target = fc.constantFrom(
      '/',
      '*',
      'http://x/api/user',
      '//api/user',
      '/api//user',
      'x',
      '/\0',
      '/api/user#a',
    );
    const version = fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTX');
    const header = fc.constantFrom(
      'Host: x',
      'Host: x\r\nHost: y',
      'Content-Length: -1',
      'Content-Length: 1\r\nContent-Length: 2',
      'Transfer-Encoding: chunked\r\nContent-Length: 3',
      'Transfer-Encoding: x',
      'Upgrade: websocket\r\nConnection: upgrade',
      ': x',
      'X y: z',
      '',
    );
    await fc.assert(
      fc.asyncProperty(line, target, version, header, async (verb, to, http, extra) => {
        const answer = await raw(
          gateway.url,
          `${verb} ${to} ${http}\r\n${extra}\r\nConnection: close\r\n\r\n`,
          300,
        );
        expect(answer === '' || /^HTTP\/1\.1 [2-4]\d\d /.test(answer)).toBe(true);
      }),
      { numRuns: 200, seed: 20_261_121, endOnFailure: true },
    );
    expect((await gateway.browser().get('/api/health/live')).status).toBe(200);
  });
});
