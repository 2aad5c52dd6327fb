import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import type { EntityManager } from 'typeorm';
import { CARD_COLUMNS, type SummaryRecord, withIsoDates } from '../../authoring/persistence/summary.ts';

/** The saved roadmaps of a learner are serialized, so that they can be counted. */
export const savedLock = (userId: number): string => `saved roadmaps of ${userId}`;

/** Those the learner may see, newest first. */
export async function readSaved(em: EntityManager, userId: number, limit: number): Promise<RoadmapSummary[]> {
  const rows = await em.query<SummaryRecord[]>(
    `SELECT ${CARD_COLUMNS} FROM saved_roadmaps s JOIN published_roadmaps p ON p.id = s.roadmap_id
     WHERE s.user_id = $1 AND (p.status = 'published' OR p.status = 'archived' AND EXISTS (
       SELECT FROM follows f WHERE f.user_id = $1 AND f.roadmap_id = p.id))
     ORDER BY s.saved_at DESC, s.roadmap_id DESC LIMIT $2`,
    [userId, limit],
  );
  return rows.map(withIsoDates);
}

/** Without those that are gone from the list, which would take up room unseen. */
export async function countSaved(em: EntityManager, userId: number, exceptId: string): Promise<number> {
  const [row] = await em.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM saved_roadmaps s JOIN published_roadmaps p ON p.id = s.roadmap_id
     WHERE s.user_id = $1 AND s.roadmap_id <> $2 AND p.status IN ('published', 'archived')`,
    [userId, exceptId],
  );
  return row!.count;
}

export async function insertSaved(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  now: Date,
): Promise<void> {
  await em.query(
    'INSERT INTO saved_roadmaps (user_id, roadmap_id, saved_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [userId, roadmapId, now],
  );
}

export async function deleteSaved(em: EntityManager, userId: number, roadmapId: string): Promise<void> {
  await em.query('DELETE FROM saved_roadmaps WHERE user_id = $1 AND roadmap_id = $2', [userId, roadmapId]);
}
