import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AddSource } from '@waymark/contracts/roadmaps/rpc';
import { LocateMedia } from '@waymark/contracts/roadmaps/rpc-versions';
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

const stands = (given: Partial<Located> = {}) => {
  located = { key: KEY, contentType: 'audio/mp4', name: 'My story “ü”.m4a', isPublic: true, ...given };
};
const get = (path = PATH, headers: Record<string, string> = {}, by = gateway.browser(), method = 'GET') =>
  by.fetch(path, { method, headers });

describe('what stands on a published roadmap', () => {
  it('is played in the page by anybody, and may be kept for five minutes', async () => {
    stands();
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mp4',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=300',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename=".*"; filename\*=UTF-8''/);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, bytes.length - 1],
    ['bytes=-200', bytes.length - 200, bytes.length - 1],
  ])('is sought in, as players do: %s', async (range, start, end) => {
    stands();
    const response = await get(PATH, { range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`);
    const part = Buffer.from(await response.arrayBuffer());
    expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('says so where a part lies beyond its end', async () => {
    stands();
    const response = await get(PATH, { range: `bytes=${bytes.length}-` });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is not sent again to who has it, unless another file stands there now', async () => {
    stands();
    const etag = (await get()).headers.get('etag')!;
    expect((await get(PATH, { 'if-none-match': etag })).status).toBe(304);
    const other = `${KEY}.display.webp`;
    await gateway.storage.put(other, 'RIFF', { contentType: 'image/webp' });
    stands({ key: other, contentType: 'image/webp' });
    expect((await get(PATH, { 'if-none-match': etag })).status).toBe(200);
  });

  it('tells its length to HEAD', async () => {
    stands();
    const response = await get(PATH, {}, gateway.browser(), 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(await response.text()).toBe('');
  });

  it('is saved with ?download=1', async () => {
    stands();
    expect((await get(`${PATH}?download=1`)).headers.get('content-disposition')).toMatch(/^attachment; /);
    expect((await get(`${PATH}?download=yes`)).status).toBe(400);
  });

  it.each(['image/jpeg', 'image/webp', 'audio/webm', 'video/mp4'])(
    'is shown where it is %s',
    async (type) => {
      stands({ contentType: type });
      expect((await get()).headers.get('content-disposition')).toMatch(/^inline; /);
    },
  );

  it.each(['image/svg+xml', 'text/html', 'text/plain', 'application/pdf', 'application/xhtml+xml', ''])(
    'is saved and never shown where it is %p',
    async (type) => {
      stands({ contentType: type || 'application/octet-stream' });
      const response = await get();
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
    },
  );
});

describe('what stands on no published roadmap', () => {
  it('is there for its mentor alone, and nothing keeps it', async () => {
    stands({ isPublic: false });
    expect((await get()).status).toBe(404);
    const response = await get(PATH, {}, mentor);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await get(PATH, { range: 'bytes=0-1' }, mentor)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });

  it.each(['/api/media/other', '/api/media/%00', '/api/media/a%2fb'])('is 404 at %s', async (path) => {
    stands();
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a recording', () => {
  it.each(recordings)('$name is known by its bytes: $type', async ({ name, said, type }) => {
    gateway.roadmaps.calls.length = 0;
    const file = { body: recording(name), name: 'Recording', type: said };
    const response = await upload(mentor, { file, roadmapId: ROADMAP_ID });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ fileType: type });
    expect(gateway.roadmaps.callsOf(AddSource)[0]?.input).toMatchObject({ kind: 'file', fileType: type });
  });
});
