import type { Roadmap as RoadmapView, Stage } from '@waymark/contracts/roadmaps/http';
import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { PublishedRoadmapsTable } from '../../persistence/tables.ts';
import { canRead, roadmapNotFound, type Viewer } from '../domain/roadmap.ts';
import { PAGE_COLUMNS, type SummaryRecord, withIsoDates } from './summary.ts';
import { readWorkingCopy } from './working-copy.ts';

export type PublishedRecord = SummaryRecord &
  Narrowed<
    Columns<PublishedRoadmapsTable, 'version' | 'revision' | 'story' | 'stages'>,
    { story: RoadmapView['story']; stages: Stage[] }
  > & {
    isFollower: boolean;
    hasUnpublishedChanges: boolean;
    hidden: RoadmapView['hidden'];
  };

/** The subqueries run for archived and hidden roadmaps and for the mentor only. */
const PUBLISHED = `
  SELECT ${PAGE_COLUMNS}, p.version, p.revision, p.story, p.stages,
    p.status = 'archived' AND EXISTS (SELECT FROM follows f WHERE f.roadmap_id = p.id AND f.user_id = $2)
      AS "isFollower",
    p.mentor_id = $2 AND (SELECT r.has_unpublished_changes FROM roadmaps r WHERE r.id = p.id)
      AS "hasUnpublishedChanges",
    CASE WHEN p.status = 'hidden' THEN (SELECT json_build_object('reason', r.hidden_reason,
      'at', to_char(r.hidden_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) FROM roadmaps r WHERE r.id = p.id)
    END AS hidden
  FROM published_roadmaps p WHERE p.id = $1`;

/** No row for a roadmap that was never published: see `readWorkingCopy`. */
export const publishedRoadmapStatement = (id: string, viewer: Viewer): [string, unknown[]] => [
  PUBLISHED,
  [id, viewer?.userId ?? null],
];

/** Error: NOT_FOUND unless the viewer may see it. */
export function toRoadmapView(record: PublishedRecord, viewer: Viewer): RoadmapView {
  if (!canRead(record, viewer)) throw roadmapNotFound();
  const isOwner = record.mentorId === viewer?.userId;
  return { ...withIsoDates(record), isOwner, hasUnpublishedChanges: record.hasUnpublishedChanges ?? false };
}

/** The published version, or the working copy for the mentor of a roadmap never published. Error: NOT_FOUND. */
export async function readRoadmap(em: EntityManager, id: string, viewer: Viewer): Promise<RoadmapView> {
  const [record] = await em.query<PublishedRecord[]>(...publishedRoadmapStatement(id, viewer));
  return record ? toRoadmapView(record, viewer) : readWorkingCopy(em, id, viewer?.userId);
}
