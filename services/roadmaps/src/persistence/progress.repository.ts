import { Inject, Injectable } from '@nestjs/common';
import { ProgressMade } from '@waymark/contracts/roadmaps/events';
import type { Progress, ProgressChanged, SetProgressBody } from '@waymark/contracts/roadmaps/progress';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { LearnerJourney } from '../domain/learner-journey.ts';
import { checkFollowable, keepFollow, touchFollow } from './follows.ts';
import { readLearning } from './learning.ts';
import { readNews } from './news.ts';

@Injectable()
export class ProgressRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(userId: number, roadmapId: string): Promise<Progress> {
    const { learning, whatsNew } = await this.db.read(async (em) => {
      const found = await readLearning(em, roadmapId, userId);
      return { learning: found, whatsNew: await readNews(em, roadmapId, found) };
    });
    const journey = new LearnerJourney(learning.stages, learning.done);
    return {
      userId,
      roadmapId,
      progress: learning.done,
      completedSteps: journey.completedSteps,
      totalSteps: journey.totalSteps,
      lastUpdated: learning.lastUpdated?.toISOString() ?? null,
      isFollowing: learning.isFollowing,
      version: learning.version,
      whatsNew,
    };
  }

  /** Errors: NOT_FOUND, STAGE_LOCKED, RULE_REFUSED on a draft of one's own. */
  set(userId: number, tick: SetProgressBody, idempotency: string): Promise<ProgressChanged> {
    return this.db.transaction((tx) => this.setIn(tx, userId, tick), { idempotency });
  }

  private async setIn(tx: Tx, userId: number, tick: SetProgressBody): Promise<ProgressChanged> {
    const { roadmapId, stepId, completed } = tick;
    // One learner's ticks on one roadmap come one after the other: the lock rule looks at all of them.
    await tx.em.query('SELECT pg_advisory_xact_lock($1::integer, hashtext($2))', [userId, roadmapId]);
    const learning = await readLearning(tx.em, roadmapId, userId);
    checkFollowable(learning);
    const journey = new LearnerJourney(learning.stages, learning.done);
    const changed = journey.set(stepId, completed);
    const now = this.clock.now();
    if (changed) await this.save(tx, userId, tick, now);
    const { completedSteps, totalSteps } = journey;
    const updatedAt = (changed ? now : (learning.lastUpdated ?? now)).toISOString();
    return { userId, stepId, roadmapId, completed, completedSteps, totalSteps, updatedAt };
  }

  private async save(tx: Tx, userId: number, tick: SetProgressBody, now: Date): Promise<void> {
    const { roadmapId, stepId, completed } = tick;
    await tx.em.query(
      `INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (user_id, step_id) DO UPDATE SET completed = $4, completed_at = $5, updated_at = $6`,
      [userId, stepId, roadmapId, completed, completed ? now : null, now],
    );
    if (completed) await keepFollow(tx.em, userId, roadmapId, now);
    else await touchFollow(tx.em, userId, roadmapId, now);
    tx.emit(ProgressMade, { userId, roadmapId, stepId, completed }, { audience: [userId] });
  }
}
