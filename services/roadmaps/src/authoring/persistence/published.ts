import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { RoadmapVersionsTable } from '../../persistence/tables.ts';
import { cardQuote } from '../domain/card-quote.ts';
import type { MediaLibrary } from '../domain/media.ts';
import { countSteps, type RoadmapState } from '../domain/roadmap-state.ts';
import { storyOf, toStages } from '../domain/shown-stages.ts';
import {
  materialsOf,
  mediaOf,
  readContent,
  type StoredContent,
  type VersionContent,
} from '../domain/version-content.ts';
import { DETAIL_COLUMNS, toDetailsRecord } from './detail-columns.ts';
import { readHeldBack } from './held-back.ts';
import { readLibrary } from './media-library.ts';

/** Cards hold the beginning of the bio: a page of a hundred whole ones would not fit into one message. */
const BIO_CHARS = 300;

export const MENTOR_JSON = `json_build_object('id', m.id, 'name', m.name, 'avatar', m.avatar, 'bio', m.bio)`;
export const MENTOR_CARD_JSON = `json_build_object('id', m.id, 'name', m.name, 'avatar', m.avatar,
  'bio', left(m.bio, ${BIO_CHARS}))`;
export const CATEGORY_JSON = `json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'color', c.color,
  'icon', c.icon)`;

/** Writes the row from which a version is read. Locks the mentor, so that no concurrent profile change is lost. */
export async function upsertPublished(
  em: EntityManager,
  state: RoadmapState,
  content: VersionContent,
  library: MediaLibrary,
  now: Date,
): Promise<void> {
  const { id, status, version, revision, mentorId, publishedAt } = state;
  await em.query('SELECT FROM mentors WHERE id = $1 FOR SHARE', [mentorId]);
  await em.query(UPSERT, [
    id,
    status,
    version,
    revision,
    mentorId,
    toDetailsRecord(content),
    content.audioSourceId && mediaUrl(content.audioSourceId),
    publishedAt,
    now,
    content.stages.length,
    countSteps(content.stages),
    JSON.stringify(outlineOf(content)),
    JSON.stringify(toStages(content.stages, library, { publicOnly: true })),
    mediaOf(content),
    materialsOf(content),
    cardQuote(content, await readHeldBack(em, id)),
    JSON.stringify(storyOf(content.audioSourceId, library)),
  ]);
  const stepIds = content.stages.flatMap(({ steps }) => steps.map((step) => step.id));
  await em.query(
    'UPDATE steps SET published = (id = ANY($2)) WHERE roadmap_id = $1 AND published <> (id = ANY($2))',
    [id, stepIds],
  );
}

/** Updates the published stages that show this source. */
export async function refreshPublishedMedia(
  em: EntityManager,
  source: { id: string; roadmapId: string },
): Promise<void> {
  const shown = await em.query<unknown[]>(
    `SELECT FROM published_roadmaps WHERE id = $1 AND $2 = ANY(media)
     UNION ALL SELECT FROM voice_clips WHERE source_id = $2`,
    [source.roadmapId, source.id],
  );
  if (shown.length === 0) return;
  await rewritePublished(em, source.roadmapId, await readLibrary(em, source.roadmapId));
}

/** Writes the published row again, from its stored version. */
export async function rewritePublished(
  em: EntityManager,
  roadmapId: string,
  library: MediaLibrary,
): Promise<void> {
  const [newest] = await em.query<
    Narrowed<Columns<RoadmapVersionsTable, 'content'>, { content: StoredContent }>[]
  >(
    `SELECT v.content FROM published_roadmaps p JOIN roadmap_versions v ON v.roadmap_id = p.id AND v.version = p.version
     WHERE p.id = $1`,
    [roadmapId],
  );
  if (!newest) return;
  const content = readContent(newest.content);
  await em.query(
    'UPDATE published_roadmaps SET stages = $2, media = $3, audio_url = $4, quote = $5, story = $6 WHERE id = $1',
    [
      roadmapId,
      JSON.stringify(toStages(content.stages, library, { publicOnly: true })),
      mediaOf(content),
      content.audioSourceId && mediaUrl(content.audioSourceId),
      cardQuote(content, await readHeldBack(em, roadmapId)),
      JSON.stringify(storyOf(content.audioSourceId, library)),
    ],
  );
}

export async function updatePublishedStatus(
  em: EntityManager,
  { id, status, publishedAt }: Pick<RoadmapState, 'id' | 'status' | 'publishedAt'>,
): Promise<void> {
  await em.query('UPDATE published_roadmaps SET status = $2, published_at = $3 WHERE id = $1', [
    id,
    status,
    publishedAt,
  ]);
}

const outlineOf = ({ stages }: VersionContent) =>
  stages.map(({ id, steps }) => ({ id, steps: steps.map((step) => ({ id: step.id })) }));

const UPSERT = `
  INSERT INTO published_roadmaps (id, status, version, revision, mentor_id, mentor_name, mentor_version, mentor,
    mentor_card, category, ${DETAIL_COLUMNS.join(', ')}, audio_url, published_at, updated_at,
    stage_count, step_count, outline, stages, media, material_ids, quote, story, unlisted, followers)
  SELECT $1, $2, $3, $4, m.id, m.name, m.version, ${MENTOR_JSON}, ${MENTOR_CARD_JSON}, ${CATEGORY_JSON},
    ${DETAIL_COLUMNS.map((column) => `d.${column}`).join(', ')}, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
    m.suspended, (SELECT count(*) FROM follows f WHERE f.roadmap_id = $1)
  FROM mentors m, jsonb_populate_record(NULL::published_roadmaps, $6) d JOIN categories c ON c.id = d.category_id
  WHERE m.id = $5
  ON CONFLICT (id) DO UPDATE SET
    status = excluded.status, version = excluded.version, revision = excluded.revision,
    mentor_name = excluded.mentor_name, mentor_version = excluded.mentor_version, mentor = excluded.mentor,
    mentor_card = excluded.mentor_card, category = excluded.category,
    ${DETAIL_COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')},
    audio_url = excluded.audio_url, published_at = excluded.published_at, updated_at = excluded.updated_at,
    stage_count = excluded.stage_count, step_count = excluded.step_count, outline = excluded.outline,
    stages = excluded.stages, media = excluded.media, material_ids = excluded.material_ids, quote = excluded.quote,
    story = excluded.story, unlisted = excluded.unlisted`;
