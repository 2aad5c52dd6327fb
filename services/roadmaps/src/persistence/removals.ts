import type { EntityManager } from 'typeorm';
import { checkEditor, roadmapNotFound } from '../domain/roadmap.ts';
import { clipKeys } from './clips.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { SourceRow } from './source.row.ts';
import { objectKeys } from './sources.repository.ts';

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

/** Id of the active drafting run. */
export async function findActiveDrafting(em: EntityManager, roadmapId: string): Promise<string | undefined> {
  const [run] = await em.query<{ id: string }[]>(
    "SELECT id FROM ai_runs WHERE roadmap_id = $1 AND kind IN ('generate-roadmap', 'ghostwrite') AND finished_at IS NULL",
    [roadmapId],
  );
  return run?.id;
}

/** Ids of the active runs that extract what an upload shows. */
export async function findActiveExtractions(em: EntityManager, sourceIds: string[]): Promise<string[]> {
  const runs = await em.query<{ id: string }[]>(
    `SELECT r.id FROM ai_runs r JOIN artifacts a ON a.id = r.artifact_id
      WHERE a.source_id = ANY($1) AND r.finished_at IS NULL`,
    [sourceIds],
  );
  return runs.map(({ id }) => id);
}

/** Deletes a roadmap with everything that belongs to it. Returns the storage keys of its sources. */
export async function deleteRoadmap(em: EntityManager, id: string): Promise<(string | null)[]> {
  const sources = await em.findBy(SourceRow, { roadmapId: id });
  const clips = await clipKeys(
    em,
    sources.map((source) => source.id),
  );
  // Their artifacts go with the sources.
  for (const table of ['ai_runs', 'progress', 'follows', 'sources', 'steps', 'stages']) {
    await em.query(`DELETE FROM ${table} WHERE roadmap_id = $1`, [id]);
  }
  await em.delete(RoadmapRow, { id });
  return [...sources.flatMap(objectKeys), ...clips];
}

export async function isPublishedMedia(em: EntityManager, { id, roadmapId }: SourceRow): Promise<boolean> {
  const found = await em.query<unknown[]>(
    `SELECT FROM published_roadmaps WHERE id = $1 AND $2 = ANY(media)
     UNION ALL SELECT FROM voice_clips WHERE source_id = $2`,
    [roadmapId, id],
  );
  return found.length > 0;
}
