import { join, resolve } from 'node:path';
import { s3Options } from '../create-storage.ts';
import { DiskStorage } from '../disk-storage.ts';
import type { StorageEnv } from '../env.ts';
import type { ObjectStorage } from '../port.ts';
import { DiskUploads } from './disk-uploads.ts';
import type { ResumableUploads } from './port.ts';
import { S3Uploads } from './s3-uploads.ts';

/** `storage`: of the same variables. `prefix`: of the keys of all objects that uploads become, `<prefix><id>/…`. */
export function createUploads(env: StorageEnv, storage: ObjectStorage, prefix: string): ResumableUploads {
  return storage instanceof DiskStorage
    ? new DiskUploads(join(resolve(env.STORAGE_DIR), 'uploads'), prefix, storage)
    : new S3Uploads(prefix, storage, s3Options(env));
}
