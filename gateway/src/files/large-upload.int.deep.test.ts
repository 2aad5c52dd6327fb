// covers: libs/storage, libs/contracts/src/community
// guarantees: A file of 500 MB arrives whole through three cuts and a killed gateway; its upload is continued by its owner only
import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FILE_MAX_BYTES } from '@waymark/contracts/community/file-options';
import type { FileUpload } from '@waymark/contracts/community/files';
import type { ChildService } from '@waymark/platform/testing/child-service';
import { startTestS3, type TestS3 } from '@waymark/storage/testing/s3-server';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import { Upload } from 'tus-js-client';
import { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { recording } from '../testing/recordings.ts';

const SIZE = FILE_MAX_BYTES.material;
const PIECE = 16 * 1024 * 1024;
/** As the launcher and the images set it. */
const NODE_OPTIONS = '--max-semi-space-size=4';

let dir: string;
let path: string;
let sha256: string;
let s3: TestS3;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'waymark-large-'));
  path = join(dir, 'talk.webm');
  sha256 = await writeVideo(path);
  s3 = await startTestS3();
}, 120_000);
afterAll(async () => {
  await s3?.close();
  await rm(dir, { recursive: true, force: true });
});

/** 500 MB that begin like a video. */
async function writeVideo(to: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(to, 'w');
  const beginning = recording('film.webm');
  for (let left = SIZE; left > 0; ) {
    const piece = randomFillSync(Buffer.alloc(Math.min(PIECE, left)));
    if (left === SIZE) beginning.copy(piece);
    hash.update(piece);
    await file.write(piece);
    left -= piece.length;
  }
  await file.close();
  return hash.digest('hex');
}

/** Calls each of these once, when the upload reaches its share of the size. */
function atShares(steps: [number, () => void][]): (sent: number) => void {
  const left = [...steps];
  return (sent) => {
    while (left[0] && sent >= left[0][0] * SIZE) left.shift()![1]();
  };
}

/** The library of the browser, with its settings. */
function send(uploadUrl: string, cookie: string, onProgress: (sent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(createReadStream(path) as never, {
      uploadUrl,
      uploadSize: SIZE,
      chunkSize: PIECE,
      headers: { cookie },
      retryDelays: Array.from({ length: 100 }, () => 500),
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        return status === 0 || status === 409 || status >= 500;
      },
      onProgress,
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
  });
}

async function hashOf(gateway: TestGateway, key: string): Promise<string> {
  const hash = createHash('sha256');
  const { body } = await gateway.storage.get(key);
  for await (const chunk of body) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const variables = (driver: string): Record<string, string> => ({
  STORAGE_DRIVER: driver,
  ...(driver === 's3' && {
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
  }),
});

it.each(['disk', 's3'])(
  'a file of 500 MB arrives whole on %s although the network is cut three times and the gateway killed once',
  async (driver) => {
    const gateway = await TestGateway.start({ booking: true, env: variables(driver) });
    let child: ChildService | undefined;
    let proxy: TcpProxy | undefined;
    try {
      const first = await gateway.spawn({ NODE_OPTIONS });
      child = first.child;
      proxy = await TcpProxy.to(first.url);
      const browser = new Browser(proxy.url().replace(/\/$/, ''));
      browser.cookie = (await gateway.mentor()).cookie;
      const opened = await browser.post('/api/objects/upload', { name: 'talk.webm', size: SIZE });
      const { id, uploadURL } = (await opened.json()) as FileUpload;
      const faults: Promise<void>[] = [];
      const grown: number[] = [];
      let watched = await child.watch();
      const cut = () =>
        faults.push(
          proxy!.cut().then(async () => {
            await sleep(300);
            await proxy!.heal();
          }),
        );
      const restart = () =>
        faults.push(
          (async () => {
            grown.push(watched().grownMiB);
            await child!.end();
            child = (await gateway.spawnAt(Number(new URL(first.url).port), { NODE_OPTIONS })).child;
            watched = await child.watch();
          })(),
        );
      await send(
        browser.baseUrl + uploadURL,
        browser.cookie!,
        atShares([
          [0.15, cut],
          [0.35, cut],
          [0.5, restart],
          [0.8, cut],
        ]),
      );
      await Promise.all(faults);
      grown.push(watched().grownMiB);
      const completed = await browser.post(`${uploadURL}/complete`);
      expect(await completed.json()).toMatchObject({ id, state: 'checking', size: SIZE, type: 'video/webm' });
      expect(faults).toHaveLength(4);
      expect(gateway.community.files.completed).toBe(1);
      expect(await hashOf(gateway, gateway.community.files.all.get(id)!.key!)).toBe(sha256);
      process.stderr.write(`500 MB on ${driver}: RSS grew by ${grown.join(' and ')} MiB at most\n`);
    } finally {
      await proxy?.close();
      await child?.end();
      await gateway.stop();
    }
  },
  480_000,
);

it('memory grows by a constant while four files of 500 MB arrive at once', async () => {
  const gateway = await TestGateway.start({ booking: true });
  const { url, child } = await gateway.spawn({ NODE_OPTIONS });
  try {
    const browser = new Browser(url);
    browser.cookie = (await gateway.mentor()).cookie;
    const begin = async () => {
      const opened = await browser.post('/api/objects/upload', { name: 'talk.webm', size: SIZE });
      return ((await opened.json()) as FileUpload).uploadURL;
    };
    const urls = [await begin(), await begin(), await begin(), await begin()];
    const watched = await child.watch();
    await Promise.all(urls.map((one) => send(url + one, browser.cookie!, () => {})));
    const { beforeMiB, grownMiB } = watched();
    process.stderr.write(`four times 500 MB: RSS ${beforeMiB} MiB, grew by ${grownMiB} MiB at most\n`);
    expect(gateway.community.files.completed).toBe(4);
    // Two gigabytes arrived; buffered files would exceed it at once.
    expect(grownMiB).toBeLessThan(500);
  } finally {
    await child.end();
    await gateway.stop();
  }
}, 480_000);
