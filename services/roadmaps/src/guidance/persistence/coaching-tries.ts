import { MAX_TRIES } from '@waymark/contracts/roadmaps/own-step-limits';
import type { EntityManager } from 'typeorm';

export interface OwnRun {
  id: string;
  userId: number;
  kind: 'coaching' | 'reply';
}

/** Idempotent, also for another user's. A started run still counts against the limits. */
export async function deleteRun(
  em: EntityManager,
  { id, userId, kind }: OwnRun,
): Promise<'deleted' | 'active'> {
  const [run] = await em.query<{ active: boolean }[]>(
    `SELECT finished_at IS NULL AS active FROM ai_runs WHERE id = $1 AND user_id = $2 AND kind = $3 FOR UPDATE`,
    [id, userId, kind],
  );
  if (run?.active) return 'active';
  if (run) await em.query('DELETE FROM ai_runs WHERE id = $1', [id]);
  return 'deleted';
}

/** Deletes the oldest coachings of a step beyond the limit. */
export async function deleteOldTries(
  em: EntityManager,
  { userId, stepId }: { userId: number; stepId: string },
): Promise<void> {
  await em.query(
    `DELETE FROM ai_runs WHERE id IN (
       SELECT id FROM ai_runs
       WHERE kind = 'coaching' AND user_id = $1 AND step_id = $2 AND status = 'succeeded'
       ORDER BY created_at DESC, id DESC OFFSET ${MAX_TRIES})`,
    [userId, stepId],
  );
}
