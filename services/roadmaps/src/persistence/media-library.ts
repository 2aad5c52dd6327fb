import type { EntityManager } from 'typeorm';
import type { MediaLibrary, MediaSource } from '../domain/media.ts';
import { redact } from '../domain/names/replace-name.ts';
import { readMaterials } from './learning-materials.ts';
import { readReplacements } from './name-decisions.ts';

interface LibraryOptions {
  /** Ids of learning materials that an edit may add. */
  added?: readonly string[];
  /** Default true: no learning material changes before what is written from it is committed. */
  lock?: boolean;
}

export async function readLibrary(
  em: EntityManager,
  roadmapId: string,
  { added = [], lock = true }: LibraryOptions = {},
): Promise<MediaLibrary> {
  const sources = await em.query<MediaSource[]>(
    `SELECT id, file_type AS "fileType", duration_seconds AS "durationSeconds", transcript, display_key AS "displayKey",
       permissions, trim_start IS NOT NULL AS "isTrimmed", text_key AS "textKey", moments,
       (SELECT coalesce(json_agg(json_build_object('id', c.id, 'start', c.clip_start, 'end', c.clip_end,
         'status', c.status, 'seconds', c.seconds, 'words', c.words)), '[]') FROM voice_clips c WHERE c.source_id = s.id)
         AS clips
     FROM sources s WHERE roadmap_id = $1`,
    [roadmapId],
  );
  const replacements = await readReplacements(em, roadmapId);
  const byId = new Map(
    sources.map((source) => [
      source.id,
      {
        ...source,
        transcript: source.transcript && redact(source.transcript, replacements),
        clips: source.clips.map((clip) => ({
          ...clip,
          words: clip.words && redact(clip.words, replacements),
        })),
      },
    ]),
  );
  return Object.assign(byId, { materials: await readMaterials(em, roadmapId, added, lock) });
}
