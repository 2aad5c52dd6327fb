import type { EntityManager } from 'typeorm';
import type { MediaLibrary, MediaSource } from '../domain/media.ts';

export async function readLibrary(em: EntityManager, roadmapId: string): Promise<MediaLibrary> {
  const sources = await em.query<MediaSource[]>(
    `SELECT id, file_type AS "fileType", duration_seconds AS "durationSeconds", transcript, display_key AS "displayKey"
     FROM sources WHERE roadmap_id = $1`,
    [roadmapId],
  );
  return new Map(sources.map((source) => [source.id, source]));
}
