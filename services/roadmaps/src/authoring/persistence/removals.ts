import type { Columns } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { AiRunsTable, SourcesTable } from '../../persistence/tables.ts';
import { checkEditor, roadmapNotFound } from '../domain/roadmap.ts';
import { clipKeys } from './clips.ts';
import { RoadmapRow } from './roadmap.row.ts';

/** Locks a roadmap also against rows that reference it, such as new follows. Errors: NOT_FOUND, FORBIDDEN. */
export async function lockForRemoval(em: EntityManager, id: string, userId: number): Promise<RoadmapRow> {
  const row = await em.findOne(RoadmapRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row) throw roadmapNotFound();
  checkEditor(row, userId);
  return row;
}

/** Followers who still see a published version; 0 without one. */
export async function countFollowers(em: EntityManager, { id, version }: RoadmapRow): Promise<number> {
  if (version === null) return 0;
  const [row] = await em.query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM follows WHERE roadmap_id = $1',
    [id],
  );
  return row!.count;
}

/** Whether others than its mentor follow it. Locks the roadmap, so that none begins to meanwhile. */
export async function isFollowed(em: EntityManager, id: string): Promise<boolean> {
  await em.query('SELECT FROM roadmaps WHERE id = $1 FOR UPDATE', [id]);
  const [row] = await em.query<{ followed: boolean }[]>(
    `SELECT EXISTS (SELECT FROM follows f JOIN roadmaps r ON r.id = f.roadmap_id
       WHERE f.roadmap_id = $1 AND f.user_id <> r.mentor_id) AS followed`,
    [id],
  );
  return row!.followed;
}

/** Id of the active drafting run. */
export async function findActiveDrafting(em: EntityManager, roadmapId: string): Promise<string | undefined> {
  const [run] = await em.query<Columns<AiRunsTable, 'id'>[]>(
    "SELECT id FROM ai_runs WHERE roadmap_id = $1 AND kind IN ('generate-roadmap', 'ghostwrite') AND finished_at IS NULL",
    [roadmapId],
  );
  return run?.id;
}

/** Deletes a roadmap with everything that belongs to it. Returns the storage keys of its sources. */
export async function deleteRoadmap(em: EntityManager, id: string): Promise<(string | null)[]> {
  const sources = await em.query<
    (Columns<SourcesTable, 'id'> & { keys: SourcesTable['key' | 'text_key' | 'display_key'][] })[]
  >('SELECT id, ARRAY[key, text_key, display_key] AS keys FROM sources WHERE roadmap_id = $1', [id]);
  const clips = await clipKeys(
    em,
    sources.map((source) => source.id),
  );
  // Their artifacts go with the sources.
  for (const table of ['ai_runs', 'progress', 'follows', 'sources', 'steps', 'stages']) {
    await em.query(`DELETE FROM ${table} WHERE roadmap_id = $1`, [id]);
  }
  await em.delete(RoadmapRow, { id });
  return [...sources.flatMap(({ keys }) => keys), ...clips];
}
