import { Inject, Injectable } from '@nestjs/common';
import { ProgressMade } from '@waymark/contracts/roadmaps/events';
import type { Progress, ProgressChanged, SetProgressBody } from '@waymark/contracts/roadmaps/progress';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { quartersOf } from '../domain/activity.ts';
import { LearnerJourney } from '../domain/learner-journey.ts';
import { checkFollowable } from './follows.ts';
import { readLearning } from './learning.ts';
import { lineOf, readProgress } from './progress-view.ts';

/** Everything a tick writes, to be sent in one trip: $1 learner, $2 step, $3 roadmap, $4 completed, $5 now, $6 its quarter. */
const TICK = `
  ticked AS (
    INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
    VALUES ($1, $2, $3, $4, CASE WHEN $4 THEN $5::timestamptz END, $5)
    ON CONFLICT (user_id, step_id) DO UPDATE SET
      completed = excluded.completed, completed_at = excluded.completed_at, updated_at = excluded.updated_at
  ), seen_active AS (
    UPDATE follows SET active_at = $5 WHERE user_id = $1 AND roadmap_id = $3
  ), new_follow AS (
    INSERT INTO follows (user_id, roadmap_id, followed_at, active_at, seen_version)
    SELECT $1, id, $5, $5, version FROM published_roadmaps WHERE id = $3 AND $4
    ON CONFLICT DO NOTHING RETURNING roadmap_id
  ), counted AS (
    UPDATE published_roadmaps SET followers = followers + 1 WHERE id IN (SELECT roadmap_id FROM new_follow)
  ), acted AS (
    INSERT INTO activity (user_id, at) VALUES ($1, $6) ON CONFLICT DO NOTHING
  )`;

@Injectable()
export class ProgressRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Error: NOT_FOUND. */
  find(userId: number, roadmapId: string): Promise<Progress> {
    return this.db.read((em) => readProgress(em, roadmapId, userId));
  }

  /** Errors: NOT_FOUND, STAGE_LOCKED, RULE_REFUSED on a draft of one's own. */
  set(userId: number, tick: SetProgressBody, idempotency: string): Promise<ProgressChanged> {
    return this.db.transaction((tx) => this.setIn(tx, userId, tick), {
      idempotency,
      oneByOne: lineOf(userId, tick.roadmapId),
    });
  }

  /** Four trips: begin and wait in line, read, write, commit. */
  private async setIn(tx: Tx, userId: number, tick: SetProgressBody): Promise<ProgressChanged> {
    const { roadmapId, stepId, completed } = tick;
    const learning = await readLearning(tx.em, roadmapId, userId);
    checkFollowable(learning);
    const journey = new LearnerJourney(learning.stages, learning.done);
    const changed = journey.set(stepId, completed);
    const now = this.clock.now();
    if (changed) {
      tx.finish(TICK, [userId, stepId, roadmapId, completed, now, ...quartersOf([now], now)]);
      tx.emit(ProgressMade, { userId, roadmapId, stepId, completed }, { audience: [userId] });
    }
    const { completedSteps, totalSteps } = journey;
    const updatedAt = (changed ? now : (learning.lastUpdated ?? now)).toISOString();
    return { userId, stepId, roadmapId, completed, completedSteps, totalSteps, updatedAt };
  }
}
