import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { SourcesTable, VoiceClipsTable } from '../../persistence/tables.ts';
import { sentenceCaptions, withinClip } from '../domain/captions.ts';
import type { Clip, MediaLibrary, MediaSource } from '../domain/media.ts';
import { type Replacements, redactTimed } from '../domain/names/replace-name.ts';
import { readMaterials } from './learning-materials.ts';
import { readReplacements } from './name-decisions.ts';

type StoredClip = Narrowed<
  Columns<VoiceClipsTable, Exclude<keyof Clip, 'start' | 'end'> | 'textStart' | 'textEnd'>,
  Pick<Clip, 'captions'>
> & { start: VoiceClipsTable['clip_start']; end: VoiceClipsTable['clip_end'] };
type StoredSource = Narrowed<
  Columns<SourcesTable, Exclude<keyof MediaSource, 'isTrimmed' | 'clips'>>,
  Pick<MediaSource, 'captions' | 'permissions' | 'moments'>
> & { isTrimmed: boolean; clips: StoredClip[] };

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
  const sources = await em.query<StoredSource[]>(
    `SELECT id, file_type AS "fileType", duration_seconds AS "durationSeconds", transcript, display_key AS "displayKey",
       captions, sample_voice AS "sampleVoice", permissions, trim_start IS NOT NULL AS "isTrimmed", text_key AS "textKey", moments,
       (SELECT coalesce(json_agg(json_build_object('id', c.id, 'start', c.clip_start, 'end', c.clip_end,
         'status', c.status, 'seconds', c.seconds, 'words', c.words, 'captions', c.captions, 'textStart', c.text_start,
         'textEnd', c.text_end)), '[]') FROM voice_clips c WHERE c.source_id = s.id)
         AS clips
     FROM sources s WHERE roadmap_id = $1`,
    [roadmapId],
  );
  const replacements = await readReplacements(em, roadmapId);
  const byId = new Map(sources.map((source) => [source.id, redacted(source, replacements)]));
  return Object.assign(byId, { materials: await readMaterials(em, roadmapId, added, lock) });
}

/** Without names of other people, and with captions by the time codes where there are no times of words. */
function redacted({ clips, ...source }: StoredSource, replacements: Replacements): MediaSource {
  const { transcript, moments } = source;
  const timed = source.captions ?? sentenceCaptions(transcript, moments);
  const shown = redactTimed(transcript, timed, replacements);
  return {
    ...source,
    transcript: shown.text,
    captions: shown.captions,
    clips: clips.map(({ textStart, textEnd, ...clip }) => {
      const times = withinClip(moments ?? [], { start: clip.start, textStart, textEnd });
      const words = redactTimed(
        clip.words,
        clip.captions ?? sentenceCaptions(clip.words, times),
        replacements,
      );
      return { ...clip, words: words.text, captions: words.captions };
    }),
  };
}
