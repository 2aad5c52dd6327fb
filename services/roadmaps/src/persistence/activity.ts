import type { EntityManager } from 'typeorm';
import { quartersOf } from '../domain/activity.ts';

/** The learner did something at these moments: what streaks are counted from. */
export async function recordActivity(
  em: EntityManager,
  userId: number,
  moments: readonly Date[],
  now: Date,
): Promise<void> {
  const quarters = quartersOf(moments, now);
  if (quarters.length === 0) return;
  await em.query(
    'INSERT INTO activity (user_id, at) SELECT $1, unnest($2::timestamptz[]) ON CONFLICT DO NOTHING',
    [userId, quarters.map((at) => at.toISOString())],
  );
}
