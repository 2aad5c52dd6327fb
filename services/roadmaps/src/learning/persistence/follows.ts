import type { Columns } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import { roadmapNotFound } from '../../authoring/domain/roadmap.ts';
import type { PublishedRoadmapsTable } from '../../persistence/tables.ts';

/**
 * Follows the roadmap, or marks an existing follow as active. Locks the roadmap against being deleted or unpublished meanwhile.
 * Error: NOT_FOUND.
 */
export async function upsertFollow(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  now: Date,
): Promise<void> {
  const found = await em.query<unknown[]>(
    "SELECT FROM roadmaps WHERE id = $1 AND status <> 'draft' FOR KEY SHARE",
    [roadmapId],
  );
  if (found.length === 0) throw roadmapNotFound();
  const inserted = await em.query<unknown[]>(
    `INSERT INTO follows (user_id, roadmap_id, followed_at, active_at, seen_version)
     SELECT $1, p.id, $3, $3, p.version FROM published_roadmaps p WHERE p.id = $2
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [userId, roadmapId, now],
  );
  if (inserted.length === 0) await updateLastActive(em, userId, roadmapId, now);
  else await addToFollowerCount(em, roadmapId, 1);
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
  const [deleted] = await em.query<[unknown[], number]>(
    'DELETE FROM follows WHERE user_id = $1 AND roadmap_id = $2 RETURNING user_id',
    [userId, roadmapId],
  );
  if (deleted.length > 0) await addToFollowerCount(em, roadmapId, -1);
}

export async function readFollowerCount(em: EntityManager, roadmapId: string): Promise<number> {
  const [row] = await em.query<Columns<PublishedRoadmapsTable, 'followers'>[]>(
    'SELECT followers FROM published_roadmaps WHERE id = $1',
    [roadmapId],
  );
  return row?.followers ?? 0;
}

async function addToFollowerCount(em: EntityManager, roadmapId: string, change: 1 | -1): Promise<void> {
  await em.query('UPDATE published_roadmaps SET followers = followers + $2 WHERE id = $1', [
    roadmapId,
    change,
  ]);
}
