import type { JourneyStage } from '@waymark/contracts/roadmaps/journey';
import type { EntityManager } from 'typeorm';
import { roadmapNotFound } from '../domain/roadmap.ts';

/** A roadmap as one learner stands to it. */
export interface Learning {
  status: 'draft' | 'published';
  mentorId: number;
  isFollowing: boolean;
  stages: JourneyStage[];
  done: Record<string, boolean>;
  lastUpdated: Date | null;
}

const LEARNING = `
  SELECT r.status, r.mentor_id AS "mentorId",
    EXISTS (SELECT FROM follows f WHERE f.user_id = $2 AND f.roadmap_id = r.id) AS "isFollowing",
    coalesce((SELECT json_agg(json_build_object('id', s.id, 'steps', coalesce((
      SELECT json_agg(json_build_object('id', p.id) ORDER BY p.position) FROM steps p WHERE p.stage_id = s.id
    ), '[]'::json)) ORDER BY s.position) FROM stages s WHERE s.roadmap_id = r.id), '[]'::json) AS stages,
    coalesce((SELECT json_object_agg(d.step_id, d.completed) FROM progress d JOIN steps p ON p.id = d.step_id
      WHERE d.user_id = $2 AND d.roadmap_id = r.id AND p.removed_at IS NULL), '{}'::json) AS done,
    (SELECT max(d.updated_at) FROM progress d WHERE d.user_id = $2 AND d.roadmap_id = r.id) AS "lastUpdated"
  FROM roadmaps r WHERE r.id = $1`;

/**
 * By one statement. Error: NOT_FOUND unless the learner may see it: it is published, followed already, or their own.
 */
export async function readLearning(em: EntityManager, roadmapId: string, userId: number): Promise<Learning> {
  const [learning] = await em.query<Learning[]>(LEARNING, [roadmapId, userId]);
  if (!learning) throw roadmapNotFound();
  const { status, isFollowing, mentorId } = learning;
  if (status === 'draft' && !isFollowing && mentorId !== userId) throw roadmapNotFound();
  return learning;
}
