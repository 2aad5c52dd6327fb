import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { CompanionChanged } from '@waymark/contracts/roadmaps/events';
import type { StepDays } from '@waymark/contracts/roadmaps/own-steps';
import * as rpc from '@waymark/contracts/roadmaps/own-steps.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { localTime } from '@waymark/kernel/time-zone';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { quartersOf } from '../domain/activity.ts';
import { checkFollowable } from '../domain/learner-journey.ts';
import { upsertFollow } from '../persistence/follows.ts';
import { readLearning } from '../persistence/learning.ts';
import { progressLock } from '../persistence/progress.ts';
import { deleteStepDay, insertStepDay, readDaysOfStep } from '../persistence/step-days.ts';
import { checkStep } from './own-steps.ts';

/** Checks in on a step that takes many days, without completing it. */
@Injectable()
export class SetStepToday {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.SetStepToday)
  execute(
    { id: roadmapId, stepId, body: { done, timeZone } }: RpcInput<typeof rpc.SetStepToday>,
    { userId }: Caller,
  ): Promise<StepDays> {
    const of = { userId, roadmapId, stepId };
    return this.db.transaction(
      async (tx) => {
        const learning = await readLearning(tx.em, roadmapId, userId);
        checkFollowable(learning);
        checkStep(learning, stepId);
        const now = this.clock.now();
        const { date } = localTime(timeZone, now.getTime());
        if (done) await upsertFollow(tx.em, userId, roadmapId, now);
        const isChanged = done
          ? await insertStepDay(tx.em, of, date, quartersOf([now], now)[0]!)
          : await deleteStepDay(tx.em, of, date);
        if (isChanged) tx.signal(CompanionChanged, { userId, roadmapId }, [userId]);
        return readDaysOfStep(tx.em, of);
      },
      { idempotent: true, serializeBy: progressLock(userId, roadmapId) },
    );
  }
}
