import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/utils';
import type { DiskStorage } from '../disk-storage.ts';
import { isFull, storeFull, storeUnavailable } from '../errors.ts';
import { finished, missingBytes } from './errors.ts';
import type { ResumableUploads } from './port.ts';

const INFO = '.json';

/** Uploads in a folder beside the objects, so that a complete one is moved, not copied. */
export class DiskUploads implements ResumableUploads {
  readonly store: FileStore;

  constructor(
    private readonly directory: string,
    private readonly prefix: string,
    private readonly storage: DiskStorage,
  ) {
    this.store = new ClampedStore({ directory });
  }

  storeId(id: string): string {
    return id;
  }

  async begin(id: string, size: number): Promise<void> {
    if (await this.progress(id)) return;
    await withAppErrors(() => this.store.create(new Upload({ id, size, offset: 0 })));
  }

  async progress(id: string): Promise<{ received: number; size: number } | null> {
    try {
      const { offset, size } = await this.store.getUpload(id);
      return { received: offset, size: size ?? 0 };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw storeUnavailable(error);
    }
  }

  async finish(id: string): Promise<{ key: string; size: number }> {
    const found = await this.progress(id);
    const key = `${this.prefix}${id}/resumed`;
    if (!found) return finished(this.storage, key);
    const { received, size } = found;
    if (received < size) throw missingBytes(size - received);
    const path = join(this.directory, id);
    await withAppErrors(async () => {
      // A crash may have left the description of an earlier attempt behind the bytes.
      if ((await stat(path)).size > size) await cut(path, size);
      await this.storage.adopt(path, key, {
        contentType: 'application/octet-stream',
        sha256: await sha256Of(path),
      });
      await rm(path + INFO, { force: true });
    });
    return { key, size };
  }

  async remove(id: string): Promise<void> {
    await withAppErrors(async () => {
      await rm(join(this.directory, id), { force: true });
      await rm(join(this.directory, id) + INFO, { force: true });
    });
  }

  async *list() {
    const entries = await opendir(this.directory).catch(() => null);
    if (!entries) return;
    for await (const { name } of entries) {
      if (name.endsWith(INFO)) continue;
      const info = await stat(join(this.directory, name)).catch(() => null);
      if (info) yield { id: name, modifiedAt: info.mtime };
    }
  }
}

/** While a complete upload is moved, its file is longer than the upload. */
class ClampedStore extends FileStore {
  override async getUpload(id: string): Promise<Upload> {
    const upload = await super.getUpload(id);
    upload.offset = Math.min(upload.offset, upload.size ?? upload.offset);
    return upload;
  }
}

async function cut(path: string, size: number): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.truncate(size);
  } finally {
    await file.close();
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 }))
    hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const isAbsent = (error: unknown): boolean =>
  [404, 410].includes((error as { status_code?: number }).status_code ?? 0) ||
  (error as NodeJS.ErrnoException).code === 'ENOENT';

async function withAppErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isFull(error)) throw storeFull(error);
    throw (error as NodeJS.ErrnoException).syscall ? storeUnavailable(error) : error;
  }
}
