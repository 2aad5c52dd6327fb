import type { IncomingMessage } from 'node:http';
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
import { peek } from '../uploads/peek.ts';
import { QUARANTINE_PREFIX } from '../uploads/quarantine.ts';
import { STORAGE } from '../uploads/storage.ts';

const tooLarge = () => new AppError('TOO_LARGE', AVATAR_TOO_LARGE);
const pathOf = (userId: number, uploadId: string): string => `avatars/${userId}/${uploadId}`;
const keyOf = (path: string): string => QUARANTINE_PREFIX + path;

/** Pictures as they were sent, in quarantine: never served, swept after a day. */
@Injectable()
export class AvatarUploads {
  constructor(@Inject(STORAGE) private readonly storage: ObjectStorage) {}

  begin(userId: number): AvatarUpload {
    const id = newId();
    return { uploadUrl: `/api/mentor/avatar/uploads/${id}`, objectPath: pathOf(userId, id) };
  }

  /** Stores a picture while it arrives. Errors: TOO_LARGE, UNSUPPORTED_TYPE, VALIDATION; nothing is left then. */
  async take(userId: number, uploadId: string, body: IncomingMessage): Promise<void> {
    try {
      if (Number(body.headers['content-length'] ?? 0) > AVATAR_MAX_BYTES) throw tooLarge();
      const { head, whole } = await peek(body, SNIFF_BYTES);
      if ((await sniff(head))?.kind !== 'image') throw new AppError('UNSUPPORTED_TYPE', AVATAR_BAD_TYPE);
      await this.storage.put(keyOf(pathOf(userId, uploadId)), whole, {
        // A type that no browser executes; the sniffed one decides when it is read.
        contentType: 'application/octet-stream',
        maxBytes: AVATAR_MAX_BYTES,
      });
    } catch (error) {
      throw body.errored
        ? new AppError('VALIDATION', 'The upload ended too early.', { cause: error })
        : named(error);
    } finally {
      // The rest is discarded, so that the sender can read the response.
      body.resume();
    }
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
    await this.storage.delete(keyOf(objectPath)).catch(() => {});
  }

  private async fetch(objectPath: string): Promise<Buffer> {
    try {
      return await buffer((await this.storage.get(keyOf(objectPath))).body);
    } catch (error) {
      throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error;
    }
  }
}

export const isOf = (userId: number, objectPath: string): boolean =>
  objectPath.startsWith(pathOf(userId, ''));

export const notFound = (): AppError =>
  new AppError('NOT_FOUND', 'This upload no longer exists. Please choose the picture again.');

const named = (error: unknown): unknown =>
  error instanceof AppError && error.code === 'TOO_LARGE' ? tooLarge() : error;
