import { Inject, Injectable } from '@nestjs/common';
import { uploadAddress } from '@waymark/contracts/community/file-address';
import { FILE_MAX_BYTES } from '@waymark/contracts/community/file-options';
import {
  type FileUpload,
  FRAME_MAX_BYTES,
  fileFolder,
  frameKey,
  type OpenUploadBody,
  type StoredFile,
} from '@waymark/contracts/community/files';
import * as rpc from '@waymark/contracts/community/files.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import type { ResumableUploads } from '@waymark/storage/resumable/port';
import { SNIFF_BYTES, sniff } from '@waymark/storage/sniff/sniff';
import { sniffFile } from '@waymark/storage/sniff/sniff-file';
import type { BodyStream } from '../http/body-stream.ts';
import { validationError } from '../http/validation.ts';
import { peek } from '../uploads/peek.ts';
import { STORAGE } from '../uploads/storage.ts';
import { StorageQuota } from '../uploads/storage-quota.ts';
import { UploadLocks } from './upload-locks.ts';
import { UPLOADS } from './uploads-token.ts';

// A type that no browser executes; the sniffed one is in the file's row.
const STORED_AS = 'application/octet-stream';

/** Uploads of files of the community: services/community decides, the bytes go to storage as they arrive. */
@Injectable()
export class FileUploads {
  constructor(
    private readonly services: RpcClient,
    private readonly locks: UploadLocks,
    private readonly quota: StorageQuota,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(UPLOADS) private readonly uploads: ResumableUploads,
  ) {}

  /** Errors: those of `OpenFile`; STORAGE_FULL. */
  async open(body: OpenUploadBody): Promise<FileUpload> {
    const file = await this.services.call(rpc.OpenFile, body);
    if (file.size !== null) await this.begin(file.id, file.size);
    return this.toUpload(file);
  }

  /** Its row is the reservation; an upload that is continued was checked before. */
  private async begin(id: string, size: number): Promise<void> {
    if (await this.uploads.progress(id)) return;
    try {
      await this.quota.reserving(0, () => this.uploads.begin(id, size));
    } catch (error) {
      await this.services.call(rpc.RemoveFile, { id }).catch(() => {});
      throw error;
    }
  }

  async list(): Promise<FileUpload[]> {
    const files = await this.services.call(rpc.ListFileUploads, {});
    return Promise.all(files.map((file) => this.toUpload(file)));
  }

  /** The file, which may have arrived. Error: NOT_FOUND, also for uploads of others. */
  find(id: string): Promise<StoredFile> {
    return this.services.call(rpc.GetFile, { id });
  }

  /** Errors: NOT_FOUND, also for uploads of others; CONFLICT (it has arrived). */
  check(id: string): Promise<StoredFile> {
    return this.services.call(rpc.CheckFileUpload, { id });
  }

  /** Idempotent: makes a file of an upload whose bytes have all arrived. Errors: NOT_FOUND, RULE_REFUSED, CONFLICT. */
  async complete(id: string): Promise<StoredFile> {
    const found = await this.find(id);
    if (found.state !== 'uploading') return found;
    return this.locks.holding(id, async () => {
      const file = await this.find(id);
      if (file.state !== 'uploading') return file;
      return this.register(id, await this.uploads.finish(id));
    });
  }

  /** Stores a whole file while it arrives. Errors: those of `CheckFileUpload`; VALIDATION, TOO_LARGE, STORAGE_FULL. */
  take(id: string, body: BodyStream): Promise<StoredFile> {
    return this.locks.holding(id, async () => {
      const { 'content-length': length, 'content-type': type = '' } = body.request.headers;
      const size = length === undefined ? undefined : Number(length);
      const file = await this.services.call(rpc.CheckFileUpload, { id, size, type: type.slice(0, 150) });
      if (size !== undefined && file.size !== null && file.size !== size) {
        throw validationError([
          { path: ['Content-Length'], message: `This upload takes ${file.size} bytes.` },
        ]);
      }
      const key = fileFolder(id) + newId();
      const maxBytes = file.size ?? FILE_MAX_BYTES[file.purpose];
      const store = async () => {
        const stored = await this.storage.put(key, body, { contentType: STORED_AS, maxBytes });
        return this.register(id, { key, size: stored.size });
      };
      // The declared bytes of an upload count from its beginning.
      const taken = await this.quota.reserving(file.size === null ? (size ?? maxBytes) : 0, store);
      await this.uploads.remove(id);
      return taken;
    });
  }

  /** A frame of a video that is being uploaded. Errors: those of `CheckFileUpload`; UNSUPPORTED_TYPE, TOO_LARGE. */
  async takeFrame(id: string, body: BodyStream): Promise<void> {
    await this.check(id);
    const { head, whole } = await peek(body, SNIFF_BYTES);
    if ((await sniff(head))?.kind !== 'image') {
      whole.destroy();
      throw new AppError('UNSUPPORTED_TYPE', 'Please send a picture.');
    }
    const options = { contentType: STORED_AS, maxBytes: FRAME_MAX_BYTES };
    await this.storage.put(frameKey(id), whole, options);
  }

  private async register(id: string, { key, size }: { key: string; size: number }): Promise<StoredFile> {
    const sniffed = size === 0 ? null : await sniffFile(this.storage, key);
    const { type = null, extension = null } = sniffed ?? {};
    try {
      const { file, isUsed } = await this.services.call(rpc.CompleteFile, { id, key, size, type, extension });
      if (!isUsed) await this.drop(key);
      return file;
    } catch (error) {
      // After a time-out they may be in use; services/community sweeps what is not.
      if (error instanceof AppError && error.code === 'NOT_FOUND') await this.drop(key);
      throw error;
    }
  }

  private async drop(key: string): Promise<void> {
    await this.storage.delete(key).catch(() => {});
  }

  private async toUpload(file: StoredFile): Promise<FileUpload> {
    const progress = await this.uploads.progress(file.id);
    return { id: file.id, uploadURL: uploadAddress(file.id), received: progress?.received ?? 0, file };
  }
}
