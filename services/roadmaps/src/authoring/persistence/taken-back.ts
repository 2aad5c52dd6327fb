import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { RoadmapVersionsTable } from '../../persistence/tables.ts';
import { allowedContent, publicContent } from '../domain/consent.ts';
import type { MediaLibrary } from '../domain/media.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';
import { hasFailedClip } from '../domain/step-voice.ts';
import { contentOf, type StoredContent, sameContent } from '../domain/version-content.ts';
import { readReplacements } from './name-decisions.ts';
import { rewritePublished } from './published.ts';
import { readVersionContent } from './versions.ts';

type StoredVersion = Narrowed<
  Columns<RoadmapVersionsTable, 'version' | 'content'>,
  { content: StoredContent }
>;

/** Versions whose content names the source. */
const NAMING = `
  SELECT version, content FROM roadmap_versions WHERE roadmap_id = $1 AND position($2 IN content::text) > 0`;

/** The guidance that learners received before may repeat a quote. */
const FORGET_IN_COACHINGS = `
  UPDATE ai_runs SET coaching = jsonb_set(coaching, '{quote}', 'null')
  WHERE roadmap_id = $1 AND kind = 'coaching' AND coaching ->> 'quote' IS NOT NULL
    AND EXISTS (SELECT FROM unnest($2::text[]) quote WHERE position(coaching ->> 'quote' IN quote) > 0)`;

/**
 * Takes what is no longer allowed of a source out of all versions, the published row and stored guidance.
 * `library`: with the new permissions. Requires the roadmap's lock.
 */
export async function takeOut(
  em: EntityManager,
  { roadmapId, sourceId }: { roadmapId: string; sourceId: string },
  library: MediaLibrary,
  quotes: readonly string[],
): Promise<void> {
  const versions = await em.query<StoredVersion[]>(NAMING, [roadmapId, sourceId]);
  for (const { version, content } of versions) {
    await em.query('UPDATE roadmap_versions SET content = $3 WHERE roadmap_id = $1 AND version = $2', [
      roadmapId,
      version,
      JSON.stringify(allowedContent(content, library)),
    ]);
  }
  if (versions.length > 0) await rewritePublished(em, roadmapId, library);
  if (quotes.length > 0) await em.query(FORGET_IN_COACHINGS, [roadmapId, quotes]);
}

/** What is published against what would be published now. Requires the roadmap's lock. */
export async function refreshUnpublishedChanges(
  em: EntityManager,
  state: RoadmapState,
  library: MediaLibrary,
): Promise<void> {
  if (state.version === null) return;
  const published = await readVersionContent(em, state.id, state.version);
  const content = publicContent(contentOf(state), library, await readReplacements(em, state.id));
  const isChanged = !sameContent(content, published!) || hasFailedClip(state.stages, library);
  await em.query('UPDATE roadmaps SET has_unpublished_changes = $2 WHERE id = $1', [state.id, isChanged]);
}
