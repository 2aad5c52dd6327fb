import type { Progress } from '@waymark/contracts/roadmaps/progress';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import type { ProgressTable } from '../../persistence/tables.ts';
import { quartersOf } from '../domain/activity.ts';
import { LearnerJourney } from '../domain/learner-journey.ts';
import type { StepTick } from '../domain/tick-merge.ts';
import { readLearning } from './learning.ts';
import { readWhatsNew } from './whats-new.ts';

/** One learner's writes to one roadmap are serialized, because locked stages depend on all of its steps. */
export const progressLock = (userId: number, roadmapId: string): string =>
  `progress of ${userId} on ${roadmapId}`;

/** Error: NOT_FOUND unless the learner may see the roadmap. */
export async function readProgress(em: EntityManager, roadmapId: string, userId: number): Promise<Progress> {
  const learning = await readLearning(em, roadmapId, userId);
  const whatsNew = await readWhatsNew(em, roadmapId, learning);
  const { completedSteps, totalSteps } = new LearnerJourney(learning.stages, learning.done);
  return {
    userId,
    roadmapId,
    progress: learning.done,
    completedSteps,
    totalSteps,
    lastUpdated: learning.lastUpdated?.toISOString() ?? null,
    isFollowing: learning.isFollowing,
    version: learning.version,
    whatsNew,
  };
}

type TickRecord = Columns<ProgressTable, 'completed'> & {
  step: ProgressTable['step_id'];
  at: ProgressTable['updated_at'];
};

/** By step id. */
export async function readTicks(
  em: EntityManager,
  userId: number,
  roadmapId: string,
): Promise<Map<string, StepTick>> {
  const rows = await em.query<TickRecord[]>(
    `SELECT step_id AS step, completed, updated_at AS at FROM progress WHERE user_id = $1 AND roadmap_id = $2`,
    [userId, roadmapId],
  );
  return new Map(rows.map(({ step, completed, at }) => [step, { completed, at }]));
}

/** $1 learner, $2 step, $3 roadmap, $4 completed, $5 now, $6 its quarter hour. */
const TICKED = `ticked AS (
    INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
    VALUES ($1, $2, $3, $4, CASE WHEN $4 THEN $5::timestamptz END, $5)
    ON CONFLICT (user_id, step_id) DO UPDATE SET
      completed = excluded.completed, completed_at = excluded.completed_at, updated_at = excluded.updated_at
  ), seen_active AS (
    UPDATE follows SET active_at = $5 WHERE user_id = $1 AND roadmap_id = $3
  ), reminded AS (
    DELETE FROM step_reminders WHERE user_id = $1 AND step_id = $2 AND $4
  ), acted AS (
    INSERT INTO activity (user_id, at) VALUES ($1, $6) ON CONFLICT DO NOTHING
  )`;
const FOLLOWED = `new_follow AS (
    INSERT INTO follows (user_id, roadmap_id, followed_at, active_at, seen_version)
    SELECT $1, id, $5, $5, version FROM published_roadmaps WHERE id = $3 AND $4
    ON CONFLICT DO NOTHING RETURNING roadmap_id
  ), counted AS (
    UPDATE published_roadmaps SET followers = followers + 1 WHERE id IN (SELECT roadmap_id FROM new_follow)
  )`;
/** Half of the statement's time is the follow, even when there is nothing to insert. */
const TICK_OF_FOLLOWER = `WITH ${TICKED} SELECT`;
const TICK = `WITH ${TICKED}, ${FOLLOWED} SELECT`;

/** Writes one tick with its activity. The first completed step begins the follow, and none needs a reminder any more. */
export async function writeTick(
  tx: Tx,
  userId: number,
  tick: { roadmapId: string; stepId: string; completed: boolean; isFollowing: boolean },
  now: Date,
): Promise<void> {
  const { roadmapId, stepId, completed, isFollowing } = tick;
  const params = [userId, stepId, roadmapId, completed, now, ...quartersOf([now], now)];
  await tx.query(isFollowing ? TICK_OF_FOLLOWER : TICK, params);
}

export async function writeTicks(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  ticks: ReadonlyMap<string, StepTick>,
): Promise<void> {
  const values = [...ticks.values()];
  await em.query(
    `INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
     SELECT $1, w.step, $2, w.completed, CASE WHEN w.completed THEN w.at END, w.at
     FROM unnest($3::text[], $4::boolean[], $5::timestamptz[]) AS w (step, completed, at)
     ON CONFLICT (user_id, step_id) DO UPDATE SET
       completed = excluded.completed, completed_at = excluded.completed_at, updated_at = excluded.updated_at`,
    [
      userId,
      roadmapId,
      [...ticks.keys()],
      values.map(({ completed }) => completed),
      values.map(({ at }) => at.toISOString()),
    ],
  );
}
