import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/community/files.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { fileNotFound } from '../domain/file-rules.ts';
import { ATTACHMENT_OWNERS, type AttachmentOwners, mayRead } from '../persistence/attachment-owner.ts';
import { FilesRepository } from '../persistence/files.repository.ts';

const THUMBNAIL_TYPE = 'image/webp';

@Injectable()
export class FileQueries {
  constructor(
    private readonly db: Database,
    @Inject(ATTACHMENT_OWNERS) private readonly owners: AttachmentOwners,
    private readonly files: FilesRepository,
  ) {}

  @RpcHandler(rpc.LocateFile)
  locate(
    { id, part }: RpcInput<typeof rpc.LocateFile>,
    viewer: Caller | null,
  ): Promise<RpcOutput<typeof rpc.LocateFile>> {
    return this.db.read(async (em) => {
      const file = await this.files.find(em, id);
      const key = part === 'content' ? file?.objectKey : file?.thumbnailKey;
      if (!file || !key || !(await mayRead(this.owners, em, file, { viewer, part }))) throw fileNotFound();
      const { name, purpose, type } = file;
      return { key, name, purpose, contentType: part === 'content' ? type! : THUMBNAIL_TYPE };
    });
  }
}
