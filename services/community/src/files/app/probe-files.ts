import { Inject, Injectable } from '@nestjs/common';
import { FileProbed } from '@waymark/contracts/ai/events';
import { fileFolder, frameKey } from '@waymark/contracts/community/files';
import * as rpc from '@waymark/contracts/community/files.endpoints';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent, RpcHandler } from '@waymark/messaging/decorators';
import { QueuedJobs } from '@waymark/messaging/queued-jobs';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { CommunityEnv } from '../../env.ts';
import type { FileFacts } from '../domain/file-rules.ts';
import { FilesRepository } from '../persistence/files.repository.ts';
import { StalledFilesRepository } from '../persistence/stalled-files.repository.ts';
import { FileResults } from './file-results.ts';
import { RemoveFiles } from './remove-files.ts';

const thumbnailKey = (id: string): string => `${fileFolder(id)}thumbnail`;
const UNREADABLE = 'We could not check this file after several attempts. Please upload it again.';
const MAX_ENQUEUES = 10;

/** What the worker finds in files that have arrived. */
@Injectable()
export class ProbeFiles {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: CommunityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly db: Database,
    private readonly jobs: QueuedJobs,
    private readonly files: FilesRepository,
    private readonly stalled: StalledFilesRepository,
    private readonly results: FileResults,
    private readonly removals: RemoveFiles,
  ) {}

  @RpcHandler(rpc.BeginProbe)
  begin({ fileId }: RpcInput<typeof rpc.BeginProbe>): Promise<RpcOutput<typeof rpc.BeginProbe>> {
    return this.db.transaction(async (tx) => {
      const file = await this.files.lock(tx, fileId);
      if (file?.state !== 'checking') return { next: 'skip' };
      await this.files.touch(tx, fileId, this.clock.now());
      const { purpose, objectKey, type, size } = file;
      return {
        ...{ next: 'probe', key: objectKey!, type: type!, size: size!, purpose },
        frameKey: frameKey(fileId),
        thumbnailKey: thumbnailKey(fileId),
      };
    });
  }

  /** Once: later results have no effect. */
  @OnEvent(FileProbed)
  async apply({ data: result }: EventEnvelope<EventData<typeof FileProbed>>, tx: Tx): Promise<void> {
    const file = await this.files.lock(tx, result.fileId);
    if (file?.state !== 'checking') return;
    if (result.outcome === 'refused') await this.results.refuse(tx, file, result.reason);
    else await this.setReady(tx, file, result);
  }

  /** Enqueues checks again whose job or worker was lost, and refuses the file after ten times. */
  async requeue(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.env.FILE_QUIET_SECONDS * 1_000);
    const judged = await this.jobs.judge(await this.stalled.find(before));
    if (!judged) return;
    await this.db.transaction(async (tx) => {
      const now = this.clock.now();
      await this.stalled.postpone(tx, judged.waiting, now);
      for (const id of await this.stalled.lock(tx, judged.lost, before)) {
        const file = (await this.files.lock(tx, id))!;
        if (file.enqueueCount < MAX_ENQUEUES) await this.files.enqueueProbe(tx, file, now);
        else await this.results.refuse(tx, file, UNREADABLE);
      }
    });
  }

  private async setReady(
    tx: Tx,
    file: FileFacts,
    { durationSeconds, pageCount, hasThumbnail }: EventData<typeof FileProbed> & { outcome: 'ready' },
  ): Promise<void> {
    const thumbnail = hasThumbnail ? thumbnailKey(file.id) : null;
    // Of a picture only the re-encoded copy is used: the original can contain the place where it was taken.
    const isPicture =
      ['thumbnail', 'message'].includes(file.purpose) &&
      file.type?.startsWith('image/') &&
      thumbnail !== null;
    const objectKey = isPicture ? thumbnail : file.objectKey;
    const type = isPicture ? 'image/webp' : file.type;
    const facts = { durationSeconds, pageCount, thumbnailKey: thumbnail, objectKey, type };
    await this.results.setReady(tx, file, facts);
    const unused = { id: file.id, objectKey: isPicture ? file.objectKey : null, thumbnailKey: null };
    tx.afterCommit(() => void this.removals.deleteBytes(unused));
  }
}
