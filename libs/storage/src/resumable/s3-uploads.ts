import { S3Store } from '@tus/s3-store';
import { Upload } from '@tus/utils';
import { storeUnavailable } from '../errors.ts';
import type { ObjectStorage } from '../port.ts';
import { type S3StorageOptions, s3ClientConfig } from '../s3-storage.ts';
import { finished, missingBytes } from './errors.ts';
import type { ResumableUploads } from './port.ts';

const INFO = '.info';
const PART_BYTES = 8 * 2 ** 20;
/** Of all uploads at once; each part waits on the disk, not in memory. */
const PARTS_IN_FLIGHT = 4;

/** Uploads as multipart uploads under the key that the object gets, since a copy of 500 MB would take too long. */
export class S3Uploads implements ResumableUploads {
  readonly store: S3Store;

  constructor(
    private readonly prefix: string,
    private readonly storage: ObjectStorage,
    options: S3StorageOptions,
  ) {
    this.store = new S3Store({
      partSize: PART_BYTES,
      maxConcurrentPartUploads: PARTS_IN_FLIGHT,
      s3ClientConfig: { ...s3ClientConfig(options), endpoint: options.endpoint, bucket: options.bucket },
    });
  }

  storeId(id: string): string {
    return `${this.prefix}${id}/resumed`;
  }

  async begin(id: string, size: number): Promise<void> {
    if (await this.progress(id)) return;
    await this.store
      .create(new Upload({ id: this.storeId(id), size, offset: 0 }))
      .catch((error: unknown) => Promise.reject(storeUnavailable(error)));
  }

  async progress(id: string): Promise<{ received: number; size: number } | null> {
    // The store reports any failure to read it as absent.
    if (!(await this.storage.head(this.storeId(id) + INFO))) return null;
    try {
      const { offset, size } = await this.store.getUpload(this.storeId(id));
      return { received: offset, size: size ?? 0 };
    } catch (error) {
      throw storeUnavailable(error);
    }
  }

  async finish(id: string): Promise<{ key: string; size: number }> {
    const key = this.storeId(id);
    const found = await this.progress(id);
    if (!found) return finished(this.storage, key);
    const stored = await this.storage.head(key);
    if (!stored) throw missingBytes(Math.max(1, found.size - found.received));
    await this.storage.delete(key + INFO);
    return { key, size: stored.size };
  }

  async remove(id: string): Promise<void> {
    const key = this.storeId(id);
    if (!(await this.storage.head(key + INFO))) return;
    // Fails for a complete upload, which is not a multipart upload any more.
    await this.store.remove(key).catch(() => {});
    for (const rest of [key, `${key}.part`, key + INFO]) await this.storage.delete(rest);
  }

  async *list() {
    for await (const { key, modifiedAt } of this.storage.list(this.prefix)) {
      const [id, file] = key.slice(this.prefix.length).split('/');
      if (id && file === `resumed${INFO}`) yield { id, modifiedAt };
    }
  }
}
