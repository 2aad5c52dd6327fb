import { Injectable } from '@nestjs/common';
import type { SourcePermissions } from '@waymark/contracts/roadmaps/permissions';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { EntityManager } from 'typeorm';
import { partsOf } from '../../authoring/domain/consent.ts';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { readHistory, readOutsideModel } from '../../authoring/persistence/permissions.ts';
import { RoadmapRow } from '../../authoring/persistence/roadmap.row.ts';
import { readVersionContent } from '../../authoring/persistence/versions.ts';
import type { PublishedRoadmapsTable } from '../../persistence/tables.ts';
import type { SourceRow } from './source.row.ts';
import { SourcesRepository } from './sources.repository.ts';

@Injectable()
export class PermissionsReader {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
  ) {}

  /** Error: NOT_FOUND. */
  find(id: string, userId: number): Promise<SourcePermissions> {
    return this.db.read(async (em) => readPermissions(em, await this.sources.findIn(em, id, userId)));
  }

  /** Errors: NOT_FOUND, FORBIDDEN. */
  outsideModel(roadmapId: string, userId: number): Promise<boolean | null> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      return readOutsideModel(em, roadmapId);
    });
  }
}

export const readPermissions = async (em: EntityManager, source: SourceRow): Promise<SourcePermissions> => ({
  sourceId: source.id,
  roadmapId: source.roadmapId,
  granted: source.permissions,
  history: await readHistory(em, source.id),
  published: await readPublished(em, source),
});

/** What learners see of a source. */
async function readPublished(
  em: EntityManager,
  { id, roadmapId }: SourceRow,
): Promise<SourcePermissions['published']> {
  const { version } = await em.findOneByOrFail(RoadmapRow, { id: roadmapId });
  const content = version === null ? null : await readVersionContent(em, roadmapId, version);
  if (!content) return null;
  const { quotes, clips, voices, titles } = partsOf(content, id);
  const [row] = await em.query<Columns<PublishedRoadmapsTable, 'followers'>[]>(
    'SELECT followers FROM published_roadmaps WHERE id = $1',
    [roadmapId],
  );
  return {
    ...{ quotes: quotes.length, clips, voices },
    ...{ titles: titles.length, titled: titles, followers: row?.followers ?? 0 },
  };
}
