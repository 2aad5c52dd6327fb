import type { Permission, PermissionEntry, Removed } from '@waymark/contracts/roadmaps/permissions';
import type { Columns } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { RoadmapsTable, SourcePermissionsTable } from '../../persistence/tables.ts';
import { FIRST_PERMISSIONS, NOTHING_REMOVED } from '../domain/consent.ts';

const MAX_LISTED = 100;

export interface PermissionChange {
  permission: Permission;
  granted: boolean;
  userId: number;
  at: Date;
  via: PermissionEntry['via'];
  removed?: Removed;
}

/** Its trigger updates `sources.permissions`. Requires the roadmap's lock. */
const INSERT = `
  INSERT INTO source_permissions (source_id, permission, granted, at, by_user, via, removed_quotes, removed_clips)
  SELECT unnest($1::text[]), $2, $3, $4, $5, $6, $7, $8`;

type HistoryRecord = Columns<SourcePermissionsTable, 'permission' | 'granted' | 'at' | 'via'> & {
  removed: {
    quotes: SourcePermissionsTable['removed_quotes'];
    clips: SourcePermissionsTable['removed_clips'];
  };
};

const HISTORY = `
  SELECT permission, granted, at, via, json_build_object('quotes', removed_quotes, 'clips', removed_clips) AS removed
  FROM source_permissions WHERE source_id = $1 ORDER BY id DESC LIMIT ${MAX_LISTED}`;

export async function insertPermissions(
  em: EntityManager,
  sourceIds: readonly string[],
  { permission, granted, at, userId, via, removed = NOTHING_REMOVED }: PermissionChange,
): Promise<void> {
  const { quotes, clips } = removed;
  await em.query(INSERT, [sourceIds, permission, granted, at, userId, via, quotes, clips]);
}

/** Newest first. */
export async function readHistory(em: EntityManager, sourceId: string): Promise<PermissionEntry[]> {
  const entries = await em.query<HistoryRecord[]>(HISTORY, [sourceId]);
  return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

/** Of a source that is added to this roadmap. */
export async function firstPermissions(em: EntityManager, roadmapId: string): Promise<Permission[]> {
  const granted = await readOutsideModel(em, roadmapId);
  return granted ? [...FIRST_PERMISSIONS, 'outside-model'] : [...FIRST_PERMISSIONS];
}

/** The choice for all material of a roadmap; null: none yet. */
export async function readOutsideModel(em: EntityManager, roadmapId: string): Promise<boolean | null> {
  const [row] = await em.query<{ granted: RoadmapsTable['outside_model'] }[]>(
    'SELECT outside_model AS granted FROM roadmaps WHERE id = $1',
    [roadmapId],
  );
  return row?.granted ?? null;
}

/** Requires the roadmap's lock. */
export async function storeOutsideModel(
  em: EntityManager,
  roadmapId: string,
  granted: boolean,
): Promise<void> {
  await em.query('UPDATE roadmaps SET outside_model = $2 WHERE id = $1', [roadmapId, granted]);
}
