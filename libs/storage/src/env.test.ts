import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createStorage } from './create-storage.ts';
import { DiskStorage } from './disk-storage.ts';
import { checkStorageEnv, StorageEnv, storageEnv } from './env.ts';
import { S3Storage } from './s3-storage.ts';

const Env = z.object(storageEnv).superRefine(checkStorageEnv);
const faults = (source: Record<string, string>) =>
  Env.safeParse(source).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('storage variables', () => {
  it('all have a description', () => {
    for (const [name, schema] of Object.entries(storageEnv))
      expect([name, schema.description]).toEqual([name, expect.any(String)]);
  });

  it('default to the disk', () => {
    expect(createStorage(StorageEnv.parse({}))).toBeInstanceOf(DiskStorage);
  });

  it('treat empty values as absent, and require the bucket and both keys', () => {
    expect(faults({ STORAGE_DRIVER: 's3', S3_ENDPOINT: '', S3_ACCESS_KEY_ID: 'a' })).toEqual([
      'S3_BUCKET',
      'S3_SECRET_ACCESS_KEY',
    ]);
    const env = StorageEnv.parse({
      STORAGE_DRIVER: 's3',
      S3_BUCKET: 'b',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
    });
    expect(createStorage(env)).toBeInstanceOf(S3Storage);
    expect(() => createStorage(StorageEnv.parse({ STORAGE_DRIVER: 's3' }))).toThrow('S3_BUCKET must be set');
  });
});
