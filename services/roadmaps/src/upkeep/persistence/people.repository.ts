import { Injectable } from '@nestjs/common';
import type { RoadmapsAtDeletion } from '@waymark/contracts/identity/account';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { In } from 'typeorm';
import { clipKeys } from '../../authoring/persistence/clips.ts';
import { readLibrary } from '../../authoring/persistence/media-library.ts';
import { rewritePublished } from '../../authoring/persistence/published.ts';
import type { MentorsTable, RoadmapsTable, SourcesTable } from '../../persistence/tables.ts';
import { SourceRow } from '../../sources/persistence/source.row.ts';
import { objectKeys } from '../../sources/persistence/sources.repository.ts';

export type OwnedRoadmap = Columns<RoadmapsTable, 'id' | 'status'> & {
  /** Whether it was published, and other people follow it or have written or ticked something there. */
  hasOthers: boolean;
};

/** SQL: other people than $1 with rows of the roadmap r. */
const OTHERS = ['follows', 'progress', 'reflections', 'moods', 'progress_resets']
  .map((table) => `SELECT t.user_id FROM ${table} t WHERE t.roadmap_id = r.id AND t.user_id <> $1`)
  .join(' UNION ');
const HAS_OTHERS = `r.version IS NOT NULL AND EXISTS (${OTHERS})`;

const AT_DELETION = `
  WITH own AS (SELECT r.id, ${HAS_OTHERS} AS "hasOthers" FROM roadmaps r WHERE r.mentor_id = $1)
  SELECT json_build_object(
      'count', (SELECT count(*) FROM own WHERE "hasOthers"),
      'people', (SELECT count(DISTINCT f.user_id) FROM follows f JOIN own ON own.id = f.roadmap_id
        WHERE own."hasOthers" AND f.user_id <> $1)) AS followed,
    (SELECT count(*)::int FROM own WHERE NOT "hasOthers") AS unfollowed,
    (SELECT count(*)::int FROM sources s JOIN own ON own.id = s.roadmap_id) AS uploads,
    (SELECT count(*)::int FROM follows WHERE user_id = $1) AS following,
    (SELECT count(*)::int FROM reflections WHERE user_id = $1 AND deleted_at IS NULL) AS reflections`;

const FILES = `SELECT s.id, s.key, s.original_name AS name, s.file_size AS size
  FROM sources s JOIN roadmaps r ON r.id = s.roadmap_id
  WHERE r.mentor_id = $1 AND ($2::text IS NULL OR s.id > $2) ORDER BY s.id LIMIT $3`;

const FILES_PER_PAGE = 500;

export type OwnFile = Columns<SourcesTable, 'id' | 'key'> & {
  name: SourcesTable['original_name'];
  size: SourcesTable['file_size'];
};

/** What belongs to one person, across roadmaps. */
@Injectable()
export class PeopleRepository {
  constructor(private readonly db: Database) {}

  async atDeletion(userId: number): Promise<RoadmapsAtDeletion> {
    const [facts] = await this.db.query<RoadmapsAtDeletion>(AT_DELETION, [userId]);
    return facts!;
  }

  async files(userId: number, cursor: string | undefined) {
    const rows = await this.db.query<OwnFile>(FILES, [userId, cursor ?? null, FILES_PER_PAGE + 1]);
    const items = rows.slice(0, FILES_PER_PAGE);
    return { items, nextCursor: rows.length > FILES_PER_PAGE ? items.at(-1)!.id : null };
  }

  /** Locks them also against rows that reference them, such as new follows. */
  async lockRoadmaps({ em }: Tx, userId: number): Promise<OwnedRoadmap[]> {
    await em.query('SELECT FROM roadmaps WHERE mentor_id = $1 ORDER BY id FOR UPDATE', [userId]);
    return em.query<OwnedRoadmap[]>(
      `SELECT r.id, r.status, ${HAS_OTHERS} AS "hasOthers" FROM roadmaps r WHERE r.mentor_id = $1 ORDER BY r.id`,
      [userId],
    );
  }

  /** Sources that the published version does not show. */
  async unpublishedSources({ em }: Tx, roadmapId: string): Promise<SourceRow[]> {
    const rows = await em.query<Columns<SourcesTable, 'id'>[]>(
      `SELECT s.id FROM sources s JOIN published_roadmaps p ON p.id = s.roadmap_id
       WHERE s.roadmap_id = $1 AND s.id <> ALL (p.media)`,
      [roadmapId],
    );
    return em.findBy(SourceRow, { id: In(rows.map(({ id }) => id)) });
  }

  /** Returns their storage keys. The others lose the names of their files. */
  async deleteSources({ em }: Tx, roadmapId: string, sources: SourceRow[]): Promise<(string | null)[]> {
    const ids = sources.map(({ id }) => id);
    const clips = await clipKeys(em, ids);
    await em.delete(SourceRow, { id: In(ids) });
    if (clips.length > 0) await rewritePublished(em, roadmapId, await readLibrary(em, roadmapId));
    await em.update(SourceRow, { roadmapId }, { originalName: 'file' });
    return [...sources.flatMap(objectKeys), ...clips];
  }

  /** Null for a user who never was a mentor. */
  async profileVersion({ em }: Tx, userId: number): Promise<number | null> {
    const [mentor] = await em.query<Columns<MentorsTable, 'version'>[]>(
      'SELECT version FROM mentors WHERE id = $1',
      [userId],
    );
    return mentor?.version ?? null;
  }
}
