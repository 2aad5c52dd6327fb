import type { MaterialChanged } from '@waymark/contracts/community/events';
import type { EventData } from '@waymark/contracts/events';
import type { Columns, Narrowed } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import type { LearningMaterialsTable, PublishedRoadmapsTable } from '../../persistence/tables.ts';
import type { LearningMaterial } from '../domain/media.ts';

type MaterialRecord = Narrowed<
  Columns<LearningMaterialsTable, keyof LearningMaterial>,
  Pick<LearningMaterial, 'type'>
>;

/** Those that steps show, in the working copy or as published, and the named ones. */
const OF_ROADMAP = `
  SELECT id, title, type, duration_seconds AS "durationSeconds", page_count AS "pageCount", state
  FROM learning_materials WHERE id = ANY (
    ARRAY(SELECT unnest(material_ids) FROM steps WHERE roadmap_id = $1 AND stage_id IS NOT NULL)
    || coalesce((SELECT material_ids FROM published_roadmaps WHERE id = $1), '{}') || $2::text[])`;

export async function readMaterials(
  em: EntityManager,
  roadmapId: string,
  added: readonly string[],
  lock: boolean,
): Promise<Map<string, LearningMaterial>> {
  const materials = await em.query<MaterialRecord[]>(`${OF_ROADMAP}${lock ? ' ORDER BY id FOR SHARE' : ''}`, [
    roadmapId,
    added,
  ]);
  return new Map(materials.map((material) => [material.id, material]));
}

const STORE = `
  INSERT INTO learning_materials (id, version, title, type, duration_seconds, page_count, state)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (id) DO UPDATE SET version = $2, title = $3, type = $4, duration_seconds = $5, page_count = $6, state = $7
  WHERE learning_materials.version < $2 RETURNING id`;

/** Returns false for a version that is not newer than the stored one. */
export async function storeMaterial({ em }: Tx, data: EventData<typeof MaterialChanged>): Promise<boolean> {
  const { materialId, version, type, durationSeconds, pageCount, state } = data;
  const title = state === 'deleted' ? '' : data.title;
  const values = [materialId, version, title, type, durationSeconds, pageCount, state];
  return (await em.query<unknown[]>(STORE, values)).length > 0;
}

/** Locks the published rows that show it, and returns their ids. */
export async function lockPublishedWith({ em }: Tx, materialId: string): Promise<string[]> {
  const shown = await em.query<Columns<PublishedRoadmapsTable, 'id'>[]>(
    'SELECT id FROM published_roadmaps WHERE material_ids @> ARRAY[$1] ORDER BY id FOR UPDATE',
    [materialId],
  );
  return shown.map(({ id }) => id);
}
