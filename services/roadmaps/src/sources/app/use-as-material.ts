import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { UploadContent } from '@waymark/contracts/roadmaps/artifacts';
import * as rpc from '@waymark/contracts/roadmaps/artifacts.endpoints';
import type { Permission } from '@waymark/contracts/roadmaps/permissions';
import { type RegisterSource, sourceKey } from '@waymark/contracts/roadmaps/sources';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { countWords } from '@waymark/kernel/count-words';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { STORAGE } from '../../shared/storage.ts';
import { type ArtifactState, materialText } from '../domain/artifact.ts';
import { ArtifactsRepository } from '../persistence/artifacts.repository.ts';
import { SourceRow } from '../persistence/source.row.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

interface Stored {
  content: UploadContent;
  unusedKeys: string[];
}

/** Stores the caption and the lessons of an upload as a text of the roadmap; replaces the one before. */
@Injectable()
export class UseAsMaterial {
  constructor(
    private readonly db: Database,
    private readonly artifacts: ArtifactsRepository,
    private readonly sources: SourcesRepository,
    private readonly objects: DeleteObjects,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.UseAsMaterial)
  async execute({ id }: { id: string }, { userId }: Caller): Promise<UploadContent> {
    const source = await this.sources.find(id, userId);
    const text = await this.db.transaction(async ({ em }) => {
      const owner = { userId, now: this.clock.now() };
      return materialText((await this.artifacts.lock(em, { sourceId: id }, owner)).artifact);
    });
    const key = sourceKey(source.roadmapId, newId());
    await this.storage.put(key, text, { contentType: 'text/plain; charset=utf-8' });
    const input: RegisterSource = {
      roadmapId: source.roadmapId,
      kind: 'transcript',
      key,
      originalName: `Notes on ${source.originalName}`.slice(0, 255).toWellFormed(),
      fileType: 'text/plain',
      fileSize: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
      words: countWords(text),
    };
    const { content, unusedKeys } = await this.db
      .transaction((tx) => this.replace(tx, id, input, userId))
      .catch(async (error: unknown) => {
        await this.objects.execute([key]);
        throw error;
      });
    await this.objects.execute(unusedKeys);
    return content;
  }

  private async replace(tx: Tx, id: string, input: RegisterSource, userId: number): Promise<Stored> {
    const now = this.clock.now();
    // Lock order: the roadmap before what belongs to it.
    await findOwned(tx.em, input.roadmapId, userId, { lock: true });
    const { artifact } = await this.artifacts.lock(tx.em, { sourceId: id }, { userId, now });
    const same = await this.sources.findByHash(tx.em, input.roadmapId, input.sha256);
    const old = same?.id === artifact.materialSourceId ? null : artifact.materialSourceId;
    const permissions = await this.permissionsOf(tx, old ?? id);
    const unused = old ? await this.sources.remove(tx.em, old) : [];
    if (same) return { content: await this.point(tx, artifact, same.id), unusedKeys: [...unused, input.key] };
    await this.sources.checkCount(tx.em, input.roadmapId);
    const { id: textId } = await this.sources.insert(tx, input, now, permissions);
    return { content: await this.point(tx, artifact, textId), unusedKeys: unused };
  }

  /** Of the text before, or of the upload: what the mentor does not allow of it holds for its text as well. */
  private async permissionsOf({ em }: Tx, id: string): Promise<Permission[]> {
    const { permissions } = await em.findOneByOrFail(SourceRow, { id });
    return permissions.filter((permission) => permission !== 'voice');
  }

  private async point({ em }: Tx, artifact: ArtifactState, materialSourceId: string): Promise<UploadContent> {
    await this.artifacts.save(em, artifact, { materialSourceId });
    return this.artifacts.view(em, { ...artifact, materialSourceId });
  }
}
