import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { StoryPassage } from '@waymark/contracts/roadmaps/story-passage';
import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { MediaLibrary } from '../../authoring/domain/media.ts';
import type { NameDecisions } from '../../authoring/domain/names/review-names.ts';
import type { Viewer } from '../../authoring/domain/roadmap.ts';
import { readHeldBack } from '../../authoring/persistence/held-back.ts';
import { readLibrary } from '../../authoring/persistence/media-library.ts';
import { readNameDecisions } from '../../authoring/persistence/name-decisions.ts';
import { readRoadmap } from '../../authoring/persistence/published-roadmap.ts';
import type { Span } from '../../drafting/domain/passage.ts';
import type { PublishedRoadmapsTable, SourcesTable } from '../../persistence/tables.ts';

type StoryText = Narrowed<
  Columns<SourcesTable, 'id' | 'textKey' | 'words'>,
  { textKey: string; words: number }
>;

/** What questions about a roadmap are searched in, as the mentor allows it now. */
export interface StoryMaterial {
  roadmap: Roadmap;
  /** Of the published texts; null: not known. */
  language: string | null;
  /** Texts that may be quoted, oldest first. */
  sources: StoryText[];
  heldBack: Span[];
  names: NameDecisions;
  library: MediaLibrary;
  /** Ids of the recordings that learners can play as a whole. */
  played: string[];
}

/**
 * Without takes that are not used, recordings whose words are in an interview answer, and what was added since the newest
 * version was published, unless it is quoted there: its mentor has shown it to no learner yet.
 */
const SOURCES = `
  SELECT s.id, s.text_key AS "textKey", coalesce(s.words, 0) AS words FROM sources s
  LEFT JOIN published_roadmaps p ON p.id = s.roadmap_id
  LEFT JOIN roadmap_versions v ON v.roadmap_id = p.id AND v.version = p.version
  WHERE s.roadmap_id = $1 AND s.status = 'ready' AND s.text_key IS NOT NULL AND NOT s.set_aside
    AND 'quoting' = ANY (s.permissions) AND (v.version IS NULL OR s.created_at <= v.published_at OR s.id = ANY ($2))
    AND NOT EXISTS (SELECT FROM interview_answers a
      WHERE a.roadmap_id = s.roadmap_id AND a.recording_id = s.id AND btrim(a.text) <> '')
  ORDER BY s.created_at, s.id`;

const PUBLISHED = 'SELECT language, media FROM published_roadmaps WHERE id = $1';

/** Error: NOT_FOUND unless the viewer may see the roadmap. */
export async function readStoryMaterial(
  em: EntityManager,
  id: string,
  viewer: Viewer,
): Promise<StoryMaterial> {
  const roadmap = await readRoadmap(em, id, viewer);
  const steps = roadmap.stages.flatMap((stage) => stage.steps);
  const quoted = steps.flatMap(({ evidence }) => evidence?.sourceId ?? []);
  const [published] = await em.query<Columns<PublishedRoadmapsTable, 'language' | 'media'>[]>(PUBLISHED, [
    id,
  ]);
  return {
    roadmap,
    language: published?.language ?? null,
    sources: await em.query<StoryText[]>(SOURCES, [id, quoted]),
    heldBack: (await readHeldBack(em, id)).map(({ evidence }) => evidence),
    names: await readNameDecisions(em, id),
    library: await readLibrary(em, id, { lock: false }),
    played: published?.media ?? [],
  };
}

/** Whether a passage may be sent to an outside model. The mentor's own description of a step may. */
export function maySendPassage(
  { sourceId, step }: Pick<StoryPassage, 'step'> & { sourceId: string | null },
  { roadmap, library }: StoryMaterial,
): boolean {
  const quoting = roadmap.stages.flatMap(({ steps }) => steps).find(({ id }) => id === step?.id);
  const from = sourceId ?? quoting?.evidence?.sourceId;
  return from === undefined || (library.get(from)?.permissions.includes('outside-model') ?? false);
}

/** Of a text, as far as it is recognised, else English. */
export async function readLanguage(em: EntityManager, sample: string): Promise<string> {
  const [found] = await em.query<{ language: string }[]>(
    "SELECT coalesce(search_language(to_tsvector('search_simple', $1)), 'en') AS language",
    [sample],
  );
  return found!.language;
}

/** Null for an empty word of the language. */
export async function readStems(
  em: EntityManager,
  words: readonly string[],
  language: string,
): Promise<Map<string, string | null>> {
  const rows = await em.query<{ word: string; stem: string | null }[]>(
    `SELECT word, (SELECT min(lexeme) FROM unnest(to_tsvector(search_configuration($2), word))) AS stem
     FROM unnest($1::text[]) word`,
    [words, language],
  );
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
