import { beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import { type Described, describedRoutes } from './inputs-api.ts';
import { nothingBroke, nothingChanges, stageForTests } from './inputs-harness.ts';
import { ask, askRaw, expectRefused, forEach, isInner } from './inputs-http.ts';
import { isUnsafe, right, rows } from './inputs-routes.ts';

const stage = stageForTests();
nothingChanges(stage);
let described: Map<string, Described>;
beforeAll(async () => {
  described = new Map((await describedRoutes()).map((one) => [one.route, one]));
});

const routes = Object.keys(rows);
const unsafe = routes.filter(isUnsafe);

describe('a request from another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'null' },
    { origin: 'garbage' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'nonsense' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ];

  it.each(unsafe)('is refused by %s', async (route) => {
    await forEach(foreign, async (headers) => {
      const asked = right(route, stage.scene);
      const told = await ask({ ...asked, headers: { ...asked.headers, ...headers } });
      expect(expectRefused(told, `${route} from ${JSON.stringify(headers)}`, 403).code).toBe('CSRF');
    });
  });
});

describe('an Idempotency-Key', () => {
  it.each(unsafe)('that is none is refused by %s', async (route) => {
    await forEach(['', ' ', 'a\tb', '\u00e9', 'x'.repeat(201), 'x'.repeat(8_000)], async (key) => {
      const asked = right(route, stage.scene);
      const told = await ask({ ...asked, headers: { ...asked.headers, 'idempotency-key': key } });
      const { issues } = expectRefused(told, `${route}, key ${JSON.stringify(key.slice(0, 20))}`, 400);
      expect(issues?.[0]?.path).toEqual(['Idempotency-Key']);
    });
  });
});

describe('a method', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'LOCK'];

  it('that a path does not take is not found there', async () => {
    const paths = [...new Set([...described.values()].map(({ path }) => path))];
    const cases = paths.flatMap((path) => methods.map((method) => ({ method, path })));
    const wrong = cases.filter(({ method, path }) => !described.has(`${method} ${path}`));
    expect(wrong.length).toBeGreaterThan(150);
    await forEach(wrong, async ({ method, path }) => {
      const real = path.replace(/\{\w+\}/g, stage.scene.draft.id);
      const body = method === 'GET' || method === 'TRACE' ? undefined : {};
      const told = await ask({ method, path: real, cookie: stage.scene.people.mentor, body });
      expectRefused(told, `${method} ${path}`, 404);
    });
  });
});

describe('a path that leads nowhere', () => {
  const nowhere = [
    ...['/api', '/api/', '/api/unknown', '/api/roadmaps/', '/api/roadmaps/a/b/c/d', '/api/roadmaps//publish'],
    ...['/api/%2e%2e/%2e%2e/etc/passwd', '/api/..%2f..%2fpackage.json', '/api/docs/constructor'],
    ...['/api/docs/__proto__', '/api/docs/toString', '/api/docs/..%2fpackage.json', '/api/docs/%00'],
    ...[
      '/api/metrics',
      '/api/health',
      '/api/health/ready/x',
      '/api/roadmaps;a=b',
      '/api/\u00e9',
      `/api/${'a/'.repeat(4_000)}`,
    ],
    ...['/assets/none.js', '/assets/%2e%2e/%2e%2e/package.json', '/assets/..%2f..%2f.env'],
  ];

  it.each(nowhere)('%s', async (path) => {
    expectRefused(await ask({ method: 'GET', path: path.replace('\u00e9', '%C3%A9') }), path, 404);
  });

  it('to a signed link that nobody signed is refused', async () => {
    for (const token of ['x', 'a.b', 'a'.repeat(2_000), '__proto__', '%00', 'eyJvcCI6ImdldCJ9.x']) {
      const path = `/api/objects/${token}`;
      expectRefused(await ask({ method: 'GET', path }), path, 403, 404);
      expectRefused(await ask({ method: 'PUT', path, body: 'x' }), path, 403, 404);
    }
  });
});

describe('a header', () => {
  const long = 'x'.repeat(6_000);
  const hostile: Record<string, string>[] = [
    ...['', '..', '{}', '<script>', 'x'.repeat(129), long].map((id) => ({ 'x-request-id': id })),
    ...['br;q=x', 'identity;q=0', '*;q=0', ',,;;=', long].map((coding) => ({ 'accept-encoding': coding })),
    ...['text/html', '', '*', 'application/json;v=', long].map((accept) => ({ accept })),
    ...[
      'bytes=9-1',
      'bytes=-',
      'bytes=a-b',
      'bytes=0-0,1-1,2-2',
      'lines=1-2',
      `bytes=${'9'.repeat(400)}-`,
    ].map((range) => ({ range })),
    ...['*', '"', 'W/', '"x", W/"y"', long].map((tag) => ({ 'if-none-match': tag, 'if-range': tag })),
    ...[
      '-1',
      'x',
      '1e3',
      '99999999999999999999',
      '9'.repeat(3_000),
      '2147483648',
      '999999999999999',
      'null',
    ].map((last) => ({ 'last-event-id': last })),
    ...['x', '::1, 1.2.3.4', '256.1.1.1', long].map((ip) => ({
      'x-forwarded-for': ip,
      'x-forwarded-host': ip,
      forwarded: ip,
    })),
    ...['respond-async; wait=x', ',,,', long].map((prefer) => ({ prefer })),
    ...['Bearer x', 'Basic %%%', long].map((authorization) => ({ authorization })),
    { host: 'evil.example' },
    { host: '' },
    { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' },
    { upgrade: 'websocket', connection: 'Upgrade' },
    { expect: 'wonders' },
    { te: 'trailers', 'content-encoding': 'gzip' },
    { 'if-modified-since': 'never', 'if-match': long },
  ];

  it.each(routes.filter((route) => !isUnsafe(route)))(
    'that makes no sense is no fault of %s',
    async (route) => {
      await forEach(hostile, async (headers) => {
        const asked = right(route, stage.scene);
        const told = await ask({ ...asked, headers: { ...asked.headers, ...headers } });
        const what = `${route} with ${JSON.stringify(headers).slice(0, 80)}`;
        if (told.status >= 400) expectRefused(told, what);
        else expect([what, told.status, isInner(told.text)]).toEqual([what, expect.any(Number), false]);
        expect(told.headers['x-request-id']).toMatch(/^[\w.:-]{1,128}$/);
      });
    },
  );
});

describe('a stream of events', () => {
  it.each(['GET /api/ai-runs/{id}/events', 'GET /api/events'])(
    'begins, whatever the reader says it has read: %s',
    async (route) => {
      await forEach(
        ['', 'x', '-1', '2147483648', '999999999999999', '1e9', 'x'.repeat(4_000)],
        async (last) => {
          const told = await ask({ ...right(route, stage.scene), headers: { 'last-event-id': last } });
          expect([last, told.status, told.headers['content-type']]).toEqual([last, 200, 'text/event-stream']);
        },
      );
    },
  );
});

describe('what is hardly HTTP', () => {
  const post = 'POST /api/roadmaps HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const raw: [what: string, bytes: string][] = [
    ['no request', 'no such thing\r\n\r\n'],
    ['no host', 'GET /api/user HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a TLS greeting', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version of the future', 'GET /api/user HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['an address with a NUL', 'GET /api/\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an address longer than anybody reads', `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    [
      'more headers than anybody reads',
      `GET /api/user HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(4_000)}\r\n`,
    ],
    ['a header of many bytes', `GET /api/user HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(100_000)}\r\n\r\n`],
    ['a header without a name', 'GET /api/user HTTP/1.1\r\nHost: x\r\n: b\r\n\r\n'],
    ['a length below nothing', `${post}Content-Length: -5\r\n\r\n`],
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ['a length and chunks', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a chunk of no length', `${post}Transfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n`],
    ['a coding nobody knows', `${post}Transfer-Encoding: gzip\r\n\r\nabc`],
    ['more than is ever taken', `${post}Content-Length: 99999999999\r\n\r\n`],
    ['a method nobody knows', 'BREW /api/user HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'an expectation nobody knows',
      'GET /api/user HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    ],
    ['everything', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ];

  it.each(raw)('is refused in the one shape: %s', async (_what, bytes) => {
    const answer = await askRaw(Buffer.from(bytes, 'latin1'));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
    const { requestId, statusCode } = ErrorBody.strict().parse(JSON.parse(body));
    expect(head).toContain(`${statusCode} `);
    expect(head.toLowerCase()).toContain(`x-request-id: ${requestId}`);
  });

  it.each([
    ['in its head', `${post}Content-Len`],
    ['in its body', `${post}Content-Length: 100\r\n\r\n{"title":`],
    ['in a chunk', `${post}Transfer-Encoding: chunked\r\n\r\n40\r\n{"title"`],
  ])('may end %s, and costs nothing', async (_where, bytes) => {
    const answer = await askRaw(bytes, { hangUp: true });
    expect(answer).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
    expect(isInner(answer)).toBe(false);
  });
});

nothingBroke();
