// guarantees: What a file shows: read for its owner only, no address is fetched, empty rather than invented
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Extraction } from '@waymark/contracts/ai/extraction';
import { StartExtraction } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { GetRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { newId } from '@waymark/kernel/ids';
import type { Browser } from '../testing/browser.ts';
import { pdf, png } from '../testing/files.ts';
import { TestGateway } from '../testing/gateway.ts';
import { aRun, RUN_ID } from '../testing/samples.ts';
import { upload } from '../testing/upload.ts';
import { QuarantineSweeper } from '../uploads/quarantine-sweeper.ts';

const extraction: Extraction = {
  ...{ title: 'A bench', description: '', emotions: [], lessons: [], basis: 'facts', engine: 'offline' },
  ...{ note: 'No model looked.', facts: { width: 1, height: 1, durationSeconds: null } },
};

let gateway: TestGateway;
let browser: Browser;
let run: AiRun;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_AI: '1000/60', RATE_LIMIT_UPLOAD: '1000/60' } });
  browser = await gateway.mentor();
  gateway.roadmaps.on(GetRun, () => run).on(StartExtraction, () => run);
});
afterAll(() => gateway?.stop());
beforeEach(async () => {
  for (const key of await gateway.stored()) await gateway.storage.delete(key);
  run = aRun({ kind: 'extraction', status: 'succeeded', extraction });
  gateway.roadmaps.calls.length = 0;
});

const PATH = '/api/artifacts/extract-content';
const post = (body: object, headers: Record<string, string> = {}) => browser.post(PATH, body, headers);
const send = (file: { body: Buffer; name: string }, fields = {}, headers = {}) =>
  upload(browser, { path: PATH, file, fields, headers, order: ['file'] });
const started = () => gateway.roadmaps.callsOf(StartExtraction).map(({ input }) => input);

describe('the extraction of a file', () => {
  it('returns what was found, and keeps the file for the run', async () => {
    const response = await send({ body: png(), name: 'bench.png' }, { fileType: 'image', fileUrl: '' });
    expect([response.status, await response.json()]).toEqual([200, extraction]);
    const [input] = started();
    const subject = { name: 'bench.png', fileType: 'image/png', outsideModel: false };
    expect(input).toMatchObject({ fileType: 'image', subject });
    expect(await gateway.stored()).toEqual([(input!.subject as { key: string }).key]);
    expect((input!.subject as { key: string }).key).toMatch(/^artifacts\/\d+\//);
  });

  it('passes on whether the file may be sent to an outside AI service', async () => {
    await send({ body: png(), name: 'bench.png' }, { outsideModel: 'true' });
    expect(started()[0]).toMatchObject({ subject: { outsideModel: true } });
  });

  it('has one key for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'once' };
    for (const _ of [1, 2]) await send({ body: png(), name: 'bench.png' }, {}, key);
    const [first, second] = started();
    expect(second).toEqual(first);
    expect(await gateway.stored()).toHaveLength(1);
  });

  it('returns 202 and the run when it should not wait', async () => {
    run = aRun({ kind: 'extraction' });
    const response = await post({ fileUrl: `/api/media/${newId()}` }, { prefer: 'respond-async' });
    expect(response.status).toBe(202);
    expect(response.headers.get('location')).toBe(`/api/ai-runs/${RUN_ID}`);
  });

  it.each([
    ['refused', 422, 'RULE_REFUSED'],
    ['failed', 503, 'AI_UNAVAILABLE'],
  ] as const)('returns the message of a run that has %s', async (status, code, name) => {
    run = aRun({ kind: 'extraction', status, message: 'Damaged.' });
    const response = await post({ fileUrl: `/api/media/${newId()}` });
    expect([response.status, await response.json()]).toMatchObject([code, { code: name, error: 'Damaged.' }]);
  });

  it.each([['/api/media/'], ['/api/sources/', '/file']])(
    'reads an upload by %s',
    async (before, after = '') => {
      const sourceId = newId();
      await post({ fileUrl: `${before}${sourceId}${after}`, fileType: 'document' });
      expect(started()).toEqual([{ subject: { sourceId }, fileType: 'document' }]);
    },
  );

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://example.org/api/media/1',
    'file:///etc/passwd',
    '/api/media/../user',
    '//example.org/api/media/1',
    '',
  ])('fetches no other address: %s', async (fileUrl) => {
    const response = await post({ fileUrl });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: ['fileUrl'] }] });
    expect(started()).toEqual([]);
  });

  it.each([
    ['of 10 MB and a byte', { body: pdf(10 * 1024 * 1024 + 1), name: 'a.pdf' }, {}, 413],
    ['that is a page', { body: Buffer.from('<!doctype html><p>'), name: 'a.txt' }, {}, 415],
    ['of another name', { body: png(), name: 'a.pdf' }, {}, 415],
    ['of an unknown kind', { body: png(), name: 'a.png' }, { fileType: 'sculpture' }, 400],
    ['with an unclear permission', { body: png(), name: 'a.png' }, { outsideModel: 'perhaps' }, 400],
  ])('is rejected for a file %s', async (_what, file, fields, status) => {
    expect((await send(file, fields)).status).toBe(status);
    expect(started()).toEqual([]);
    expect(await gateway.stored()).toEqual([]);
  });
});

describe('a test upload', () => {
  const test = (body: Buffer, name: string, headers = {}) =>
    upload(browser, { path: '/api/test-upload', file: { body, name }, order: ['file'], headers });

  it('has an address that works for its sender and cannot run in our origin', async () => {
    const response = await test(png(), 'me.png');
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    const shown = await browser.get(url);
    expect(Buffer.from(await shown.arrayBuffer()).equals(png())).toBe(true);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await (await gateway.mentor('leo', 'learner')).get(url)).status).toBe(404);
    expect((await gateway.browser().get(url)).status).toBe(401);
  });

  it.each([
    ['a document', pdf(), 'a.pdf', 415],
    ['more than 5 MB', Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024)]), 'a.png', 413],
  ])('is rejected for %s', async (_what, body, name, status) => {
    expect((await test(body, name)).status).toBe(status);
    expect(await gateway.stored()).toEqual([]);
  });

  it('is limited to twenty, one per Idempotency-Key, which are deleted after a day', async () => {
    const key = { 'idempotency-key': 'k' };
    const [one, two] = [await test(png(), 'a.png', key), await test(png(), 'a.png', key)];
    expect(await two.json()).toEqual(await one.json());
    for (let n = 1; n < 20; n += 1) expect((await test(png(), 'a.png')).status).toBe(201);
    expect((await test(png(), 'a.png')).status).toBe(422);
    const sweeper = gateway.service.app.get(QuarantineSweeper);
    expect(await sweeper.sweep(new Date(Date.now() + 25 * 3_600_000))).toBe(20);
    expect(await gateway.stored()).toEqual([]);
  });
});
