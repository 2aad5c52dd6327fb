import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { ProgressMoved } from '@waymark/contracts/roadmaps/events';
import type { MergedProgress, MergeProgressBody } from '@waymark/contracts/roadmaps/learning';
import * as rpc from '@waymark/contracts/roadmaps/learning.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkFollowable } from '../domain/learner-journey.ts';
import { mergeTicks, type StepTick } from '../domain/tick-merge.ts';
import { recordActivity } from '../persistence/activity.ts';
import { updateLastActive, upsertFollow } from '../persistence/follows.ts';
import { readLearning } from '../persistence/learning.ts';
import { progressLock, readProgress, readTicks, writeTicks } from '../persistence/progress.ts';
import { deleteReminders } from '../persistence/step-reminders.ts';

/** Merges ticks made offline, logged out or on another device. */
@Injectable()
export class MergeProgress {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.MergeProgress)
  execute({ roadmapId, ticks }: MergeProgressBody, { userId }: Caller): Promise<MergedProgress> {
    return this.db.transaction(
      async (tx) => {
        const now = this.clock.now();
        const learning = await readLearning(tx.em, roadmapId, userId);
        checkFollowable(learning);
        const steps = new Set(learning.stages.flatMap((stage) => stage.steps.map(({ id }) => id)));
        const known = await readTicks(tx.em, userId, roadmapId);
        const { changes, ignored } = mergeTicks(known, ticks, steps, now);
        if (changes.size > 0) await store(tx, userId, roadmapId, changes, now);
        return { ...(await readProgress(tx.em, roadmapId, userId)), ignored };
      },
      { idempotent: true, serializeBy: progressLock(userId, roadmapId) },
    );
  }
}

async function store(
  tx: Tx,
  userId: number,
  roadmapId: string,
  changes: ReadonlyMap<string, StepTick>,
  now: Date,
): Promise<void> {
  await writeTicks(tx.em, userId, roadmapId, changes);
  const completed = [...changes].filter(([, tick]) => tick.completed).map(([stepId]) => stepId);
  await deleteReminders(tx.em, userId, completed);
  const ticks = [...changes.values()];
  const follow = completed.length > 0 ? upsertFollow : updateLastActive;
  await follow(tx.em, userId, roadmapId, now);
  const instants = ticks.map(({ at }) => at);
  await recordActivity(tx.em, userId, instants, now);
  tx.signal(ProgressMoved, { userId, roadmapId }, [userId]);
}
