import type { WhatsNew } from '@waymark/contracts/roadmaps/versions';
import type { EntityManager } from 'typeorm';
import { hasChanges, versionChanges } from '../domain/version-changes.ts';
import type { Learning } from './learning.ts';
import { readVersionContent } from './versions.ts';
import { withoutWithdrawnTitles } from './withdrawn-titles.ts';

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
  const [newest] = await em.query<{ publishedAt: Date }[]>(
    'SELECT published_at AS "publishedAt" FROM roadmap_versions WHERE roadmap_id = $1 AND version = $2',
    [roadmapId, version],
  );
  return { version, publishedAt: newest!.publishedAt.toISOString(), ...changes };
}
