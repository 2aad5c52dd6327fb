// guarantees: Invalid input without a message of its own: "Required", or "Expected X, received Y"
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
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

const STORY = `/api/roadmaps/${ROADMAP_ID}/transcript`;
type Given = [what: string, status: number, code: string, send: () => Promise<Response>];
const json = { 'content-type': 'application/json' };
const post = (path: string, body: string | null, headers: Record<string, string> = json) =>
  browser.fetch(path, { method: 'POST', body, headers });
const stage = (given: object) => ({ title: 'T', steps: [{ title: 'Do it' }], ...given });

const rejected: Given[] = [
  ['half a JSON object', 400, 'VALIDATION', () => post('/api/roadmaps', '{"title":')],
  ['a prototype', 400, 'VALIDATION', () => post('/api/roadmaps', '{"__proto__":{"a":1}}')],
  ['13 open brackets', 400, 'VALIDATION', () => post('/api/roadmaps', '['.repeat(13))],
  ['501 values', 400, 'VALIDATION', () => post('/api/roadmaps', `{"title":[${'1,'.repeat(498)}1]}`)],
  ['text/plain', 415, 'UNSUPPORTED_TYPE', () => post('/api/roadmaps', 'a', { 'content-type': 'text/plain' })],
  ['17 kB', 413, 'TOO_LARGE', () => post('/api/roadmaps', JSON.stringify({ title: 'x'.repeat(16 * 1024) }))],
  ['a story of 7 MB', 413, 'TOO_LARGE', () => post(STORY, JSON.stringify({ text: 'x'.repeat(7_000_000) }))],
  ['a story of only NULs', 400, 'VALIDATION', () => post(STORY, '{"text":"\\u0000\\ud800"}')],
  ['a missing field', 400, 'VALIDATION', () => post('/api/roadmaps', '{}')],
  ['a query parameter twice', 400, 'VALIDATION', () => browser.get('/api/roadmaps?limit=1&limit=2')],
  ['an id of blanks', 404, 'NOT_FOUND', () => browser.get('/api/roadmaps/%20%20')],
  ['a long id', 404, 'NOT_FOUND', () => browser.get(`/api/roadmaps/${'a'.repeat(3_000)}`)],
  ['a broken escape', 404, 'NOT_FOUND', () => browser.get('/api/roadmaps/%E0%A4%A')],
  ['a property of every object', 404, 'NOT_FOUND', () => browser.get('/api/docs/constructor')],
  ['an unknown path', 404, 'NOT_FOUND', () => browser.get('/api/unknown')],
  ['the bare API', 404, 'NOT_FOUND', () => browser.get('/api')],
  [
    'a method that an address does not take',
    405,
    'METHOD_NOT_ALLOWED',
    () => browser.send('PUT', '/api/user', {}),
  ],
  ['a method of WebDAV', 405, 'METHOD_NOT_ALLOWED', () => browser.send('PROPFIND', '/api/user', {})],
  ['an unknown method at an unknown path', 404, 'NOT_FOUND', () => browser.send('PUT', '/api/unknown', {})],
  ['an upload as JSON', 415, 'UNSUPPORTED_TYPE', () => browser.post('/api/upload', {})],
];

describe('an invalid request', () => {
  it.each(rejected)('with %s returns %i %s in the shape of all errors', async (_what, status, code, send) => {
    const response = await send();
    const body = await response.json();
    expect({ status: response.status, body }).toMatchObject({ status, body: { code, statusCode: status } });
    expect(ErrorBody.strict().parse(body).error).toBe((body as ErrorBody).message);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-request-id')).toBe((body as ErrorBody).requestId);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('with a body over the limit returns 413 and keeps the connection open', async () => {
    const large = 'x'.repeat(200_000);
    const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const next = 'GET /api/config HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const response = await raw(gateway.url, `${head}Content-Length: ${large.length}\r\n\r\n${large}${next}`);
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('returns the path and the message of each invalid field', async () => {
    const response = await browser.post(
      `/api/roadmaps/${ROADMAP_ID}/stages`,
      stage({ steps: [{ title: '' }] }),
    );
    expect(await response.json()).toMatchObject({
      error: 'Step title is required',
      issues: [{ path: ['steps', 0, 'title'], message: 'Step title is required' }],
    });
  });

  const stagePath = `/api/roadmaps/${ROADMAP_ID}/stages`;
  it.each<[string, () => Promise<Response>, PropertyKey[]]>([
    [
      'Required',
      () => browser.post(stagePath, stage({ artifacts: [{ title: 'T' }] })),
      ['artifacts', 0, 'sourceId'],
    ],
    [
      'Expected number, received string',
      () => browser.post(stagePath, stage({ revision: 'one' })),
      ['revision'],
    ],
    ['Expected number, received NaN', () => browser.get('/api/roadmaps?limit=ten'), ['limit']],
  ])('returns %j for a field without a message of its own', async (message, send, path) => {
    expect(await (await send()).json()).toMatchObject({ error: message, issues: [{ path, message }] });
  });
});

describe('an error of a service', () => {
  const responding = (error: Error) =>
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

  it('keeps its code, message and details', async () => {
    const { response, body } = await responding(
      new AppError('RUN_ACTIVE', 'A run is going.', { details: { runId: 'r1' } }),
    );
    expect(response.status).toBe(409);
    expect(body).toMatchObject({ code: 'RUN_ACTIVE', error: 'A run is going.', details: { runId: 'r1' } });
  });

  it('keeps its Retry-After, and has one when the service is unavailable', async () => {
    const { response } = await responding(new AppError('TOO_MANY', 'Slow down.', { retryAfter: 17 }));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('17');
    const other = await responding(new AppError('UNAVAILABLE', 'Away.'));
    expect(other.response.status).toBe(503);
    expect(Number(other.response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
