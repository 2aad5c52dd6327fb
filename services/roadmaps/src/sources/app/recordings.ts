import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Recording } from '@waymark/contracts/roadmaps/recordings';
import * as rpc from '@waymark/contracts/roadmaps/recordings.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { checkSize, checkUnfinished, checkUnfinishedCount } from '../domain/recording.ts';
import { sourceNotFound } from '../domain/source.ts';
import {
  closeRecording,
  countUnfinished,
  deleteParts,
  deleteRecording,
  findPart,
  findRecording,
  insertPart,
  insertRecording,
  lockRecording,
  RecordingsRepository,
} from '../persistence/recordings.repository.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

const inUse = (what: string): AppError => new AppError('CONFLICT', `${what} is in use.`);

/** Recordings that arrive in parts. The gateway stores the bytes before it adds a part. */
@Injectable()
export class Recordings {
  constructor(
    private readonly db: Database,
    private readonly recordings: RecordingsRepository,
    private readonly sources: SourcesRepository,
    private readonly objects: DeleteObjects,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.StartRecording)
  start({ id, body }: RpcInput<typeof rpc.StartRecording>, { userId }: Caller): Promise<Recording> {
    return this.db.transaction(async ({ em }) => {
      await findOwned(em, id, userId, { lock: true });
      const count = await countUnfinished(em, id);
      if (await insertRecording(em, id, body, this.clock.now())) checkUnfinishedCount(count);
      const recording = await findRecording(em, body.id, userId).catch(() => null);
      if (recording?.roadmapId !== id || recording.fileType !== body.fileType) throw inUse('This id');
      return recording;
    });
  }

  @RpcHandler(rpc.ListRecordings)
  list({ id }: { id: string }, { userId }: Caller): Promise<Recording[]> {
    return this.recordings.list(id, userId);
  }

  @RpcHandler(rpc.LocateRecording)
  locate({ id }: { id: string }, { userId }: Caller): Promise<RpcOutput<typeof rpc.LocateRecording>> {
    return this.recordings.locate(id, userId);
  }

  @RpcHandler(rpc.CheckRecording)
  async check({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    checkUnfinished(await this.recordings.find(id, userId));
    return { success: true };
  }

  @RpcHandler(rpc.AddRecordingPart)
  addPart(input: RpcInput<typeof rpc.AddRecordingPart>, { userId }: Caller): Promise<Recording> {
    const { id, number, sha256 } = input;
    return this.db.transaction(async ({ em }) => {
      const locked = await lockRecording(em, id, userId);
      checkUnfinished(locked);
      const known = await findPart(em, id, number);
      if (known && known.sha256 !== sha256) throw inUse(`Part ${number}`);
      if (!known) {
        checkSize(locked.bytes + input.bytes);
        await insertPart(em, id, input, this.clock.now());
      }
      return findRecording(em, id, userId);
    });
  }

  @RpcHandler(rpc.CloseRecording)
  async close({ id, sourceId }: RpcInput<typeof rpc.CloseRecording>, { userId }: Caller): Promise<Recording> {
    let keys: string[] = [];
    const recording = await this.db.transaction(async ({ em }) => {
      // Before the recording: deleting a source locks in this order.
      const source = await this.sources.findIn(em, sourceId, userId);
      await this.sources.keep(em, sourceId);
      await lockRecording(em, id, userId);
      const { roadmapId } = await findRecording(em, id, userId);
      if (source.roadmapId !== roadmapId) throw sourceNotFound();
      keys = await deleteParts(em, id);
      await closeRecording(em, id, sourceId, this.clock.now());
      return findRecording(em, id, userId);
    });
    await this.objects.execute(keys);
    return recording;
  }

  @RpcHandler(rpc.DeleteRecording)
  async delete({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    let keys: string[] = [];
    await this.db.transaction(async ({ em }) => {
      await lockRecording(em, id, userId);
      keys = await deleteParts(em, id);
      await deleteRecording(em, id);
    });
    await this.objects.execute(keys);
    return { success: true };
  }
}
