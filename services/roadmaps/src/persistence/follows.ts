import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { roadmapNotFound } from '../domain/roadmap.ts';
import type { Learning } from './learning.ts';

/** Error: RULE_REFUSED on what is one's own and not published, unless it is followed already. */
export function checkFollowable({ status, isFollowing }: Pick<Learning, 'status' | 'isFollowing'>): void {
  if (status === 'published' || isFollowing) return;
  throw new AppError('RULE_REFUSED', 'A draft cannot be followed. Publish it first.');
}

/**
 * Follows the roadmap as it is now, or shows that the learner is active; the roadmap's count stays exact. The roadmap is
 * locked as a row that names it locks it, so that it is not deleted meanwhile. Error: NOT_FOUND when it was.
 */
export async function upsertFollow(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  now: Date,
): Promise<void> {
  const there = await em.query<unknown[]>('SELECT FROM roadmaps WHERE id = $1 FOR KEY SHARE', [roadmapId]);
  if (there.length === 0) throw roadmapNotFound();
  const fresh = await em.query<unknown[]>(
    `INSERT INTO follows (user_id, roadmap_id, followed_at, active_at, seen_version)
     SELECT $1, p.id, $3, $3, p.version FROM published_roadmaps p WHERE p.id = $2
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [userId, roadmapId, now],
  );
  if (fresh.length === 0) await updateLastActive(em, userId, roadmapId, now);
  else await count(em, roadmapId, 1);
}

export async function updateLastActive(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  now: Date,
): Promise<void> {
  await em.query('UPDATE follows SET active_at = $3 WHERE user_id = $1 AND roadmap_id = $2', [
    userId,
    roadmapId,
    now,
  ]);
}

export async function deleteFollow(em: EntityManager, userId: number, roadmapId: string): Promise<void> {
  const [dropped] = await em.query<[unknown[], number]>(
    'DELETE FROM follows WHERE user_id = $1 AND roadmap_id = $2 RETURNING user_id',
    [userId, roadmapId],
  );
  if (dropped.length > 0) await count(em, roadmapId, -1);
}

export async function readFollowerCount(em: EntityManager, roadmapId: string): Promise<number> {
  const [row] = await em.query<{ followers: number }[]>(
    'SELECT followers FROM published_roadmaps WHERE id = $1',
    [roadmapId],
  );
  return row?.followers ?? 0;
}

async function count(em: EntityManager, roadmapId: string, change: 1 | -1): Promise<void> {
  await em.query('UPDATE published_roadmaps SET followers = followers + $2 WHERE id = $1', [
    roadmapId,
    change,
  ]);
}
