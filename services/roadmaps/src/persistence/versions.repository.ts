import { Injectable } from '@nestjs/common';
import type { RoadmapVersion, VersionDetail } from '@waymark/contracts/roadmaps/versions';
import { Database } from '@waymark/database/database';
import type { VersionChanges } from '../domain/version-changes.ts';
import { versionDetail } from '../domain/version-detail.ts';
import { readLearning } from './learning.ts';
import { findOwned } from './owned-roadmap.ts';
import { readVersion, readVersionContent } from './versions.ts';

interface VersionRecord extends Pick<RoadmapVersion, 'version' | 'title' | 'stageCount' | 'stepCount'> {
  publishedAt: Date;
  changes: VersionChanges;
}

const VERSIONS = `
  SELECT version, published_at AS "publishedAt", title, stage_count AS "stageCount", step_count AS "stepCount", changes
  FROM roadmap_versions WHERE roadmap_id = $1 AND ($2::integer IS NULL OR version = $2)
  ORDER BY version DESC LIMIT 500`;

/** Only increases, up to the published version. */
const SEEN = `
  UPDATE follows f SET seen_version = least($3, p.version) FROM published_roadmaps p
  WHERE f.user_id = $1 AND f.roadmap_id = $2 AND p.id = f.roadmap_id
    AND coalesce(f.seen_version, 0) < least($3, p.version)`;

@Injectable()
export class VersionsRepository {
  constructor(private readonly db: Database) {}

  /** Newest first. Errors: NOT_FOUND, FORBIDDEN. */
  list(roadmapId: string, userId: number): Promise<RoadmapVersion[]> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      return (await em.query<VersionRecord[]>(VERSIONS, [roadmapId, null])).map(toVersion);
    });
  }

  /** With all changes since the version before. Errors: NOT_FOUND, FORBIDDEN. */
  get(roadmapId: string, version: number, userId: number): Promise<VersionDetail> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      const content = await readVersion(em, roadmapId, version);
      const before = await readVersionContent(em, roadmapId, version - 1);
      const [record] = await em.query<VersionRecord[]>(VERSIONS, [roadmapId, version]);
      return { ...toVersion(record!), ...versionDetail(before, content) };
    });
  }

  /** Error: NOT_FOUND unless the learner may see the roadmap. */
  async markSeen(userId: number, roadmapId: string, version: number): Promise<void> {
    await this.db.transaction(async ({ em }) => {
      await readLearning(em, roadmapId, userId);
      await em.query(SEEN, [userId, roadmapId, version]);
    });
  }
}

const toVersion = ({ publishedAt, changes, ...record }: VersionRecord): RoadmapVersion => ({
  ...record,
  publishedAt: publishedAt.toISOString(),
  addedCount: changes.addedCount,
  changedCount: changes.changedCount,
  removedCount: changes.removedCount,
});
