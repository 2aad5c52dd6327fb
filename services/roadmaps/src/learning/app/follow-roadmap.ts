import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { FollowState } from '@waymark/contracts/roadmaps/progress';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkFollowable } from '../domain/learner-journey.ts';
import { readFollowerCount, upsertFollow } from '../persistence/follows.ts';
import { readLearning } from '../persistence/learning.ts';

@Injectable()
export class FollowRoadmap {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.Follow)
  execute({ id: roadmapId }: { id: string }, { userId }: Caller): Promise<FollowState> {
    return this.db.transaction(
      async ({ em }) => {
        const learning = await readLearning(em, roadmapId, userId);
        checkFollowable(learning);
        if (!learning.isFollowing) await upsertFollow(em, userId, roadmapId, this.clock.now());
        return { roadmapId, isFollowing: true, followers: await readFollowerCount(em, roadmapId) };
      },
      { idempotent: true },
    );
  }
}
