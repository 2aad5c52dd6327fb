import type { Columns, Narrowed } from '@waymark/database/columns';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import type { RoadmapVersionsTable } from '../../persistence/tables.ts';
import { publicContent } from '../domain/consent.ts';
import type { MediaLibrary } from '../domain/media.ts';
import { countSteps, type RoadmapState } from '../domain/roadmap-state.ts';
import { versionChanges } from '../domain/version-changes.ts';
import {
  contentOf,
  readContent,
  type StoredContent,
  type VersionContent,
} from '../domain/version-content.ts';
import { readReplacements } from './name-decisions.ts';
import { upsertPublished } from './published.ts';

export async function readVersionContent(
  em: EntityManager,
  roadmapId: string,
  version: number,
): Promise<VersionContent | null> {
  const [row] = await em.query<
    Narrowed<Columns<RoadmapVersionsTable, 'content'>, { content: StoredContent }>[]
  >('SELECT content FROM roadmap_versions WHERE roadmap_id = $1 AND version = $2', [roadmapId, version]);
  return row ? readContent(row.content) : null;
}

/** Error: NOT_FOUND. */
export async function readVersion(
  em: EntityManager,
  roadmapId: string,
  version: number,
): Promise<VersionContent> {
  const content = await readVersionContent(em, roadmapId, version);
  if (!content) throw new AppError('NOT_FOUND', 'This roadmap has no such version.');
  return content;
}

/** Stores what is allowed of the working copy as version `state.version` and publishes it. */
export async function insertVersion(
  em: EntityManager,
  state: RoadmapState,
  library: MediaLibrary,
  now: Date,
): Promise<void> {
  const replacements = await readReplacements(em, state.id);
  const content = publicContent(contentOf(state), library, replacements);
  const changes = versionChanges(await readVersionContent(em, state.id, state.version! - 1), content);
  await em.query(
    `INSERT INTO roadmap_versions (roadmap_id, version, revision, published_at, title, stage_count, step_count, changes,
       content) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      state.id,
      state.version,
      state.revision,
      now,
      content.title,
      content.stages.length,
      countSteps(content.stages),
      JSON.stringify(changes),
      JSON.stringify(content),
    ],
  );
  await upsertPublished(em, state, content, library, now);
}
