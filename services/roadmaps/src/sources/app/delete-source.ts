import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { clipKeys } from '../../authoring/persistence/clips.ts';
import { RoadmapsRepository } from '../../authoring/persistence/roadmaps.repository.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { checkDeletable, sourceNotFound } from '../domain/source.ts';
import { isPublishedMedia, objectKeys, SourcesRepository } from '../persistence/sources.repository.ts';

/**
 * Also removes it from the working copy. Error: RULE_REFUSED while the published version shows it, and for the text of an
 * interview or a timeline.
 */
@Injectable()
export class DeleteSource {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    private readonly sources: SourcesRepository,
    private readonly objects: DeleteObjects,
  ) {}

  @RpcHandler(rpc.DeleteSource)
  async execute({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    let keys: (string | null)[] = [];
    const result = await this.db.transaction(
      async (tx) => {
        const source = await this.sources.findIn(tx.em, id, userId);
        checkDeletable(source.kind);
        await this.roadmaps.editIn(tx, source.roadmapId, { editorId: userId }, async (roadmap) => {
          if (await isPublishedMedia(tx.em, source)) throw inUse();
          roadmap.removeSource(id);
        });
        keys = [...objectKeys(source), ...(await clipKeys(tx.em, [id]))];
        // False for a concurrent request that waited for the roadmap's lock.
        if (!(await this.sources.delete(tx.em, id))) throw sourceNotFound();
        return { success: true } as const;
      },
      { idempotent: true },
    );
    await this.objects.execute(keys);
    return result;
  }
}

const inUse = (): AppError =>
  new AppError(
    'RULE_REFUSED',
    'Learners see this in your published roadmap. Remove it there and publish, then delete it.',
  );
