// guarantees: A body is read after its sender is admitted, within limits of size, shape, time and memory that fit every contract
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STORY_BODY_LIMIT } from '@waymark/contracts/roadmaps/sources';
import { eventually } from '@waymark/testing/eventually';
import { TestGateway } from '../testing/gateway.ts';
import { firstResponse, openWith } from '../testing/raw.ts';
import { ROADMAP_ID } from '../testing/samples.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_UPLOAD: '60/3600', TRUST_PROXY: 'loopback' } });
});
afterAll(() => gateway?.stop());

const STORY = `/api/roadmaps/${ROADMAP_ID}/transcript`;

/** The head of a request whose body has not arrived. */
const headOf = (path: string, headers: Record<string, string | null> = {}, length = 1_000) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

describe('before its body has arrived, a request', () => {
  const statusOf = async (path: string, headers?: Record<string, string | null>) =>
    (await firstResponse(gateway.url, headOf(path, headers))).slice(9, 12);

  it('without a session gets 401', async () => {
    expect(await statusOf(STORY)).toBe('401');
    expect(await statusOf(STORY, { cookie: `__Host-waymark=${'x'.repeat(43)}` })).toBe('401');
  });

  it('from another site gets 403', async () => {
    const { cookie } = await gateway.mentor();
    expect(await statusOf(STORY, { cookie, origin: 'https://evil.example' })).toBe('403');
  });

  it('of another role gets 403', async () => {
    const { cookie } = await gateway.mentor('learner', 'learner');
    expect(await statusOf('/api/roadmaps', { cookie })).toBe('403');
  });

  it('over the limit of its user gets 429', async () => {
    const busy = await gateway.mentor('busy');
    for (let i = 0; i < 60; i += 1) await busy.post(STORY, {});
    expect(await statusOf(STORY, { cookie: busy.cookie })).toBe('429');
  });

  it('to an unknown address gets 404', async () => {
    expect(await statusOf('/api/unknown')).toBe('404');
  });

  it('that declares more than the limit gets 413', async () => {
    const { cookie } = await gateway.mentor();
    const head = headOf(STORY, { cookie }, STORY_BODY_LIMIT + 1);
    expect(await firstResponse(gateway.url, head)).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('slow bodies of one address', () => {
  const unfinished = 'x'.repeat(STORY_BODY_LIMIT - 1_000);

  it('take limited memory, which others can use and which is free again when they end', async () => {
    const { cookie } = await gateway.mentor('slow');
    const bytesOf = (ip: string) =>
      headOf(STORY, { cookie, 'x-forwarded-for': ip }, STORY_BODY_LIMIT) + unfinished;
    const open: Socket[] = [];
    for (let i = 0; i < 5; i += 1) open.push(await openWith(gateway.url, bytesOf('1.1.1.1')));
    const refused = await firstResponse(gateway.url, bytesOf('1.1.1.1'));
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toContain('Too much is being sent at once.');
    const send = (ip: string) =>
      gateway.browser({ cookie: cookie!, 'x-forwarded-for': ip }).post(STORY, { text: unfinished });
    expect((await send('2.2.2.2')).status).not.toBe(429);
    for (const socket of open) socket.destroy();
    await eventually(async () => expect((await send('1.1.1.1')).status).not.toBe(429), { intervalMs: 500 });
  });
});
