import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { UPLOAD_BAD_TYPE, UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { extensionOf, hasExtensionOf } from '@waymark/storage/sniff/extension';
import { SNIFF_BYTES, type Sniffed, sniff, sniffObject } from '@waymark/storage/sniff/sniff';
import { peek } from './peek.ts';
import { QUARANTINE_PREFIX, STORAGE } from './storage.ts';

export interface Quarantined {
  key: string;
  size: number;
  sha256: string;
  sniffed: Sniffed;
}

export interface SizeLimit {
  bytes: number;
  /** Of a larger file. */
  message: string;
}
export const UPLOAD: SizeLimit = { bytes: UPLOAD_MAX_BYTES, message: UPLOAD_TOO_LARGE };

const badType = () => new AppError('UNSUPPORTED_TYPE', UPLOAD_BAD_TYPE);
const wrongName = (name: string, { extension }: Sniffed) =>
  new AppError(
    'UNSUPPORTED_TYPE',
    `This file is named .${extensionOf(name)}, but its content is that of a .${extension} file. Upload the original file, or rename it if the name is wrong.`,
  );

/** Zip archives and old Office files have their index at the end: the type is known once the file is complete. */
const judgedLater = (head: Buffer): boolean =>
  head.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) || head.readUInt32BE(0) === 0xd0cf11e0;

/** Stores uploads where no other code reads them until their type is verified. */
@Injectable()
export class Quarantine {
  constructor(@Inject(STORAGE) private readonly storage: ObjectStorage) {}

  /**
   * Stores a file while it arrives. Errors: VALIDATION (empty), UNSUPPORTED_TYPE (also for a name of another type),
   * TOO_LARGE, the stream's own; on any of them nothing is left.
   */
  async take(userId: number, file: Readable, name: string, limit = UPLOAD): Promise<Quarantined> {
    try {
      return await this.judge(userId, file, name, limit);
    } catch (error) {
      // The sender aborted; failures of the store and our own rejections are passed on.
      if (error instanceof AppError || !file.errored) throw error;
      throw new AppError('VALIDATION', 'The upload ended too early. Please try again.', { cause: error });
    }
  }

  release(file: Quarantined, key: string): Promise<void> {
    return this.storage.move(file.key, key);
  }

  /** Never throws: the sweeper removes leftovers after a day. */
  async drop(key: string): Promise<void> {
    await this.storage.delete(key).catch(() => {});
  }

  private async judge(userId: number, file: Readable, name: string, limit: SizeLimit): Promise<Quarantined> {
    const { head, whole } = await peek(file, SNIFF_BYTES);
    if (head.length === 0) throw new AppError('VALIDATION', 'This file is empty.');
    if (!(await sniff(head)) && !(head.length >= 4 && judgedLater(head))) {
      whole.destroy();
      throw badType();
    }
    const key = `${QUARANTINE_PREFIX}${userId}/${newId()}`;
    try {
      const stored = await this.put(key, whole, limit);
      const sniffed = await sniffObject(this.storage, key);
      if (!sniffed) throw badType();
      if (!hasExtensionOf(name, sniffed)) throw wrongName(name, sniffed);
      return { key, ...stored, sniffed };
    } catch (error) {
      await this.drop(key);
      throw error;
    }
  }

  private async put(
    key: string,
    body: Readable,
    limit: SizeLimit,
  ): Promise<{ size: number; sha256: string }> {
    try {
      // A type that no browser executes; the real one is in the source's row.
      return await this.storage.put(key, body, {
        contentType: 'application/octet-stream',
        maxBytes: limit.bytes,
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_LARGE') throw tooLarge(limit);
      throw error;
    }
  }
}

export const tooLarge = ({ message } = UPLOAD): AppError => new AppError('TOO_LARGE', message);
