import type { EntityManager } from 'typeorm';
import { checkEditor, roadmapNotFound } from '../domain/roadmap.ts';
import { RoadmapRow } from './roadmap.row.ts';

/** Finds a roadmap of this mentor, on request with a row lock. Errors: NOT_FOUND, FORBIDDEN. */
export async function findOwned(
  em: EntityManager,
  id: string,
  userId: number,
  options: { lock?: boolean } = {},
): Promise<RoadmapRow> {
  const row = await em.findOne(RoadmapRow, {
    where: { id },
    ...(options.lock ? { lock: { mode: 'for_no_key_update' } } : {}),
  });
  if (!row) throw roadmapNotFound();
  checkEditor(row, userId);
  return row;
}
