import { resolve } from 'node:path';
import { DiskStorage } from './disk-storage.ts';
import { type StorageEnv, storageFaults } from './env.ts';
import type { ObjectStorage } from './port.ts';
import { S3Storage, type S3StorageOptions } from './s3-storage.ts';

/** Throws if the variables contradict each other; accesses neither disk nor network. */
export function createStorage(env: StorageEnv): ObjectStorage {
  const faults = storageFaults(env);
  if (faults.length > 0) throw new Error(faults.map((f) => `${f.path} ${f.message}`).join('; '));
  if (env.STORAGE_DRIVER === 'disk') return new DiskStorage(resolve(env.STORAGE_DIR));
  return new S3Storage(s3Options(env));
}

export const s3Options = (env: StorageEnv): S3StorageOptions => ({
  bucket: env.S3_BUCKET ?? '',
  region: env.S3_REGION,
  endpoint: env.S3_ENDPOINT,
  pathStyle: env.S3_PATH_STYLE === 'auto' ? Boolean(env.S3_ENDPOINT) : env.S3_PATH_STYLE === 'true',
  credentials:
    env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
      : undefined,
});
