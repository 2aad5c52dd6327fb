import { Injectable } from '@nestjs/common';
import type { RoadmapVersion, VersionDetail } from '@waymark/contracts/roadmaps/versions';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { RoadmapVersionsTable } from '../../persistence/tables.ts';
import type { VersionChanges } from '../domain/version-changes.ts';
import { versionDetail } from '../domain/version-detail.ts';
import { findOwned } from './owned-roadmap.ts';
import { readVersion, readVersionContent } from './versions.ts';

type VersionRecord = Narrowed<
  Columns<RoadmapVersionsTable, 'version' | 'publishedAt' | 'title' | 'stageCount' | 'stepCount' | 'changes'>,
  { changes: VersionChanges }
>;

const VERSIONS = `
  SELECT version, published_at AS "publishedAt", title, stage_count AS "stageCount", step_count AS "stepCount", changes
  FROM roadmap_versions WHERE roadmap_id = $1 AND ($2::integer IS NULL OR version = $2)
  ORDER BY version DESC LIMIT 500`;

@Injectable()
export class VersionsReader {
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
}

const toVersion = ({ publishedAt, changes, ...record }: VersionRecord): RoadmapVersion => ({
  ...record,
  publishedAt: publishedAt.toISOString(),
  addedCount: changes.addedCount,
  changedCount: changes.changedCount,
  removedCount: changes.removedCount,
});
