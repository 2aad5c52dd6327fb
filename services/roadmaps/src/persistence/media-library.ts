import type { EntityManager } from 'typeorm';
import type { MediaLibrary, MediaSource } from '../domain/media.ts';
import { redact } from '../domain/names/replace-name.ts';
import { readReplacements } from './name-decisions.ts';

export async function readLibrary(em: EntityManager, roadmapId: string): Promise<MediaLibrary> {
  const sources = await em.query<MediaSource[]>(
    `SELECT id, file_type AS "fileType", duration_seconds AS "durationSeconds", transcript, display_key AS "displayKey",
       permissions,
       trim_start IS NOT NULL AS "isTrimmed"
     FROM sources WHERE roadmap_id = $1`,
    [roadmapId],
  );
  const replacements = await readReplacements(em, roadmapId);
  return new Map(
    sources.map((source) => [
      source.id,
      { ...source, transcript: source.transcript && redact(source.transcript, replacements) },
    ]),
  );
}
