// guarantees: A person stores no more than the quota, whatever is sent at once; a full disk gets 503
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorBody } from '@waymark/contracts/errors';
import type { ChildService } from '@waymark/platform/testing/child-service';
import { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { recording } from '../testing/recordings.ts';
import { ROADMAP_ID } from '../testing/samples.ts';
import { upload } from '../testing/upload.ts';

const BYTES = 900_000;

let gateway: TestGateway;
let child: ChildService;
let mentor: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({ booking: true });
  const apart = await gateway.spawn();
  child = apart.child;
  mentor = new Browser(apart.url);
  mentor.cookie = (await gateway.mentor()).cookie;
  // No file can grow beyond 100 kB, as on a disk without space.
  execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=100000']);
  // A child process starts slowly on a busy machine.
}, 120_000);
afterAll(async () => {
  await child?.end();
  await gateway?.stop();
});

const send = (method: string, path: string, type: string, body: Buffer) =>
  mentor.fetch(path, { method, headers: { 'content-type': type }, body: new Uint8Array(body) });
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(BYTES)]);
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(BYTES)]);
const video = Buffer.concat([recording('film.webm'), Buffer.alloc(BYTES)]);

async function open(): Promise<string> {
  const response = await mentor.post('/api/objects/upload', {
    ...{ name: 'talk.webm', size: video.length, type: 'video/webm' },
  });
  return ((await response.json()) as { uploadURL: string }).uploadURL;
}

describe('without space on the disk', () => {
  it.each<[string, () => Promise<Response>]>([
    ['a picture', () => send('PUT', `/api/mentor/avatar/uploads/${randomUUID()}`, 'image/png', png)],
    ['a source', () => upload(mentor, { roadmapId: ROADMAP_ID, file: { body: pdf } })],
    ['a test upload', () => upload(mentor, { path: '/api/test-upload', file: { body: png, name: 'a.png' } })],
    ['a whole file', async () => send('PUT', await open(), 'video/webm', video)],
    [
      'a piece of a file',
      async () =>
        mentor.fetch(await open(), {
          method: 'PATCH',
          headers: {
            'tus-resumable': '1.0.0',
            'upload-offset': '0',
            'content-type': 'application/offset+octet-stream',
          },
          body: new Uint8Array(video),
        }),
    ],
  ])('%s gets 503 with the reason that the storage is full', async (_what, attempt) => {
    const response = await attempt();
    const body = (await response.json()) as ErrorBody;
    expect([response.status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(body.message).toMatch(/storage is full.*try again later/i);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(60);
  });
});
