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
