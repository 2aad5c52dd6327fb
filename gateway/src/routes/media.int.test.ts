import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AddSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { LocateMedia } from '@waymark/contracts/roadmaps/versions.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { recording, recordings } from '../testing/recordings.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { upload } from '../testing/upload.ts';

const KEY = `sources/${ROADMAP_ID}/clip`;
const PATH = '/api/media/clip';
const bytes = recording('safari.mp4');
type Located = { contentType: string; isPublic: boolean; name: string; key: string };

let gateway: TestGateway;
let mentor: Browser;
let located: Located;
beforeAll(async () => {
  gateway = await TestGateway.start();
  mentor = await gateway.mentor();
  await gateway.storage.put(KEY, bytes, { contentType: 'application/octet-stream' });
  gateway.roadmaps.on(LocateMedia, ({ id }, { caller }) => {
    if (id !== 'clip' || !(located.isPublic || caller)) throw new AppError('NOT_FOUND', 'Not found.');
    return located;
  });
});
afterAll(() => gateway?.stop());

const locate = (given: Partial<Located> = {}) => {
  located = { key: KEY, contentType: 'audio/mp4', name: 'My story “ü”.m4a', isPublic: true, ...given };
};
const get = (path = PATH, headers: Record<string, string> = {}, by = gateway.browser(), method = 'GET') =>
  by.fetch(path, { method, headers });

describe('a medium of a published roadmap', () => {
  it('is shown inline to visitors and cached for five minutes', async () => {
    locate();
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mp4',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=30',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename=".*"; filename\*=UTF-8''/);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('returns 304 for its ETag until another file replaces it', async () => {
    locate();
    const etag = (await get()).headers.get('etag')!;
    expect((await get(PATH, { 'if-none-match': etag })).status).toBe(304);
    const other = `${KEY}.display.webp`;
    await gateway.storage.put(other, 'RIFF', { contentType: 'image/webp' });
    locate({ key: other, contentType: 'image/webp' });
    expect((await get(PATH, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is an attachment with ?download=1', async () => {
    locate();
    expect((await get(`${PATH}?download=1`)).headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  it.each(['image/jpeg', 'image/webp', 'audio/webm', 'video/mp4'])(
    'is inline with the type %s',
    async (type) => {
      locate({ contentType: type });
      expect((await get()).headers.get('content-disposition')).toMatch(/^inline; /);
    },
  );

  it.each(['image/svg+xml', 'text/html', 'text/plain', 'application/pdf', 'application/xhtml+xml', ''])(
    'is an attachment with the type %p',
    async (type) => {
      locate({ contentType: type || 'application/octet-stream' });
      const response = await get();
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
    },
  );
});

describe('a medium of an unpublished roadmap', () => {
  it('returns 404 to visitors and is not cached for its mentor', async () => {
    locate({ isPublic: false });
    expect((await get()).status).toBe(404);
    const response = await get(PATH, {}, mentor);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(PATH, { range: 'bytes=0-1' }, mentor)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });
});

describe('a recording', () => {
  it.each(recordings)('$name is recognized by its bytes as $type', async ({ name, said, type }) => {
    gateway.roadmaps.calls.length = 0;
    const file = { body: recording(name), name: 'Recording', type: said };
    const response = await upload(mentor, { file, roadmapId: ROADMAP_ID });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ fileType: type });
    expect(gateway.roadmaps.callsOf(AddSource)[0]?.input).toMatchObject({ kind: 'file', fileType: type });
  });
});
