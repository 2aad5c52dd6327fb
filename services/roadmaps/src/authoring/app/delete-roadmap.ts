import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import type { DeletedRoadmap } from '@waymark/contracts/roadmaps/versions';
import * as rpc from '@waymark/contracts/roadmaps/versions.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import {
  countFollowers,
  deleteRoadmap,
  findActiveDrafting,
  lockForRemoval,
} from '../persistence/removals.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

/** Archives a roadmap that has followers, and deletes any other. */
@Injectable()
export class DeleteRoadmap {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    private readonly objects: DeleteObjects,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.DeleteRoadmap)
  async execute({ id }: { id: string }, caller: Caller): Promise<DeletedRoadmap> {
    let keys: (string | null)[] = [];
    const result = await this.db.transaction(
      async (tx): Promise<DeletedRoadmap> => {
        keys = [];
        const row = await lockForRemoval(tx.em, id, caller.userId);
        const { mentorId, status } = row;
        const followers = await countFollowers(tx.em, row);
        if (status === 'archived' && followers > 0) return { outcome: 'archived', followers };
        await checkNotDrafting(tx, id);
        if (followers > 0) {
          const editor = { editorId: caller.userId };
          await this.roadmaps.editIn(tx, id, editor, (roadmap) => roadmap.archive(this.clock.now()));
          return { outcome: 'archived', followers };
        }
        keys = await deleteRoadmap(tx.em, id);
        if (status === 'published') tx.emit(RoadmapUnpublished, { roadmapId: id, mentorId });
        return { outcome: 'deleted', followers };
      },
      { idempotent: true },
    );
    await this.objects.execute(keys);
    return result;
  }
}

/** Active coachings do not block: they are deleted with the roadmap, or continue on an archived one. */
async function checkNotDrafting({ em }: Tx, roadmapId: string): Promise<void> {
  const runId = await findActiveDrafting(em, roadmapId);
  if (!runId) return;
  const message = 'We are still working on this roadmap. Cancel that first, or wait for it.';
  throw new AppError('RUN_ACTIVE', message, { details: { runId } });
}
