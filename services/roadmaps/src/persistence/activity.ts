import type { EntityManager } from 'typeorm';
import { quartersOf } from '../domain/activity.ts';

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
