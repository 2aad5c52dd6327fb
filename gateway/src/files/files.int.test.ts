// guarantees: A file of 500 MB arrives whole through three cuts and a killed gateway; its upload is continued by its owner only
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FILES_PREFIX, type FileUpload, type StoredFile } from '@waymark/contracts/community/files';
import type { Browser } from '../testing/browser.ts';
import { pdf } from '../testing/files.ts';
import { TestGateway } from '../testing/gateway.ts';
import { recording } from '../testing/recordings.ts';

const video = recording('film.webm');
const TUS = { 'tus-resumable': '1.0.0' };

let gateway: TestGateway;
let mentor: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true, env: { RATE_LIMIT_UPLOAD: '10000/60' } });
  mentor = await gateway.mentor();
});
afterAll(() => gateway?.stop());
beforeEach(async () => {
  gateway.community.files.all.clear();
  gateway.community.files.completed = 0;
  for (const key of await gateway.stored(FILES_PREFIX)) await gateway.storage.delete(key);
});

async function open(body?: object, by = mentor): Promise<FileUpload> {
  const response = await by.post('/api/objects/upload', body);
  expect(response.status).toBe(201);
  return (await response.json()) as FileUpload;
}
const openVideo = () => open({ name: 'talk.webm', size: video.length, type: 'video/webm' });
const patch = (url: string, offset: number, bytes: Buffer, by = mentor) =>
  by.fetch(url, {
    method: 'PATCH',
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
const head = (url: string, by = mentor) => by.fetch(url, { method: 'HEAD', headers: TUS });
const put = (url: string, bytes: Buffer, type: string, headers: Record<string, string> = {}) =>
  mentor.fetch(url, {
    method: 'PUT',
    headers: { 'content-type': type, ...headers },
    body: new Uint8Array(bytes),
  });
const stateOf = (id: string) => gateway.community.files.all.get(id)?.state;
async function bytesOf(id: string): Promise<Buffer> {
  const { body } = await gateway.storage.get(gateway.community.files.all.get(id)!.key!);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('a file sent in pieces', () => {
  it('arrives whole, and is completed once although that is requested again', async () => {
    const { id, uploadURL } = await openVideo();
    const cut = 1_000;
    const first = await patch(uploadURL, 0, video.subarray(0, cut));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(cut)]);
    const progress = await head(uploadURL);
    expect(progress.status).toBe(200);
    expect(Object.fromEntries(progress.headers)).toMatchObject({
      'upload-offset': String(cut),
      'upload-length': String(video.length),
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
    });
    const listed = (await (await mentor.get('/api/objects/uploads')).json()) as FileUpload[];
    expect(listed.map(({ received }) => received)).toEqual([cut]);
    expect((await patch(uploadURL, cut, video.subarray(cut))).status).toBe(204);
    for (const _ of [1, 2]) {
      const again = await mentor.post(`${uploadURL}/complete`);
      expect([again.status, ((await again.json()) as StoredFile).state]).toEqual([200, 'checking']);
    }
    expect(gateway.community.files.completed).toBe(1);
    expect((await bytesOf(id)).equals(video)).toBe(true);
    expect(await gateway.stored(FILES_PREFIX)).toHaveLength(1);
  });

  it('reports to a client that missed the last response that all of it has arrived', async () => {
    const { uploadURL } = await openVideo();
    await patch(uploadURL, 0, video);
    const progress = await head(uploadURL);
    expect([progress.status, progress.headers.get('upload-offset')]).toEqual([200, String(video.length)]);
    expect((await patch(uploadURL, 0, video)).status).toBe(409);
  });

  it('is refused at another position, and keeps what has arrived', async () => {
    const { uploadURL } = await openVideo();
    await patch(uploadURL, 0, video.subarray(0, 500));
    const wrong = await patch(uploadURL, 400, video.subarray(400));
    expect([wrong.status, await wrong.json()]).toMatchObject([409, { code: 'CONFLICT' }]);
    expect((await head(uploadURL)).headers.get('upload-offset')).toBe('500');
  });

  it('is refused beyond its size', async () => {
    const { uploadURL } = await openVideo();
    expect((await patch(uploadURL, 0, Buffer.concat([video, video]))).status).toBe(413);
    expect((await mentor.post(`${uploadURL}/complete`)).status).toBe(422);
  });

  it('is invisible to others', async () => {
    const { id, uploadURL } = await openVideo();
    const other = await gateway.mentor('amara');
    expect((await head(uploadURL, other)).status).toBe(404);
    expect((await patch(uploadURL, 0, video, other)).status).toBe(404);
    expect((await other.post(`${uploadURL}/complete`)).status).toBe(404);
    expect((await other.send('DELETE', `/api/objects/${id}`)).status).toBe(404);
    expect((await other.get(`/api/objects/${id}`)).status).toBe(404);
    expect((await patch(uploadURL, 0, video, gateway.browser())).status).toBe(401);
    expect(stateOf(id)).toBe('uploading');
  });

  it('is not found once it was removed or has expired', async () => {
    const { id, uploadURL } = await openVideo();
    await mentor.send('DELETE', `/api/objects/${id}`);
    expect((await patch(uploadURL, 0, video)).status).toBe(404);
    expect((await head(`/api/objects/upload/${randomUUID()}`)).status).toBe(404);
  });

  it.each([
    ['without the version of the protocol', { 'upload-offset': '0' }],
    ['without a position', TUS],
    ['with a position that is no number', { ...TUS, 'upload-offset': '1e3' }],
  ])('is refused with 400 %s', async (_, headers) => {
    const { uploadURL } = await openVideo();
    const type = { 'content-type': 'application/offset+octet-stream' };
    const init = { method: 'PATCH', headers: { ...headers, ...type }, body: new Uint8Array(video) };
    expect((await mentor.fetch(uploadURL, init)).status).toBe(400);
  });
});

describe('a file sent as one', () => {
  it('arrives without a declared name or size', async () => {
    const { id, uploadURL } = await open();
    const response = await put(uploadURL, video, 'video/webm');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id,
      state: 'checking',
      type: 'video/webm',
      size: video.length,
    });
    expect((await bytesOf(id)).equals(video)).toBe(true);
    expect((await put(uploadURL, video, 'video/webm')).status).toBe(409);
  });

  it('replaces pieces that had arrived', async () => {
    const { id, uploadURL } = await openVideo();
    await patch(uploadURL, 0, video.subarray(0, 500));
    expect((await put(uploadURL, video, 'video/webm')).status).toBe(200);
    expect((await bytesOf(id)).equals(video)).toBe(true);
  });

  it('is refused as a range, with another size, and without a type that is known', async () => {
    const { id, uploadURL } = await openVideo();
    const range = { 'content-range': `bytes 0-9/${video.length}` };
    expect((await put(uploadURL, video, 'video/webm', range)).status).toBe(400);
    expect((await put(uploadURL, video.subarray(1), 'video/webm')).status).toBe(400);
    expect((await put(uploadURL, video, 'text/html')).status).toBe(415);
    expect([stateOf(id), await gateway.stored(FILES_PREFIX)]).toEqual(['uploading', []]);
  });

  it('is refused by its content, and not kept', async () => {
    const { uploadURL } = await open();
    const response = await put(
      uploadURL,
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'video/webm',
    );
    expect([response.status, await response.json()]).toMatchObject([200, { state: 'refused' }]);
    expect(await gateway.stored(FILES_PREFIX)).toEqual([]);
  });
});

describe('the bytes of a file', () => {
  it('are sent in ranges, and sandboxed so that they cannot run in the page', async () => {
    const { id, uploadURL } = await openVideo();
    await put(uploadURL, video, 'video/webm');
    const part = await mentor.get(`/api/objects/${id}`, { range: 'bytes=0-3' });
    expect([part.status, Buffer.from(await part.arrayBuffer()).toString('hex')]).toEqual([206, '1a45dfa3']);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-range': `bytes 0-3/${video.length}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(part.headers.get('content-disposition')).toMatch(/^inline; filename="talk.webm"/);
    const etag = part.headers.get('etag')!;
    expect((await mentor.get(`/api/objects/${id}`, { 'if-none-match': etag })).status).toBe(304);
    expect((await gateway.browser().get(`/api/objects/${id}`)).status).toBe(404);
  });

  it('are saved, not shown, where a browser might run them', async () => {
    const { id, uploadURL } = await open({ name: 'guide.pdf' });
    await put(uploadURL, pdf(), 'application/pdf');
    const response = await mentor.get(`/api/objects/${id}`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  });
});
