import { FORMER_MENTOR } from '@waymark/contracts/person-data';
import type { Category, MentorCard } from '@waymark/contracts/roadmaps/http';
import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import { roadmapNotFound } from '../../authoring/domain/roadmap.ts';
import type { PublishedRoadmapsTable } from '../../persistence/tables.ts';
import { notFinished } from '../domain/ending.ts';

/** A published roadmap of which one learner has ticked every step. */
export type Finished = Narrowed<
  Columns<PublishedRoadmapsTable, 'title' | 'version' | 'mentorId' | 'category' | 'stageCount' | 'stepCount'>,
  { category: Category }
> & {
  mentor: Pick<MentorCard, 'id' | 'name' | 'avatar'>;
  firstAt: Date;
  lastAt: Date;
};

/** $1 learner, $2 roadmap. */
const FINISHED = `
  SELECT p.title, p.version, p.mentor_id AS "mentorId", p.mentor_card AS mentor, p.category,
    p.stage_count AS "stageCount", p.step_count AS "stepCount", d.first_at AS "firstAt", d.last_at AS "lastAt",
    d.steps AS done
  FROM published_roadmaps p, LATERAL (
    SELECT count(*)::integer AS steps, min(g.completed_at) AS first_at, max(g.completed_at) AS last_at
    FROM progress g JOIN steps t ON t.id = g.step_id
    WHERE g.user_id = $1 AND g.roadmap_id = p.id AND g.completed AND t.published
  ) d
  WHERE p.id = $2 AND (p.status = 'published' OR p.status = 'archived' AND (p.mentor_id = $1
    OR EXISTS (SELECT FROM follows f WHERE f.user_id = $1 AND f.roadmap_id = p.id)))`;

/** Errors: NOT_FOUND, RULE_REFUSED unless every step is ticked. */
export async function readFinished(em: EntityManager, userId: number, roadmapId: string): Promise<Finished> {
  const [row] = await em.query<(Finished & { done: number })[]>(FINISHED, [userId, roadmapId]);
  if (!row) throw roadmapNotFound();
  if (row.done < row.stepCount) throw notFinished();
  return row;
}

/** Whether thanks of this learner have a recipient. */
export const canThank = ({ mentorId, mentor }: Finished, userId: number): boolean =>
  mentorId !== userId && mentor.name !== FORMER_MENTOR;
