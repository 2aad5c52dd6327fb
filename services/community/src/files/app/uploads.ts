import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { FilePurpose } from '@waymark/contracts/community/file-options';
import type { OpenUploadBody, StoredFile } from '@waymark/contracts/community/files';
import * as rpc from '@waymark/contracts/community/files.endpoints';
import { memberRoles } from '@waymark/contracts/community/network.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { hasExtensionOf } from '@waymark/storage/sniff/extension';
import type { CommunityEnv } from '../../env.ts';
import {
  alreadyArrived,
  checkBytesOfDay,
  checkSize,
  checkUnfinished,
  faultOf,
  fileNotFound,
  isOwner,
  nameFault,
  type UploadLimits,
} from '../domain/file-rules.ts';
import { FilesRepository } from '../persistence/files.repository.ts';
import { toStoredFile } from './stored-file.ts';

/** Uploads of files: what may begin, who may continue it, and that it arrives once. */
@Injectable()
export class Uploads {
  private readonly limits: UploadLimits;

  constructor(
    @Inject(SERVICE_ENV) env: CommunityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly db: Database,
    private readonly files: FilesRepository,
  ) {
    this.limits = { unfinished: env.UPLOADS_UNFINISHED, bytesPerDay: env.UPLOAD_MB_PER_DAY * 1024 * 1024 };
  }

  @RpcHandler(rpc.OpenFile)
  open(body: OpenUploadBody, caller: Caller): Promise<StoredFile> {
    checkMayUpload(body.purpose, caller);
    const { userId } = caller;
    return this.db.transaction(
      async (tx) => {
        const now = this.clock.now();
        const use = await this.files.useOf(tx, userId, now);
        const same = await this.files.findSame(tx, userId, body);
        if (same) {
          await this.files.touch(tx, same.id, now);
          return toStoredFile(same);
        }
        checkUnfinished(use, this.limits);
        checkBytesOfDay(use, this.limits, body.size ?? 1);
        const id = newId();
        await this.files.insert(tx, id, userId, body, now);
        return toStoredFile(await this.files.lockOwn(tx, id, userId));
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.CheckFileUpload)
  check({ id, size, type }: RpcInput<typeof rpc.CheckFileUpload>, caller: Caller): Promise<StoredFile> {
    const { userId } = caller;
    return this.db.transaction(async (tx) => {
      const now = this.clock.now();
      const file = await this.files.lockOwn(tx, id, userId);
      checkMayUpload(file.purpose, caller);
      if (file.state !== 'uploading') throw alreadyArrived();
      if (size !== undefined) {
        checkSize(file.purpose, size);
        const use = await this.files.useOf(tx, userId, now);
        if (file.size === null) checkBytesOfDay(use, this.limits, size);
      }
      if (type !== undefined) await this.files.declareType(tx, id, type);
      await this.files.touch(tx, id, now);
      return toStoredFile(file);
    });
  }

  @RpcHandler(rpc.CompleteFile)
  complete(
    stored: RpcInput<typeof rpc.CompleteFile>,
    caller: Caller,
  ): Promise<RpcOutput<typeof rpc.CompleteFile>> {
    const { userId } = caller;
    return this.db.transaction(async (tx) => {
      const file = await this.files.lockOwn(tx, stored.id, userId);
      checkMayUpload(file.purpose, caller);
      if (file.state === 'uploading') await this.settle(tx, stored, userId);
      const now = await this.files.lockOwn(tx, stored.id, userId);
      return { file: toStoredFile(now), isUsed: now.objectKey === stored.key };
    });
  }

  @RpcHandler(rpc.GetStoredBytes)
  storedBytes(_input: object, { userId }: Caller): Promise<RpcOutput<typeof rpc.GetStoredBytes>> {
    return this.db.read(async (em) => ({ bytes: await this.files.bytesOf(em, userId) }));
  }

  @RpcHandler(rpc.ListFileUploads)
  list(_input: object, { userId }: Caller): Promise<StoredFile[]> {
    return this.db.read(async (em) => (await this.files.unfinishedOf(em, userId)).map(toStoredFile));
  }

  @RpcHandler(rpc.GetFile)
  get({ id }: RpcInput<typeof rpc.GetFile>, caller: Caller): Promise<StoredFile> {
    return this.db.read(async (em) => {
      const file = await this.files.find(em, id);
      if (!file || !isOwner(file, caller)) throw fileNotFound();
      return toStoredFile(file);
    });
  }

  private async settle(
    tx: Tx,
    { id, key, size, type, extension }: RpcInput<typeof rpc.CompleteFile>,
    userId: number,
  ): Promise<void> {
    const file = await this.files.lockOwn(tx, id, userId);
    const now = this.clock.now();
    const content =
      type !== null && extension !== null ? { type, extension, kind: 'document' as const } : null;
    const misnamed = content !== null && !hasExtensionOf(file.name, content);
    const fault =
      faultOf(file, { size, type }) ?? (misnamed ? nameFault(file.name, content.extension) : null);
    if (fault === null) await this.files.setArrived(tx, file, { key, size, type: type! }, now);
    else await this.files.refuse(tx, file, fault, now);
  }
}

/** Files of messages are for everyone, all others for members, who may have lost the role since. */
function checkMayUpload(purpose: FilePurpose, caller: Caller): void {
  if (purpose !== 'message') checkRole(memberRoles, caller);
}
