import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import { GetRoadmap, ListRoadmaps } from '@waymark/contracts/roadmaps/rpc';
import { AppError } from '@waymark/kernel/app-error';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { raw } from '../testing/raw.ts';
import { ROADMAP_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start();
  browser = await gateway.mentor();
});
afterAll(() => gateway?.stop());

type Given = [what: string, status: number, code: string, send: () => Promise<Response>];
const json = { 'content-type': 'application/json' };
const post = (path: string, body: string | null, headers: Record<string, string> = json) =>
  browser.fetch(path, { method: 'POST', body, headers });
const stage = (given: object) => ({ title: 'T', steps: [{ title: 'Do it' }], ...given });

const bad: Given[] = [
  ['no JSON', 400, 'VALIDATION', () => post('/api/roadmaps', '{"title":')],
  ['JSON that is no object', 400, 'VALIDATION', () => post('/api/roadmaps', '"x"')],
  ['an array', 400, 'VALIDATION', () => post('/api/roadmaps', '[]')],
  ['null', 400, 'VALIDATION', () => post('/api/roadmaps', 'null')],
  ['an empty body', 400, 'VALIDATION', () => post('/api/roadmaps', '')],
  ['no body', 400, 'VALIDATION', () => post('/api/roadmaps', null, {})],
  ['a prototype', 400, 'VALIDATION', () => post('/api/roadmaps', '{"__proto__":{"a":1}}')],
  ['nesting without end', 400, 'VALIDATION', () => post('/api/roadmaps', '['.repeat(60_000))],
  [
    'nesting that ends',
    400,
    'VALIDATION',
    () => post('/api/roadmaps', '['.repeat(30_000) + ']'.repeat(30_000)),
  ],
  [
    'a form',
    415,
    'UNSUPPORTED_TYPE',
    () => post('/api/roadmaps', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
  ],
  ['plain text', 415, 'UNSUPPORTED_TYPE', () => post('/api/roadmaps', 'a', { 'content-type': 'text/plain' })],
  ['xml', 415, 'UNSUPPORTED_TYPE', () => post('/api/roadmaps', '<a/>', { 'content-type': 'text/xml' })],
  [
    'a nonsense type',
    415,
    'UNSUPPORTED_TYPE',
    () => post('/api/roadmaps', '{}', { 'content-type': 'nonsense' }),
  ],
  [
    'another character set',
    415,
    'UNSUPPORTED_TYPE',
    () => post('/api/roadmaps', '{}', { 'content-type': 'application/json; charset="latin1"' }),
  ],
  [
    'bytes that are no UTF-8',
    400,
    'VALIDATION',
    () =>
      browser.fetch('/api/roadmaps', { method: 'POST', headers: json, body: new Uint8Array([34, 255, 34]) }),
  ],
  ['65 KB', 413, 'TOO_LARGE', () => post('/api/roadmaps', JSON.stringify({ title: 'x'.repeat(65 * 1024) }))],
  [
    'a 5 MB story',
    413,
    'TOO_LARGE',
    () => post(`/api/roadmaps/${ROADMAP_ID}/transcript`, JSON.stringify({ text: 'x'.repeat(5_000_000) })),
  ],
  [
    'too many characters',
    400,
    'VALIDATION',
    () => post(`/api/roadmaps/${ROADMAP_ID}/transcript`, JSON.stringify({ text: 'x'.repeat(2_000_001) })),
  ],
  [
    'a blank story',
    400,
    'VALIDATION',
    () => post(`/api/roadmaps/${ROADMAP_ID}/transcript`, '{"text":"  \\n "}'),
  ],
  [
    'a story of nothing but NUL',
    400,
    'VALIDATION',
    () => post(`/api/roadmaps/${ROADMAP_ID}/transcript`, '{"text":"\\u0000\\ud800"}'),
  ],
  ['missing fields', 400, 'VALIDATION', () => post('/api/roadmaps', '{}')],
  [
    'wrong types',
    400,
    'VALIDATION',
    () => post('/api/roadmaps', '{"title":1,"categoryId":[],"description":{}}'),
  ],
  [
    'a stage without steps',
    400,
    'VALIDATION',
    () => browser.post(`/api/roadmaps/${ROADMAP_ID}/stages`, stage({ steps: [] })),
  ],
  [
    '31 steps',
    400,
    'VALIDATION',
    () =>
      browser.post(`/api/roadmaps/${ROADMAP_ID}/stages`, stage({ steps: Array(31).fill({ title: 'x' }) })),
  ],
  [
    'a title of spaces',
    400,
    'VALIDATION',
    () => browser.post(`/api/roadmaps/${ROADMAP_ID}/stages`, stage({ title: '   ' })),
  ],
  ['a limit of 0', 400, 'VALIDATION', () => browser.get('/api/roadmaps?limit=0')],
  ['a limit that is no number', 400, 'VALIDATION', () => browser.get('/api/roadmaps?limit=many')],
  ['two limits', 400, 'VALIDATION', () => browser.get('/api/roadmaps?limit=1&limit=2')],
  ['a category that cannot be', 400, 'VALIDATION', () => browser.get('/api/roadmaps?categoryId=%00')],
  ['an id that cannot be', 404, 'NOT_FOUND', () => browser.get('/api/roadmaps/%20%20')],
  ['a long id', 404, 'NOT_FOUND', () => browser.get(`/api/roadmaps/${'a'.repeat(3_000)}`)],
  ['a broken escape', 404, 'NOT_FOUND', () => browser.get('/api/roadmaps/%E0%A4%A')],
  ['a user id that is none', 404, 'NOT_FOUND', () => browser.get(`/api/progress/abc/${ROADMAP_ID}`)],
  ['a user id with a point', 404, 'NOT_FOUND', () => browser.get(`/api/progress/2.0/${ROADMAP_ID}`)],
  ['a file every object has', 404, 'NOT_FOUND', () => browser.get('/api/docs/constructor')],
  ['an unknown path', 404, 'NOT_FOUND', () => browser.get('/api/unknown')],
  ['the bare API', 404, 'NOT_FOUND', () => browser.get('/api')],
  [
    'a path the router would not take for one of ours',
    404,
    'NOT_FOUND',
    () => browser.get('/api/roadmaps/a/b/c/d'),
  ],
  ['a method nobody takes', 404, 'NOT_FOUND', () => browser.send('PUT', '/api/user', {})],
  ['a login by GET', 404, 'NOT_FOUND', () => browser.get('/api/login')],
  ['an upload that is no form', 415, 'UNSUPPORTED_TYPE', () => browser.post('/api/upload', {})],
  [
    'an upload without a boundary',
    400,
    'VALIDATION',
    () => post('/api/upload', 'x', { 'content-type': 'multipart/form-data' }),
  ],
  [
    'progress that is neither true nor false',
    400,
    'VALIDATION',
    () => browser.send('PATCH', '/api/progress', { stepId: 'a', roadmapId: 'b', completed: 'yes' }),
  ],
  [
    'an unknown word on a draft',
    400,
    'VALIDATION',
    () => browser.post('/api/ai-runs/a/draft', { action: 'publish' }),
  ],
];

describe('every failure has the one shape', () => {
  it.each(bad)('%s: %i %s', async (_what, status, code, send) => {
    const response = await send();
    const body = await response.json();
    expect({ status: response.status, body }).toMatchObject({ status, body: { code, statusCode: status } });
    expect(ErrorBody.strict().parse(body).error).toBe((body as ErrorBody).message);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-request-id')).toBe((body as ErrorBody).requestId);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('also where the bytes are no HTTP', async () => {
    const answer = await raw(gateway.url, 'no such thing\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(ErrorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1]!)).code).toBe('VALIDATION');
  });

  it('also where no host is named', async () => {
    const answer = await raw(gateway.url, 'GET /api/config HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(ErrorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1]!)).code).toBe('VALIDATION');
  });

  it('also where the sender expects what nobody knows', async () => {
    const answer = await raw(
      gateway.url,
      'GET /api/nothing HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(ErrorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1]!)).code).toBe('NOT_FOUND');
  });

  it('also where the headers are larger than anybody reads', async () => {
    const answer = await raw(
      gateway.url,
      `GET /api/user HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('also where the sender is still sending, who may then go on', async () => {
    const large = 'x'.repeat(200_000);
    const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const next = 'GET /api/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answer = await raw(gateway.url, `${head}Content-Length: ${large.length}\r\n\r\n${large}${next}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('says where in the input the fault is', async () => {
    const response = await browser.post(
      `/api/roadmaps/${ROADMAP_ID}/stages`,
      stage({ steps: [{ title: '' }] }),
    );
    expect(await response.json()).toMatchObject({
      error: 'Step title is required',
      issues: [{ path: ['steps', 0, 'title'], message: 'Step title is required' }],
    });
  });

  it('lists at most fifty faults', async () => {
    const steps = Array.from({ length: 30 }, () => ({ title: '', description: 5, resourceLinks: ['', ''] }));
    const response = await browser.post(`/api/roadmaps/${ROADMAP_ID}/stages`, stage({ steps }));
    expect(((await response.json()) as ErrorBody).issues).toHaveLength(50);
  });
});

describe('a failure of a service', () => {
  const answering = (error: Error) =>
    gateway.roadmaps.during(
      GetRoadmap,
      () => {
        throw error;
      },
      async () => {
        const response = await browser.get(`/api/roadmaps/${ROADMAP_ID}`);
        return { response, body: (await response.json()) as ErrorBody };
      },
    );

  it('keeps its code, words and details', async () => {
    const { response, body } = await answering(
      new AppError('RUN_ACTIVE', 'A run is going.', { details: { runId: 'r1' } }),
    );
    expect(response.status).toBe(409);
    expect(body).toMatchObject({ code: 'RUN_ACTIVE', error: 'A run is going.', details: { runId: 'r1' } });
  });

  it('says when to try again', async () => {
    const { response } = await answering(new AppError('TOO_MANY', 'Slow down.', { retryAfter: 17 }));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('17');
    const other = await answering(new AppError('UNAVAILABLE', 'Away.'));
    expect(other.response.status).toBe(503);
    expect(Number(other.response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('that nobody foresaw says nothing about itself', async () => {
    const { response, body } = await answering(new Error('password of the database is hunter2'));
    expect(response.status).toBe(500);
    expect(body.code).toBe('INTERNAL');
    expect(JSON.stringify(body)).not.toMatch(/hunter2|stack|\.ts/);
  });

  it('is an INTERNAL one when the answer is not as promised, and nothing of it leaves', async () => {
    const broken = { items: [{ secret: 1 }], nextCursor: null } as never;
    const response = await gateway.roadmaps.during(
      ListRoadmaps,
      () => broken,
      () => browser.get('/api/roadmaps'),
    );
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
  });
});
