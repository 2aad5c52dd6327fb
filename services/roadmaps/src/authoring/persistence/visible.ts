import type { EntityManager } from 'typeorm';
import { roadmapNotFound } from '../domain/roadmap.ts';

/** SQL condition: `p` is in the public lists. */
export const LISTED = "p.status = 'published' AND NOT p.unlisted";

/** SQL condition: published, followed or the user's own. `user` and `roadmap` are placeholders or columns. */
export const visibleTo = (user: string, roadmap: string): string => `(
  SELECT r.status = 'published' OR r.mentor_id = ${user}
    OR EXISTS (SELECT FROM follows f WHERE f.user_id = ${user} AND f.roadmap_id = r.id)
  FROM roadmaps r WHERE r.id = ${roadmap})`;

/** Error: NOT_FOUND. */
export async function checkVisible(em: EntityManager, roadmapId: string, userId: number): Promise<void> {
  const [row] = await em.query<{ visible: boolean | null }[]>(
    `SELECT ${visibleTo('$1::integer', '$2::text')} AS visible`,
    [userId, roadmapId],
  );
  if (!row?.visible) throw roadmapNotFound();
}
