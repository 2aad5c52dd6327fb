import { Inject, Injectable } from '@nestjs/common';
import type { Stage } from '@waymark/contracts/roadmaps/http';
import { type RoadmapInsight, STOPPED_DAYS } from '@waymark/contracts/roadmaps/insight';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { demoLogins, demoPeople } from '@waymark/demo/people';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import type { PublishedRoadmapsTable } from '../../persistence/tables.ts';

const DAY_MS = 86_400_000;

/** People of the demo who exist only as data. */
const INVENTED = Object.values(demoPeople)
  .map(({ id }) => id)
  .filter((id) => demoLogins.every((login) => login.id !== id));

interface StageFigures {
  reached: number;
  completed: number;
  stopped: number;
  medianDays: number | null;
}

type Figures = Narrowed<
  Columns<PublishedRoadmapsTable, 'version' | 'stages' | 'followers'>,
  { stages: Pick<Stage, 'id' | 'title' | 'estimatedDuration' | 'steps'>[] }
> & {
  started: number;
  active: number;
  finished: number;
  byStage: StageFigures[];
  /** Learners by step id. */
  bySteps: Record<string, number>;
};

/**
 * $1 roadmap, $2 users who do not count, $3 the time before which a learner without activity has stopped. A stage is
 * reached by a completed step in it or by completing the stage before it, as its lock opens in `contracts/roadmaps/journey`.
 */
export const FIGURES = `
  WITH outline AS (
    SELECT s.position::integer AS stage, t.step ->> 'id' AS step_id
    FROM published_roadmaps p, json_array_elements(p.outline) WITH ORDINALITY s (stage, position),
      json_array_elements(s.stage -> 'steps') t (step)
    WHERE p.id = $1
  ), sizes AS (
    SELECT stage, count(*) AS steps FROM outline GROUP BY stage
  ), ticks AS (
    SELECT d.user_id, o.stage, o.step_id, d.completed_at FROM progress d JOIN outline o USING (step_id)
    WHERE d.roadmap_id = $1 AND d.completed AND d.user_id <> ALL ($2)
  ), learners AS (
    SELECT user_id, min(since) AS started_at, max(active_at) AS active_at FROM (
      SELECT user_id, followed_at AS since, active_at FROM follows WHERE roadmap_id = $1 AND user_id <> ALL ($2)
      UNION ALL SELECT user_id, completed_at, completed_at FROM ticks
    ) signs GROUP BY user_id
  ), done AS (
    SELECT user_id, stage, count(*) AS steps, max(completed_at) AS at FROM ticks GROUP BY user_id, stage
  ), walked AS (
    SELECT l.user_id, l.started_at, l.active_at, s.stage, d.steps > 0 AS begun,
      CASE WHEN d.steps = s.steps THEN d.at END AS completed_at
    FROM learners l CROSS JOIN sizes s LEFT JOIN done d ON d.user_id = l.user_id AND d.stage = s.stage
  ), entered AS (
    SELECT *, lag(completed_at, 1, started_at) OVER (PARTITION BY user_id ORDER BY stage) AS entered_at FROM walked
  ), placed AS (
    SELECT *, begun IS TRUE OR entered_at IS NOT NULL AS reached,
      max(stage) FILTER (WHERE begun OR entered_at IS NOT NULL) OVER journey AS last_stage,
      bool_and(completed_at IS NOT NULL) OVER journey AS finished, active_at < $3 AS quiet
    FROM entered WINDOW journey AS (PARTITION BY user_id)
  ), by_stage AS (
    SELECT s.stage, count(*) FILTER (WHERE reached) AS reached, count(p.completed_at) AS completed,
      count(*) FILTER (WHERE p.stage = last_stage AND NOT finished AND quiet) AS stopped,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY greatest(extract(epoch FROM p.completed_at - entered_at), 0) / 86400)
        FILTER (WHERE p.completed_at IS NOT NULL AND entered_at IS NOT NULL) AS median
    FROM sizes s LEFT JOIN placed p USING (stage) GROUP BY s.stage
  ), people AS (
    SELECT count(*) AS started, count(*) FILTER (WHERE finished) AS finished,
      count(*) FILTER (WHERE NOT finished AND NOT quiet) AS active
    FROM placed WHERE stage = 1
  )
  SELECT r.version, r.stages, r.followers, n.started::integer, n.active::integer, n.finished::integer,
    (SELECT json_agg(json_build_object('reached', reached, 'completed', completed, 'stopped', stopped,
      'medianDays', median) ORDER BY stage) FROM by_stage) AS "byStage",
    coalesce((SELECT json_object_agg(step_id, learners) FROM (
      SELECT step_id, count(*) AS learners FROM ticks GROUP BY step_id) steps), '{}') AS "bySteps"
  FROM published_roadmaps r, people n WHERE r.id = $1`;

@Injectable()
export class InsightReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Errors: NOT_FOUND, FORBIDDEN. */
  get(roadmapId: string, userId: number): Promise<RoadmapInsight> {
    const quietSince = new Date(this.clock.now().getTime() - STOPPED_DAYS * DAY_MS);
    return this.db.read(async (em) => {
      const { title, mentorId } = await findOwned(em, roadmapId, userId);
      const excluded = [mentorId, ...INVENTED];
      const [figures] = await em.query<Figures[]>(FIGURES, [roadmapId, excluded, quietSince]);
      return figures ? toInsight(roadmapId, title, figures) : { roadmapId, title, ...UNPUBLISHED };
    });
  }
}

const UNPUBLISHED = { version: null, followers: 0, started: 0, active: 0, finished: 0, stages: [] };

const toInsight = (
  roadmapId: string,
  title: string,
  { stages, byStage, bySteps, ...totals }: Figures,
): RoadmapInsight => ({
  roadmapId,
  title,
  ...totals,
  stages: stages.map((stage, index) => ({
    stageId: stage.id,
    title: stage.title,
    estimatedDuration: stage.estimatedDuration,
    ...byStage[index]!,
    steps: stage.steps.map((step) => ({
      stepId: step.id,
      title: step.title,
      completed: bySteps[step.id] ?? 0,
    })),
  })),
});
