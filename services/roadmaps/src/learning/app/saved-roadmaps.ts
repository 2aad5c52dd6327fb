import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { MAX_SAVED } from '@waymark/contracts/roadmaps/own-step-limits';
import * as rpc from '@waymark/contracts/roadmaps/own-steps.endpoints';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkFollowable } from '../domain/learner-journey.ts';
import { checkSavedCount } from '../domain/own-steps.ts';
import { readLearning } from '../persistence/learning.ts';
import { countSaved, deleteSaved, insertSaved, readSaved, savedLock } from '../persistence/saved-roadmaps.ts';

/** Roadmaps saved for later, which are not followed by that. */
@Injectable()
export class SavedRoadmaps {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ListSaved)
  list(_: unknown, { userId }: Caller): Promise<RoadmapSummary[]> {
    return this.db.read((em) => readSaved(em, userId, MAX_SAVED));
  }

  @RpcHandler(rpc.SaveRoadmap)
  save({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    return this.db.transaction(
      async ({ em }) => {
        checkFollowable(await readLearning(em, id, userId));
        checkSavedCount(await countSaved(em, userId, id));
        await insertSaved(em, userId, id, this.clock.now());
        return { success: true } as const;
      },
      { idempotent: true, serializeBy: savedLock(userId) },
    );
  }

  @RpcHandler(rpc.UnsaveRoadmap)
  async remove({ id }: { id: string }, { userId }: Caller): Promise<{ success: true }> {
    await this.db.transaction(({ em }) => deleteSaved(em, userId, id));
    return { success: true };
  }
}
