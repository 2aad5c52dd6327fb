import type { EntityManager } from 'typeorm';
import { quartersOf } from '../domain/activity.ts';

/**
 * An array of the quarter hours since 1970 in which a learner was active or did a step of many days, ascending, from which
 * streaks are counted. $1 learner.
 */
export const QUARTERS = `ARRAY(SELECT (extract(epoch FROM at) / 900)::integer FROM (
    SELECT at FROM activity WHERE user_id = $1 UNION SELECT at FROM step_days WHERE user_id = $1) acted ORDER BY at)`;

/** Stores the activity from which streaks are counted. */
export async function recordActivity(
  em: EntityManager,
  userId: number,
  instants: readonly Date[],
  now: Date,
): Promise<void> {
  const quarters = quartersOf(instants, now);
  if (quarters.length === 0) return;
  await em.query(
    'INSERT INTO activity (user_id, at) SELECT $1, unnest($2::timestamptz[]) ON CONFLICT DO NOTHING',
    [userId, quarters.map((at) => at.toISOString())],
  );
}
