import type { WhatsNew } from '@waymark/contracts/roadmaps/versions';
import type { Columns } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import { hasChanges, versionChanges } from '../../authoring/domain/version-changes.ts';
import { readVersionContent } from '../../authoring/persistence/versions.ts';
import { withoutWithdrawnTitles } from '../../authoring/persistence/withdrawn-titles.ts';
import type { RoadmapVersionsTable } from '../../persistence/tables.ts';
import type { Learning } from './learning.ts';

/** Only increases, up to the published version. */
const SEEN = `
  UPDATE follows f SET seen_version = least($3, p.version) FROM published_roadmaps p
  WHERE f.user_id = $1 AND f.roadmap_id = $2 AND p.id = f.roadmap_id
    AND coalesce(f.seen_version, 0) < least($3, p.version)`;

/** Changes that a follower has not seen; null without any, or while the roadmap is unpublished. */
export async function readWhatsNew(
  em: EntityManager,
  roadmapId: string,
  { status, version, seenVersion }: Pick<Learning, 'status' | 'version' | 'seenVersion'>,
): Promise<WhatsNew | null> {
  if (status !== 'published' && status !== 'archived') return null;
  if (version === null || seenVersion === null || seenVersion >= version) return null;
  const [before, after] = [
    await readVersionContent(em, roadmapId, seenVersion),
    await readVersionContent(em, roadmapId, version),
  ];
  const changes = await withoutWithdrawnTitles(em, versionChanges(before, after!));
  if (!hasChanges(changes)) return null;
  const [newest] = await em.query<Columns<RoadmapVersionsTable, 'publishedAt'>[]>(
    'SELECT published_at AS "publishedAt" FROM roadmap_versions WHERE roadmap_id = $1 AND version = $2',
    [roadmapId, version],
  );
  return { version, publishedAt: newest!.publishedAt.toISOString(), ...changes };
}

export async function markSeen(
  em: EntityManager,
  userId: number,
  roadmapId: string,
  version: number,
): Promise<void> {
  await em.query(SEEN, [userId, roadmapId, version]);
}
