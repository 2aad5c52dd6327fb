import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import {
  AVATAR_BAD_TYPE,
  AVATAR_MAX_BYTES,
  AVATAR_TOO_LARGE,
  type AvatarUpload,
} from '@waymark/contracts/identity/avatars';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { SNIFF_BYTES, sniff } from '@waymark/storage/sniff/sniff';
import type { BodyStream } from '../http/body-stream.ts';
import { peek } from '../uploads/peek.ts';
import { AVATAR_UPLOADS_PREFIX, QUARANTINE_PREFIX, STORAGE } from '../uploads/storage.ts';
import { StorageQuota } from '../uploads/storage-quota.ts';

const tooLarge = () => new AppError('TOO_LARGE', AVATAR_TOO_LARGE);
const toPath = (userId: number, uploadId: string): string => `avatars/${userId}/${uploadId}`;
const toKey = (path: string): string => QUARANTINE_PREFIX + path;

/** Pictures as they were sent, in quarantine: never served, swept after a day. */
@Injectable()
export class AvatarUploads {
  constructor(
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    private readonly quota: StorageQuota,
  ) {}

  begin(userId: number): AvatarUpload {
    const id = newId();
    return { uploadUrl: `/api/mentor/avatar/uploads/${id}`, objectPath: toPath(userId, id) };
  }

  /**
   * Stores a picture while it arrives, in place of earlier ones that were not set. Errors: TOO_LARGE, STORAGE_FULL,
   * UNSUPPORTED_TYPE, VALIDATION; nothing is left then.
   */
  async take(userId: number, uploadId: string, body: BodyStream): Promise<void> {
    const size = Number(body.request.headers['content-length'] ?? AVATAR_MAX_BYTES);
    if (size > AVATAR_MAX_BYTES) throw tooLarge();
    await this.removeEarlier(userId);
    await this.quota.reserving(size, () => this.store(toKey(toPath(userId, uploadId)), body));
  }

  private async store(key: string, body: BodyStream): Promise<void> {
    const { head, whole } = await peek(body, SNIFF_BYTES);
    if ((await sniff(head))?.kind !== 'image') {
      whole.destroy();
      throw new AppError('UNSUPPORTED_TYPE', AVATAR_BAD_TYPE);
    }
    const options = {
      // A type that no browser executes; the sniffed one decides when it is read.
      contentType: 'application/octet-stream',
      maxBytes: AVATAR_MAX_BYTES,
    };
    await this.storage.put(key, whole, options).catch((error: unknown) => {
      throw named(error);
    });
  }

  /** The bytes. Errors: NOT_FOUND (also for uploads of others), UNSUPPORTED_TYPE. */
  async read(userId: number, objectPath: string): Promise<Buffer> {
    if (!isOf(userId, objectPath)) throw notFound();
    const bytes = await this.fetch(objectPath);
    if ((await sniff(bytes.subarray(0, SNIFF_BYTES)))?.kind === 'image') return bytes;
    throw new AppError('UNSUPPORTED_TYPE', AVATAR_BAD_TYPE);
  }

  /** Never throws: the sweeper removes leftovers. */
  async drop(objectPath: string): Promise<void> {
    await this.storage.delete(toKey(objectPath)).catch(() => {});
  }

  /** Only the latest upload can be set. */
  private async removeEarlier(userId: number): Promise<void> {
    for await (const { key } of this.storage.list(`${AVATAR_UPLOADS_PREFIX}${userId}/`)) {
      await this.storage.delete(key);
    }
  }

  private async fetch(objectPath: string): Promise<Buffer> {
    try {
      return await buffer((await this.storage.get(toKey(objectPath))).body);
    } catch (error) {
      throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error;
    }
  }
}

export const isOf = (userId: number, objectPath: string): boolean =>
  objectPath.startsWith(toPath(userId, ''));

export const notFound = (): AppError =>
  new AppError('NOT_FOUND', 'This upload no longer exists. Please choose the picture again.');

const named = (error: unknown): unknown =>
  error instanceof AppError && error.code === 'TOO_LARGE' ? tooLarge() : error;
