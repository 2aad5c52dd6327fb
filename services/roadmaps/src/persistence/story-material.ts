import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { EntityManager } from 'typeorm';
import type { MediaLibrary } from '../domain/media.ts';
import type { NameDecisions } from '../domain/names/review-names.ts';
import type { Span } from '../domain/passage.ts';
import type { Viewer } from '../domain/roadmap.ts';
import { readHeldBack } from './held-back.ts';
import { readLibrary } from './media-library.ts';
import { readNameDecisions } from './name-decisions.ts';
import { readRoadmap } from './published-roadmap.ts';

/** What questions about a roadmap are searched in, as the mentor allows it now. */
export interface StoryMaterial {
  roadmap: Roadmap;
  /** Of the published texts; null: not known. */
  language: string | null;
  /** Texts that may be quoted, oldest first. */
  sources: { id: string; textKey: string }[];
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
  SELECT s.id, s.text_key AS "textKey" FROM sources s
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
  const [published] = await em.query<{ language: string | null; media: string[] }[]>(PUBLISHED, [id]);
  return {
    roadmap,
    language: published?.language ?? null,
    sources: await em.query<StoryMaterial['sources']>(SOURCES, [id, quoted]),
    heldBack: (await readHeldBack(em, id)).map(({ evidence }) => evidence),
    names: await readNameDecisions(em, id),
    library: await readLibrary(em, id, { lock: false }),
    played: published?.media ?? [],
  };
}

interface Stemmed {
  /** Of the text that begins with `sample`; English where it is not known. */
  language: string;
  /** Null for an empty word of the language. */
  stems: Map<string, string | null>;
}

/** `language`: if it is known. */
export async function readStems(
  em: EntityManager,
  words: readonly string[],
  { language, sample }: { language: string | null; sample: string },
): Promise<Stemmed> {
  const [found] = await em.query<{ language: string }[]>(
    "SELECT coalesce($1, search_language(to_tsvector('search_simple', $2)), 'en') AS language",
    [language, sample],
  );
  const rows = await em.query<{ word: string; stem: string | null }[]>(
    `SELECT word, (SELECT min(lexeme) FROM unnest(to_tsvector(search_configuration($2), word))) AS stem
     FROM unnest($1::text[]) word`,
    [words, found!.language],
  );
  return {
    language: found!.language,
    stems: new Map(rows.map(({ word, stem }) => [word, stem])),
  };
}
