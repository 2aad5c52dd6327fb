import type { Mood, MoodCheckIn, Reflection } from '@waymark/contracts/roadmaps/learning';
import type { Columns } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { MoodsTable, ReflectionsTable } from '../../persistence/tables.ts';

/** One learner's check-ins and reflections on one roadmap are serialized, so that they can be counted. */
export const companionLock = (userId: number, roadmapId: string): string =>
  `companion of ${userId} on ${roadmapId}`;

/** Returns whether the mood changed: only the latest check-in is stored. */
export async function upsertMood(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  { mood, at }: { mood: Mood; at: Date },
): Promise<boolean> {
  const changed = await em.query<unknown[]>(
    `INSERT INTO moods (user_id, roadmap_id, mood, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, roadmap_id) DO UPDATE SET mood = excluded.mood, at = excluded.at
     WHERE moods.at <= excluded.at AND (moods.at, moods.mood) <> (excluded.at, excluded.mood)
     RETURNING user_id`,
    [userId, roadmapId, mood, at],
  );
  return changed.length > 0;
}

export async function readMood(em: EntityManager, userId: number, roadmapId: string): Promise<MoodCheckIn> {
  const [row] = await em.query<Columns<MoodsTable, 'mood' | 'at'>[]>(
    'SELECT mood, at FROM moods WHERE user_id = $1 AND roadmap_id = $2',
    [userId, roadmapId],
  );
  return { mood: row!.mood, at: row!.at.toISOString() };
}

export type StoredReflection = Columns<
  ReflectionsTable,
  Exclude<keyof Reflection, 'date'> | 'userId' | 'deletedAt'
> & { date: ReflectionsTable['written_at'] };

/** Locks the row against a concurrent deletion. */
export async function lockReflection(em: EntityManager, id: string): Promise<StoredReflection | undefined> {
  const [row] = await em.query<StoredReflection[]>(
    `SELECT id, user_id AS "userId", roadmap_id AS "roadmapId", text, written_at AS date, stage_name AS "stageName",
       stage_number AS "stageNumber", progress, deleted_at AS "deletedAt" FROM reflections WHERE id = $1 FOR SHARE`,
    [id],
  );
  return row;
}

export async function countReflections(
  em: EntityManager,
  userId: number,
  roadmapId: string,
): Promise<number> {
  const [row] = await em.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM reflections
     WHERE user_id = $1 AND roadmap_id = $2 AND deleted_at IS NULL`,
    [userId, roadmapId],
  );
  return row!.count;
}

/** Returns false if the id exists already. */
export async function insertReflection(
  em: EntityManager,
  userId: number,
  reflection: Reflection,
): Promise<boolean> {
  const { id, roadmapId, text, date, stageName, stageNumber, progress } = reflection;
  const inserted = await em.query<unknown[]>(
    `INSERT INTO reflections (id, user_id, roadmap_id, text, written_at, stage_name, stage_number, progress)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, userId, roadmapId, text, date, stageName, stageNumber, progress],
  );
  return inserted.length > 0;
}

/** Deletes the text but not the id, so that a late retry cannot restore it. Returns the roadmap's id, if any. */
export async function clearReflection(
  em: EntityManager,
  userId: number,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const [[row]] = await em.query<[Columns<ReflectionsTable, 'roadmapId'>[], number]>(
    `UPDATE reflections SET deleted_at = $3, text = '', stage_name = ''
     WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL RETURNING roadmap_id AS "roadmapId"`,
    [id, userId, now],
  );
  return row?.roadmapId;
}

export async function deleteClearedReflections(em: EntityManager, before: Date): Promise<void> {
  await em.query('DELETE FROM reflections WHERE deleted_at < $1', [before]);
}
