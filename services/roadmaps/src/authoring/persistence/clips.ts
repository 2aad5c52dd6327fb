import type { ClipCut } from '@waymark/contracts/ai/events';
import { CutClipJob } from '@waymark/contracts/ai/jobs';
import type { EventData } from '@waymark/contracts/events';
import type { BeginClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import { type Captions, clipKey } from '@waymark/contracts/roadmaps/media';
import type { Moment } from '@waymark/contracts/roadmaps/sources';
import type { RpcOutput } from '@waymark/contracts/rpc';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import type { RoadmapsTable, SourcesTable, VoiceClipsTable } from '../../persistence/tables.ts';
import { cleanText } from '../../shared/domain/clean-draft.ts';
import { withinClip, wordCaptions } from '../domain/captions.ts';
import { allowedContent } from '../domain/consent.ts';
import type { MediaLibrary } from '../domain/media.ts';
import type { ClipSpan, RoadmapState } from '../domain/roadmap-state.ts';
import { isCurrent } from '../domain/step-voice.ts';
import { contentOf } from '../domain/version-content.ts';
import { readLibrary } from './media-library.ts';

type Cut = EventData<typeof ClipCut>;

type Enqueued = Columns<VoiceClipsTable, 'id' | 'enqueueCount'>;

interface ClipToCut {
  from: SourcesTable['key'];
  to: VoiceClipsTable['key'];
  start: VoiceClipsTable['clip_start'];
  end: VoiceClipsTable['clip_end'];
  text: {
    key: VoiceClipsTable['text_key'];
    start: VoiceClipsTable['text_start'];
    end: VoiceClipsTable['text_end'];
  };
}

type TimedClip = Columns<VoiceClipsTable, 'textStart' | 'textEnd'> & {
  start: VoiceClipsTable['clip_start'];
  times: Moment[] | null;
};

const BATCH = 100;

const INSERT = `
  INSERT INTO voice_clips (id, source_id, clip_start, clip_end, text_key, text_start, text_end, key, quiet_since, created_at)
  SELECT $1, id, $3, $4, $5, $6, $7, key || $8, $9, $9 FROM sources WHERE id = $2`;

const BEGIN = `
  UPDATE voice_clips c SET quiet_since = $2 FROM sources s
  WHERE c.id = $1 AND s.id = c.source_id AND c.status = 'processing' AND 'voice' = ANY(s.permissions)
  RETURNING coalesce(s.display_key, s.key) AS from, c.key AS to, c.clip_start AS start, c.clip_end AS end,
    json_build_object('key', c.text_key, 'start', c.text_start, 'end', c.text_end) AS text`;

/**
 * Makes the clips those of a version that is about to be published, with new ones for those that failed. Returns the library with
 * them. The objects of the others are deleted as orphaned ones. Requires the roadmap's lock.
 */
export async function syncClips(
  tx: Tx,
  state: RoadmapState,
  library: MediaLibrary,
  now: Date,
): Promise<MediaLibrary> {
  const wanted = voicesIn(state, library);
  const stored = [...library.values()].flatMap(({ id, clips }) =>
    clips.map((clip) => ({ clip, name: nameOf({ sourceId: id, ...clip }) })),
  );
  const current = stored.filter(({ clip, name }) => clip.status !== 'failed' && wanted.has(name));
  const unused = stored.filter((one) => !current.includes(one)).map(({ clip }) => clip.id);
  for (const { name } of current) wanted.delete(name);
  if (unused.length + wanted.size === 0) return library;
  await tx.em.query('DELETE FROM voice_clips WHERE id = ANY($1)', [unused]);
  for (const voice of wanted.values()) await insertClip(tx, voice, now);
  return readLibrary(tx.em, state.id);
}

function voicesIn(state: RoadmapState, library: MediaLibrary): Map<string, ClipSpan> {
  const { stages } = allowedContent(contentOf(state), library);
  const voices = stages.flatMap(({ steps }) => steps.flatMap(({ voice }) => voice ?? []));
  return new Map(voices.filter((voice) => isCurrent(voice, library)).map((voice) => [nameOf(voice), voice]));
}

const nameOf = ({ sourceId, start, end }: Pick<ClipSpan, 'sourceId' | 'start' | 'end'>): string =>
  `${sourceId} ${start} ${end}`;

async function insertClip(tx: Tx, voice: ClipSpan, now: Date): Promise<void> {
  const id = newId();
  const { sourceId, start, end, textKey, textStart, textEnd } = voice;
  const suffix = clipKey('', id);
  await tx.em.query(INSERT, [id, sourceId, start, end, textKey, textStart, textEnd, suffix, now]);
  enqueue(tx, { id, enqueueCount: 1 });
}

/** Enqueues an unfinished one again. */
export async function requeueClip(tx: Tx, id: string, now: Date): Promise<void> {
  const [rows] = await tx.em.query<[Enqueued[], number]>(
    `UPDATE voice_clips SET quiet_since = $2, enqueue_count = enqueue_count + 1
     WHERE id = $1 RETURNING id, enqueue_count AS "enqueueCount"`,
    [id, now],
  );
  for (const clip of rows) enqueue(tx, clip);
}

/** The count makes the job id unique: BullMQ ignores the id of an existing job. */
const enqueue = (tx: Tx, { id, enqueueCount }: Enqueued): void =>
  tx.enqueue(CutClipJob, { clipId: id }, { jobId: `${id}-${enqueueCount}` });

/** What the worker needs; `skip` for a clip that may not be played any more, or that is ready. */
export async function beginClip(
  em: EntityManager,
  id: string,
  now: Date,
): Promise<RpcOutput<typeof BeginClip>> {
  const [rows] = await em.query<[ClipToCut[], number]>(BEGIN, [id, now]);
  return rows[0] ? { next: 'cut', ...rows[0] } : { next: 'skip' };
}

/** Stores a result. Locks the roadmap before, and returns its id; null for a clip that is gone or has a result. */
export async function finishClip(em: EntityManager, result: Cut): Promise<string | null> {
  const [roadmap] = await em.query<Columns<RoadmapsTable, 'id'>[]>(
    `SELECT r.id FROM roadmaps r JOIN sources s ON s.roadmap_id = r.id JOIN voice_clips c ON c.source_id = s.id
     WHERE c.id = $1 FOR NO KEY UPDATE OF r`,
    [result.clipId],
  );
  if (!roadmap) return null;
  const { contentType, seconds, words } =
    result.outcome === 'cut' ? result : { contentType: null, seconds: null, words: null };
  const said = words && cleanText(words);
  const captions = said && (await clipCaptions(em, result.clipId, said));
  const [, changed] = await em.query<[unknown[], number]>(
    `UPDATE voice_clips SET status = $2, content_type = $3, seconds = $4, words = $5, captions = $6
     WHERE id = $1 AND status = 'processing'`,
    [
      result.clipId,
      contentType ? 'ready' : 'failed',
      contentType,
      seconds,
      said,
      captions && JSON.stringify(captions),
    ],
  );
  return changed > 0 ? roadmap.id : null;
}

/** By word, if the recording has times of its words. */
async function clipCaptions(em: EntityManager, id: string, words: string): Promise<Captions | null> {
  const [row] = await em.query<TimedClip[]>(
    `SELECT c.clip_start AS start, c.text_start AS "textStart", c.text_end AS "textEnd", s.word_times AS times
     FROM voice_clips c JOIN sources s ON s.id = c.source_id AND s.text_key = c.text_key WHERE c.id = $1`,
    [id],
  );
  return row?.times ? wordCaptions(words, withinClip(row.times, row)) : null;
}

/** Storage keys of the clips of these sources. */
export async function clipKeys(em: EntityManager, sourceIds: readonly string[]): Promise<string[]> {
  const rows = await em.query<Columns<VoiceClipsTable, 'key'>[]>(
    'SELECT key FROM voice_clips WHERE source_id = ANY($1)',
    [sourceIds],
  );
  return rows.map(({ key }) => key);
}

/** Returns their storage keys. */
export async function deleteClips(em: EntityManager, sourceId: string): Promise<string[]> {
  const [rows] = await em.query<[Columns<VoiceClipsTable, 'key'>[], number]>(
    'DELETE FROM voice_clips WHERE source_id = $1 RETURNING key',
    [sourceId],
  );
  return rows.map(({ key }) => key);
}

/** Locks unfinished ones without activity since `before`. */
export function lockStalledClips(em: EntityManager, before: Date): Promise<Enqueued[]> {
  return em.query<Enqueued[]>(
    `SELECT id, enqueue_count AS "enqueueCount" FROM voice_clips WHERE status = 'processing' AND quiet_since < $1
     ORDER BY quiet_since LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
    [before],
  );
}
