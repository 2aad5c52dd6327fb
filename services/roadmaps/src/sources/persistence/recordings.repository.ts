import { Injectable } from '@nestjs/common';
import { partKey, type Recording, type StartRecordingBody } from '@waymark/contracts/roadmaps/recordings';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { EntityManager } from 'typeorm';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import type { RecordingPartsTable, RecordingsTable } from '../../persistence/tables.ts';
import { recordingNotFound } from '../domain/recording.ts';

type StoredRecording = Columns<
  RecordingsTable,
  'id' | 'roadmapId' | 'fileType' | 'sourceId' | 'takeOf' | 'createdAt' | 'updatedAt'
> &
  Pick<Recording, 'parts' | 'bytes' | 'seconds'>;
export type Part = Columns<RecordingPartsTable, 'number' | 'bytes' | 'sha256'>;

/** The parts before the first gap: those whose number is their position. */
const SELECT = `
  SELECT r.id, r.roadmap_id AS "roadmapId", r.file_type AS "fileType", r.source_id AS "sourceId",
    r.take_of AS "takeOf",
    r.created_at AS "createdAt", r.updated_at AS "updatedAt", coalesce(p.parts, 0)::integer AS parts, coalesce(p.bytes, 0)::integer AS bytes,
    coalesce(p.seconds, 0) AS seconds
  FROM recordings r JOIN roadmaps m ON m.id = r.roadmap_id CROSS JOIN LATERAL (
    SELECT count(*) AS parts, sum(bytes) AS bytes, max(seconds) AS seconds FROM (
      SELECT number, bytes, seconds, row_number() OVER (ORDER BY number) - 1 AS position
      FROM recording_parts WHERE recording_id = r.id) n WHERE number = position) p`;

@Injectable()
export class RecordingsRepository {
  constructor(private readonly db: Database) {}

  /** Unfinished ones, newest first. Errors: NOT_FOUND, FORBIDDEN. */
  list(roadmapId: string, userId: number): Promise<Recording[]> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      const sql = `${SELECT} WHERE r.roadmap_id = $1 AND r.source_id IS NULL ORDER BY r.created_at DESC, r.id DESC`;
      return (await em.query<StoredRecording[]>(sql, [roadmapId])).map(toRecording);
    });
  }

  locate(id: string, userId: number): Promise<{ recording: Recording; parts: Part[] }> {
    return this.db.read(async (em) => {
      const recording = await findRecording(em, id, userId);
      const sql = 'SELECT number, bytes, sha256 FROM recording_parts WHERE recording_id = $1 ORDER BY number';
      return { recording, parts: await em.query<Part[]>(sql, [id]) };
    });
  }

  find(id: string, userId: number): Promise<Recording> {
    return this.db.read((em) => findRecording(em, id, userId));
  }
}

/** Error: NOT_FOUND, also for recordings of others. */
export async function findRecording(em: EntityManager, id: string, userId: number): Promise<Recording> {
  const [row] = await em.query<StoredRecording[]>(`${SELECT} WHERE r.id = $1 AND m.mentor_id = $2`, [
    id,
    userId,
  ]);
  if (!row) throw recordingNotFound();
  return toRecording(row);
}

/** The bytes of all its parts. Error: NOT_FOUND, also for recordings of others. */
export async function lockRecording(
  em: EntityManager,
  id: string,
  userId: number,
): Promise<Columns<RecordingsTable, 'bytes' | 'sourceId'>> {
  const [row] = await em.query<Columns<RecordingsTable, 'bytes' | 'sourceId'>[]>(
    `SELECT r.bytes, r.source_id AS "sourceId" FROM recordings r JOIN roadmaps m ON m.id = r.roadmap_id
     WHERE r.id = $1 AND m.mentor_id = $2 FOR UPDATE OF r`,
    [id, userId],
  );
  if (!row) throw recordingNotFound();
  return row;
}

/** Returns false when the id is in use. */
export async function insertRecording(
  em: EntityManager,
  roadmapId: string,
  { id, fileType, takeOf = null }: StartRecordingBody,
  now: Date,
): Promise<boolean> {
  const inserted = await em.query<unknown[]>(
    `INSERT INTO recordings (id, roadmap_id, file_type, take_of, created_at, updated_at)
     VALUES ($1, $2, $3, (SELECT id FROM sources WHERE id = $4 AND roadmap_id = $2), $5, $5)
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, roadmapId, fileType, takeOf, now],
  );
  return inserted.length > 0;
}

export async function countUnfinished(em: EntityManager, roadmapId: string): Promise<number> {
  const [row] = await em.query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM recordings WHERE roadmap_id = $1 AND source_id IS NULL',
    [roadmapId],
  );
  return row!.count;
}

export async function findPart(em: EntityManager, id: string, number: number): Promise<Part | undefined> {
  const [part] = await em.query<Part[]>(
    'SELECT number, bytes, sha256 FROM recording_parts WHERE recording_id = $1 AND number = $2',
    [id, number],
  );
  return part;
}

export async function insertPart(
  em: EntityManager,
  id: string,
  { number, bytes, sha256, seconds }: Part & { seconds: number },
  now: Date,
): Promise<void> {
  await em.query(
    'INSERT INTO recording_parts (recording_id, number, bytes, sha256, seconds) VALUES ($1, $2, $3, $4, $5)',
    [id, number, bytes, sha256, seconds],
  );
  await em.query('UPDATE recordings SET bytes = bytes + $2, updated_at = $3 WHERE id = $1', [id, bytes, now]);
}

/** Returns the keys of their objects. */
export async function deleteParts(em: EntityManager, id: string): Promise<string[]> {
  const [parts] = await em.query<[Pick<Part, 'number' | 'sha256'>[], number]>(
    'DELETE FROM recording_parts WHERE recording_id = $1 RETURNING number, sha256',
    [id],
  );
  return parts.map(({ number, sha256 }) => partKey(id, number, sha256));
}

/** Recordings without a new part since `before`. Their objects are deleted as orphaned ones. */
export async function deleteOldRecordings(em: EntityManager, before: Date): Promise<void> {
  await em.query('DELETE FROM recordings WHERE updated_at < $1', [before]);
}

const toRecording = (row: StoredRecording): Recording => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function closeRecording(
  em: EntityManager,
  id: string,
  sourceId: string,
  at: Date,
): Promise<void> {
  await em.query('UPDATE recordings SET source_id = $2, updated_at = $3 WHERE id = $1', [id, sourceId, at]);
}

export async function deleteRecording(em: EntityManager, id: string): Promise<void> {
  await em.query('DELETE FROM recordings WHERE id = $1', [id]);
}
