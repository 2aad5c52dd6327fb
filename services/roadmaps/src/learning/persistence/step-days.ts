import type { StepDays } from '@waymark/contracts/roadmaps/own-steps';
import type { EntityManager } from 'typeorm';
import type { StepOf } from './step-reminders.ts';

/** The days of all steps of a roadmap that the learner did at least once. */
export function readStepDays(em: EntityManager, userId: number, roadmapId: string): Promise<StepDays[]> {
  return em.query<StepDays[]>(
    `SELECT step_id AS "stepId", count(*)::integer AS count, max(local_date) AS last FROM step_days
     WHERE user_id = $1 AND roadmap_id = $2 GROUP BY step_id ORDER BY step_id`,
    [userId, roadmapId],
  );
}

export async function readDaysOfStep(em: EntityManager, { userId, stepId }: StepOf): Promise<StepDays> {
  const [row] = await em.query<Omit<StepDays, 'stepId'>[]>(
    `SELECT count(*)::integer AS count, coalesce(max(local_date), '') AS last FROM step_days
     WHERE user_id = $1 AND step_id = $2`,
    [userId, stepId],
  );
  return { stepId, ...row! };
}

/** `quarter`: the quarter hour of now, by which streaks are counted. Returns false if the day is stored already. */
export async function insertStepDay(
  em: EntityManager,
  { userId, roadmapId, stepId }: StepOf,
  date: string,
  quarter: Date,
): Promise<boolean> {
  const inserted = await em.query<unknown[]>(
    `INSERT INTO step_days (user_id, step_id, local_date, roadmap_id, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [userId, stepId, date, roadmapId, quarter],
  );
  return inserted.length > 0;
}

/** Returns false if the day was not stored. */
export async function deleteStepDay(
  em: EntityManager,
  { userId, stepId }: StepOf,
  date: string,
): Promise<boolean> {
  const [deleted] = await em.query<[unknown[], number]>(
    'DELETE FROM step_days WHERE user_id = $1 AND step_id = $2 AND local_date = $3 RETURNING user_id',
    [userId, stepId, date],
  );
  return deleted.length > 0;
}
