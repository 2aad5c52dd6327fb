import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { frameKey } from '@waymark/contracts/community/files';
import * as rpc from '@waymark/contracts/community/files.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { ObjectStorage } from '@waymark/storage/port';
import type { ResumableUploads } from '@waymark/storage/resumable/port';
import type { FileFacts } from '../domain/file-rules.ts';
import { FilesRepository } from '../persistence/files.repository.ts';
import { STORAGE, UPLOADS } from '../storage.ts';

type Kept = Pick<FileFacts, 'id' | 'objectKey' | 'thumbnailKey'>;

/** Removes files with their bytes; after a failure `SweepFiles` repeats it. */
@Injectable()
export class RemoveFiles {
  private readonly logger = new Logger(RemoveFiles.name);

  constructor(
    private readonly db: Database,
    private readonly files: FilesRepository,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(UPLOADS) private readonly uploads: ResumableUploads,
  ) {}

  @RpcHandler(rpc.RemoveFile)
  async remove(
    { id }: RpcInput<typeof rpc.RemoveFile>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.RemoveFile>> {
    const file = await this.db.transaction(async (tx) => {
      const own = await this.files.lockOwn(tx, id, userId);
      if (own.attachedId !== null)
        throw new AppError('CONFLICT', 'This file is in use. Remove it where it is shown first.');
      await this.files.remove(tx, id);
      return own;
    });
    await this.deleteBytes(file);
    return { success: true };
  }

  /** In a transaction of the owner of the attachment; the bytes are deleted after it. */
  async detachAndRemove(tx: Tx, files: FileFacts[]): Promise<void> {
    for (const file of files) {
      await this.files.remove(tx, file.id);
      tx.afterCommit(() => void this.deleteBytes(file));
    }
  }

  async deleteBytes({ id, objectKey, thumbnailKey }: Kept): Promise<void> {
    try {
      await this.uploads.remove(id);
      for (const key of [objectKey, thumbnailKey, frameKey(id)])
        if (key !== null) await this.storage.delete(key);
    } catch (err) {
      this.logger.warn({ msg: 'bytes of a file not deleted yet', id, err });
    }
  }
}
