import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { FollowState } from '@waymark/contracts/roadmaps/progress';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { deleteFollow, readFollowerCount } from '../persistence/follows.ts';
import { readLearning } from '../persistence/learning.ts';
import { deleteRemindersOn } from '../persistence/step-reminders.ts';

/** Progress and notes remain stored for a later follow; reminders do not. */
@Injectable()
export class UnfollowRoadmap {
  constructor(private readonly db: Database) {}

  @RpcHandler(rpc.Unfollow)
  execute({ id: roadmapId }: { id: string }, { userId }: Caller): Promise<FollowState> {
    return this.db.transaction(
      async ({ em }) => {
        await readLearning(em, roadmapId, userId);
        await deleteFollow(em, userId, roadmapId);
        await deleteRemindersOn(em, userId, roadmapId);
        return { roadmapId, isFollowing: false, followers: await readFollowerCount(em, roadmapId) };
      },
      { idempotent: true },
    );
  }
}
