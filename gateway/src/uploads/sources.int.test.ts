import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { AddSource, CheckUpload } from '@waymark/contracts/roadmaps/sources.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import type { Browser } from '../testing/browser.ts';
import { pdf } from '../testing/files.ts';
import { TestGateway } from '../testing/gateway.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { upload } from '../testing/upload.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start();
  browser = await gateway.mentor();
});
afterAll(() => gateway?.stop());

const addStory = (body: object) => browser.post(`/api/roadmaps/${ROADMAP_ID}/transcript`, body);

describe('a story', () => {
  it('is stored normalized, with its number of words', async () => {
    const response = await addStory({
      text: 'One\r\ntwo\rthree\n\u0000\ud800fo\u00fcr 🧭',
      name: 'My story',
    });
    expect(response.status).toBe(201);
    const source = (await response.json()) as Source;
    expect(source).toMatchObject({
      kind: 'transcript',
      originalName: 'My story',
      words: 4,
      fileType: 'text/plain',
    });
    const text = await (await browser.get(`/api/sources/${source.id}/text`)).json();
    expect(text).toEqual({ id: source.id, text: 'One\ntwo\nthree\nfoür 🧭', moments: [] });
    expect(gateway.roadmaps.callsOf(AddSource).at(-1)!.input.key).toMatch(/^sources\//);
  });

  it('has a default name', async () => {
    expect(await (await addStory({ text: 'Another one.' })).json()).toMatchObject({
      originalName: 'Transcript',
    });
  });

  it('is accepted with two million characters', async () => {
    const response = await addStory({ text: 'word '.repeat(400_000) });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ words: 400_000 });
  });

  it('is not stored when the caller may not add to the roadmap', async () => {
    const before = await gateway.stored();
    const refuse = () => {
      throw new AppError('NOT_FOUND', 'No.');
    };
    const response = await gateway.roadmaps.during(CheckUpload, refuse, () => addStory({ text: 'Mine.' }));
    expect(response.status).toBe(404);
    expect(await gateway.stored()).toEqual(before);
  });

  it('is stored once when it is sent twice', async () => {
    await addStory({ text: 'The same again.' });
    const before = await gateway.stored();
    await addStory({ text: 'The same again.' });
    expect(await gateway.stored()).toEqual(before);
  });
});

describe('an uploaded file', () => {
  const body = pdf(10_000, 'z');
  let id: string;
  beforeAll(async () => {
    const response = await upload(browser, {
      file: { body, name: "Über 'mich'.pdf" },
      roadmapId: ROADMAP_ID,
    });
    id = ((await response.json()) as Source).id;
  });
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    browser.fetch(`/api/sources/${id}/file`, { method, headers });

  it('is returned unchanged as a sandboxed attachment', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '10000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="_ber 'mich'.pdf"; filename*=UTF-8''%C3%9Cber%20%27mich%27.pdf`,
    });
  });

  it.each([
    ['bytes=-10', 9_990, 9_999],
    ['bytes=5000-99999', 5_000, 9_999],
  ])('is returned in part for %s', async (range, start, end) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/10000`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(Buffer.from(await response.arrayBuffer()).equals(body.subarray(start, end + 1))).toBe(true);
  });

  it('is never compressed, whole or in part', async () => {
    const source = (await (await addStory({ text: 'word '.repeat(5_000) })).json()) as Source;
    const url = `/api/sources/${source.id}/file`;
    const encoding = { 'accept-encoding': 'br, gzip' };
    const whole = await browser.get(url, encoding);
    expect(whole.headers.get('content-encoding')).toBeNull();
    expect(whole.headers.get('content-length')).toBe('25000');
    await whole.body?.cancel();
    const part = await browser.get(url, { ...encoding, range: 'bytes=0-9999' });
    expect(part.status).toBe(206);
    expect((await part.text()).length).toBe(10_000);
  });

  it('returns 416 for a range beyond its end', async () => {
    const response = await get({ range: 'bytes=10000-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10000');
    expect(await response.json()).toMatchObject({ statusCode: 416, code: 'VALIDATION' });
  });

  it('returns 304 for its ETag, and is returned whole for another If-Range or an invalid range', async () => {
    const etag = (await get()).headers.get('etag')!;
    expect((await get({ 'if-none-match': `"x", ${etag}` })).status).toBe(304);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await get({ range: 'lines=1-2' })).status).toBe(200);
  });

  it('returns its length for HEAD', async () => {
    const response = await get({}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('10000');
    expect(await response.text()).toBe('');
  });

  it('returns 404 for its text before extraction', async () => {
    const response = await browser.get(`/api/sources/${id}/text`);
    expect(response.status).toBe(404);
  });

  it('returns 404 when it is missing in the store', async () => {
    const lost = await upload(browser, { file: { body: pdf(3_000, 'q') }, roadmapId: ROADMAP_ID });
    const { id: lostId } = (await lost.json()) as Source;
    await gateway.storage.delete(gateway.roadmaps.sources.get(lostId)!.key);
    const response = await browser.get(`/api/sources/${lostId}/file`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('content-disposition')).toBeNull();
    expect((await response.json()) as object).toMatchObject({ code: 'NOT_FOUND' });
  });
});
