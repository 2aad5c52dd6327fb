import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ProgressMade } from '@waymark/contracts/roadmaps/events';
import type { ProgressChanged, SetProgressBody } from '@waymark/contracts/roadmaps/progress';
import * as rpc from '@waymark/contracts/roadmaps/progress.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkSelf } from '../../shared/domain/ownership.ts';
import { checkFollowable, LearnerJourney } from '../domain/learner-journey.ts';
import { readLearning } from '../persistence/learning.ts';
import { progressLock, writeTick } from '../persistence/progress.ts';

@Injectable()
export class SetProgress {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.SetProgress)
  async execute(body: SetProgressBody, caller: Caller): Promise<ProgressChanged> {
    checkSelf(caller, body.userId);
    return this.db.transaction((tx) => this.set(tx, caller.userId, body), {
      idempotent: true,
      serializeBy: progressLock(caller.userId, body.roadmapId),
    });
  }

  private async set(tx: Tx, userId: number, body: SetProgressBody): Promise<ProgressChanged> {
    const { roadmapId, stepId, completed } = body;
    const learning = await readLearning(tx.em, roadmapId, userId);
    checkFollowable(learning);
    const journey = new LearnerJourney(learning.stages, learning.done);
    const changed = journey.set(stepId, completed);
    const now = this.clock.now();
    if (changed) {
      await writeTick(tx, userId, { ...body, isFollowing: learning.isFollowing }, now);
      tx.signal(ProgressMade, { userId, roadmapId, stepId, completed }, [userId]);
    }
    const { completedSteps, totalSteps } = journey;
    const updatedAt = (changed ? now : (learning.lastUpdated ?? now)).toISOString();
    return { userId, stepId, roadmapId, completed, completedSteps, totalSteps, updatedAt };
  }
}
