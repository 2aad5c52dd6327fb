import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createStorage } from '../create-storage.ts';
import { StorageEnv } from '../env.ts';
import type { ObjectStorage } from '../port.ts';
import { startTestS3, type TestS3 } from '../testing/s3-server.ts';
import { keysOf, textOf } from '../testing/storage-contract.ts';
import { createUploads } from './create-uploads.ts';
import type { ResumableUploads } from './port.ts';

const ID = '0190b5a0-0000-7000-8000-000000000001';
const KEY = `files/${ID}/resumed`;
let dir: string;
let s3: TestS3;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'waymark-uploads-'));
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true, force: true });
});

describe.each(['disk', 's3'] as const)('uploads in several requests to %s', (driver) => {
  let storage: ObjectStorage;
  let uploads: ResumableUploads;
  const create = () => {
    const env = StorageEnv.parse({
      ...{ STORAGE_DRIVER: driver, STORAGE_DIR: dir, S3_ENDPOINT: s3.endpoint, S3_BUCKET: s3.bucket },
      ...{
        S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
      },
    });
    storage = createStorage(env);
    uploads = createUploads(env, storage, 'files/');
  };
  beforeEach(async () => {
    create();
    await uploads.remove(ID);
    for (const key of await keysOf(storage)) await storage.delete(key);
  });
  const write = (text: string | Buffer, offset: number) =>
    uploads.store.write(Readable.from([Buffer.from(text)]), uploads.storeId(ID), offset);

  it('become one object, also when another process continues', async () => {
    await uploads.begin(ID, 10);
    await write('01234', 0);
    create();
    expect(await uploads.progress(ID)).toEqual({ received: 5, size: 10 });
    await uploads.begin(ID, 10);
    await write('56789', 5);
    for (const _ of [1, 2]) expect(await uploads.finish(ID)).toEqual({ key: KEY, size: 10 });
    expect(await textOf((await storage.get(KEY)).body)).toBe('0123456789');
    expect(await keysOf(storage)).toEqual([KEY]);
    expect(await uploads.progress(ID)).toBeNull();
  });

  it('are larger than a part', async () => {
    const piece = Buffer.alloc(9 * 2 ** 20, 'a');
    await uploads.begin(ID, 2 * piece.length);
    await write(piece, 0);
    await write(piece, piece.length);
    expect(await uploads.finish(ID)).toEqual({ key: KEY, size: 2 * piece.length });
  });

  it('are not finished while bytes are missing', async () => {
    await uploads.begin(ID, 10);
    await write('01234', 0);
    await expect(uploads.finish(ID)).rejects.toMatchObject({ code: 'RULE_REFUSED', details: { missing: 5 } });
    expect(await uploads.progress(ID)).toEqual({ received: 5, size: 10 });
  });

  it('are listed until they are removed', async () => {
    const ids = async () => {
      const found: string[] = [];
      for await (const { id } of uploads.list()) found.push(id);
      return found;
    };
    await uploads.begin(ID, 10);
    await write('01234', 0);
    expect(await ids()).toEqual([ID]);
    await uploads.remove(ID);
    await uploads.remove(ID);
    expect([await ids(), await uploads.progress(ID), await keysOf(storage)]).toEqual([[], null, []]);
    await expect(uploads.finish(ID)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
