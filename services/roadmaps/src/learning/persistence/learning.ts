import type { JourneyStage } from '@waymark/contracts/roadmaps/journey';
import type { Columns } from '@waymark/database/columns';
import { queryPrepared } from '@waymark/database/prepared';
import type { EntityManager } from 'typeorm';
import { roadmapNotFound } from '../../authoring/domain/roadmap.ts';
import type {
  FollowsTable,
  ProgressTable,
  PublishedRoadmapsTable,
  RoadmapsTable,
} from '../../persistence/tables.ts';

/** A roadmap with one learner's follow and progress. */
export type Learning = Columns<RoadmapsTable, 'status' | 'mentorId'> & {
  isFollowing: boolean;
  /** The last published version. */
  version: PublishedRoadmapsTable['version'] | null;
  /** The last version whose changes this follower has seen. */
  seenVersion: FollowsTable['seen_version'];
  /** Of the published version, else of the mentor's own working copy. */
  stages: JourneyStage[];
  done: Record<string, boolean>;
  lastUpdated: ProgressTable['updated_at'] | null;
};

const WORKING_COPY = `
  SELECT json_agg(json_build_object('id', s.id, 'steps', coalesce((
    SELECT json_agg(json_build_object('id', t.id) ORDER BY t.position) FROM steps t WHERE t.stage_id = s.id
  ), '[]'::json)) ORDER BY s.position) FROM stages s WHERE s.roadmap_id = r.id AND r.mentor_id = $2`;

const LEARNING = `
  SELECT r.status, r.mentor_id AS "mentorId", f.user_id IS NOT NULL AS "isFollowing", p.version,
    f.seen_version AS "seenVersion", coalesce(p.outline, (${WORKING_COPY}), '[]'::json) AS stages,
    coalesce((SELECT json_object_agg(d.step_id, d.completed) FROM progress d JOIN steps t ON t.id = d.step_id
      WHERE d.user_id = $2 AND d.roadmap_id = r.id AND t.published), '{}'::json) AS done,
    (SELECT max(d.updated_at) FROM progress d WHERE d.user_id = $2 AND d.roadmap_id = r.id) AS "lastUpdated"
  FROM roadmaps r LEFT JOIN published_roadmaps p ON p.id = r.id
    LEFT JOIN follows f ON f.roadmap_id = r.id AND f.user_id = $2
  WHERE r.id = $1`;

/** Error: NOT_FOUND unless the roadmap is published, followed or the user's own. */
export async function readLearning(em: EntityManager, roadmapId: string, userId: number): Promise<Learning> {
  const [learning] = await queryPrepared<Learning>(em, LEARNING, [roadmapId, userId]);
  if (!learning) throw roadmapNotFound();
  const { status, isFollowing, mentorId } = learning;
  if (status !== 'published' && !isFollowing && mentorId !== userId) throw roadmapNotFound();
  return learning;
}
