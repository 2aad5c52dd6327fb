import type { Columns } from '@waymark/database/columns';
import type { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import type { ProgressResetsTable } from '../../persistence/tables.ts';

export type ProgressReset = Columns<ProgressResetsTable, 'roadmapId' | 'resetAt' | 'undoneAt'>;

/** Clears all ticks and stores them for an undo. Returns the id of the reset, or null without ticks. */
export async function clearTicks(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  now: Date,
): Promise<string | null> {
  const [reset] = await em.query<Columns<ProgressResetsTable, 'id'>[]>(
    `WITH ticked AS (
       SELECT step_id, completed_at FROM progress WHERE user_id = $2 AND roadmap_id = $3 AND completed
     ), unticked AS (
       UPDATE progress SET completed = false, completed_at = NULL, updated_at = $4
       WHERE user_id = $2 AND step_id IN (SELECT step_id FROM ticked)
     )
     INSERT INTO progress_resets (id, user_id, roadmap_id, step_ids, completed_at, reset_at)
     SELECT $1, $2, $3, array_agg(step_id), array_agg(completed_at), $4 FROM ticked HAVING count(*) > 0
     RETURNING id`,
    [newId(), userId, roadmapId, now],
  );
  return reset?.id ?? null;
}

/** Id of the reset's roadmap. Error: NOT_FOUND. */
export async function findResetRoadmap(db: Database, id: string, userId: number): Promise<string> {
  const [reset] = await db.query<Columns<ProgressResetsTable, 'roadmapId'>>(
    `SELECT roadmap_id AS "roadmapId" FROM progress_resets WHERE id = $1 AND user_id = $2`,
    [id, userId],
  );
  if (!reset) throw new AppError('NOT_FOUND', 'This reset no longer exists.');
  return reset.roadmapId;
}

export async function lockReset(em: EntityManager, id: string): Promise<ProgressReset | undefined> {
  const [reset] = await em.query<ProgressReset[]>(
    `SELECT roadmap_id AS "roadmapId", reset_at AS "resetAt", undone_at AS "undoneAt"
     FROM progress_resets WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return reset;
}

/**
 * Restores the ticks of steps unchanged since the reset, with the time of the undo: older offline ticks do not override
 * them. Returns their number.
 */
export async function restoreTicks(
  em: EntityManager,
  userId: number,
  id: string,
  { resetAt }: ProgressReset,
  now: Date,
): Promise<number> {
  await em.query('UPDATE progress_resets SET undone_at = $2 WHERE id = $1', [id, now]);
  const [, restored] = await em.query<[unknown[], number]>(
    `UPDATE progress p SET completed = true, completed_at = t.completed_at, updated_at = $3
     FROM (SELECT unnest(step_ids) AS step_id, unnest(completed_at) AS completed_at
       FROM progress_resets WHERE id = $1) t
     WHERE p.user_id = $2 AND p.step_id = t.step_id AND NOT p.completed AND p.updated_at = $4`,
    [id, userId, now, resetAt],
  );
  return restored;
}

export async function deleteResets(em: EntityManager, before: Date): Promise<void> {
  await em.query('DELETE FROM progress_resets WHERE reset_at < $1', [before]);
}
