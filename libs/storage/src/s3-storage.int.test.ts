import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBucket } from './create-bucket.ts';
import { S3Storage, type S3StorageOptions } from './s3-storage.ts';
import { startTestS3, type TestS3 } from './testing/s3-server.ts';
import { brokenStream, keysOf, storageContract } from './testing/storage-contract.ts';

describe('s3 storage', () => {
  let s3: TestS3;
  let storage: S3Storage;
  const withOptions = (options: Partial<S3StorageOptions> = {}) =>
    new S3Storage({
      bucket: s3.bucket,
      region: 'us-east-1',
      endpoint: s3.endpoint,
      credentials: s3.credentials,
      ...options,
    });
  beforeAll(async () => {
    s3 = await startTestS3();
    storage = withOptions();
  });
  beforeEach(async () => {
    for (const key of await keysOf(storage)) await storage.delete(key);
  });
  afterAll(() => s3.close());

  storageContract(() => storage);

  it('gets its bucket created once', async () => {
    const options = { region: 'us-east-1', endpoint: s3.endpoint, credentials: s3.credentials };
    const fresh = { ...options, bucket: 'a-new-bucket', pathStyle: true };
    await createBucket(fresh);
    await createBucket(fresh);
    const own = withOptions(fresh);
    await own.put('first', 'here', { contentType: 'text/plain' });
    expect(await own.head('first')).toEqual({ size: 4, contentType: 'text/plain' });
  });

  it('aborts a multipart upload that breaks off', async () => {
    await expect(storage.put('long', brokenStream(30_000), { contentType: 'text/plain' })).rejects.toThrow();
    expect([...s3.openUploads]).toEqual([]);
  });

  it('signs an upload for one type and one length only', async () => {
    const options = { contentType: 'image/png', contentLength: 5, expiresInSeconds: 60 };
    const send = async (body: string, type: string) => {
      const url = await storage.signUpload('up/x', options);
      return (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status;
    };
    expect(await send('123456', 'image/png')).toBe(403);
    expect(await send('12345', 'text/html')).toBe(403);
    expect(await storage.head('up/x')).toBeNull();
    expect(await send('12345', 'image/png')).toBe(200);
    expect(await storage.head('up/x')).toEqual({ size: 5, contentType: 'image/png' });
  });

  it('signs a download with the given file name', async () => {
    await storage.put('d', 'story', { contentType: 'text/plain' });
    const url = await storage.signDownload('d', { expiresInSeconds: 60, filename: 'Mein Weg – 1.txt' });
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([200, 'story']);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Mein Weg _ 1.txt"; filename*=UTF-8''Mein%20Weg%20%E2%80%93%201.txt`,
    );
    expect((await fetch(url.replace('/d?', '/e?'))).status).toBe(403);
  });

  it('uses the public endpoint in links if there is one', async () => {
    const url = await withOptions({ publicEndpoint: 'https://files.example' }).signDownload('d', {
      expiresInSeconds: 60,
    });
    expect(url).toMatch(/^https:\/\/files\.example\/waymark-test\/d\?/);
  });

  it('returns UNAVAILABLE when the store is down, hangs or has no such bucket', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const port = (silent.address() as AddressInfo).port;
    const down = { code: 'UNAVAILABLE' };
    await expect(withOptions({ endpoint: 'http://127.0.0.1:1' }).head('k')).rejects.toMatchObject(down);
    const hanging = withOptions({
      endpoint: `http://127.0.0.1:${port}`,
      callTimeoutMs: 300,
      transferTimeoutMs: 300,
    });
    await expect(hanging.get('k')).rejects.toMatchObject(down);
    await expect(hanging.put('k', 'x', { contentType: 'text/plain' })).rejects.toMatchObject(down);
    await expect(withOptions({ bucket: 'missing' }).check()).rejects.toMatchObject(down);
    await expect(withOptions({ bucket: 'missing' }).get('k')).rejects.toMatchObject(down);
    await storage.check();
    silent.close();
  });
});
