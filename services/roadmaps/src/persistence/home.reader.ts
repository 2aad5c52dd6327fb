import { Inject, Injectable } from '@nestjs/common';
import type { Home, HomePath, NextStep } from '@waymark/contracts/roadmaps/home';
import { type JourneyStage, nextStep } from '@waymark/contracts/roadmaps/journey';
import type { Mood } from '@waymark/contracts/roadmaps/learning';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { EntityManager } from 'typeorm';
import { daysIn, streakOf } from '../domain/streak.ts';

const MOST_PATHS = 30;

interface PathRecord
  extends Pick<HomePath, 'roadmapId' | 'title' | 'category' | 'mentor' | 'newVersion' | 'totalSteps'> {
  outline: JourneyStage[];
  titles: string[];
  /** Ids of ticked steps. */
  done: string[];
  activeAt: Date;
  mood: Mood | null;
  moodAt: Date | null;
}

/** $1 learner. A version counts as new if it added, changed or removed a step. */
const PATHS = `
  SELECT p.id AS "roadmapId", p.title, p.category, p.mentor_card AS mentor, p.step_count AS "totalSteps",
    f.active_at AS "activeAt", p.outline,
    (SELECT json_agg(s.stage -> 'title' ORDER BY s.position)
      FROM json_array_elements(p.stages) WITH ORDINALITY s (stage, position)) AS titles,
    ARRAY(SELECT g.step_id FROM progress g WHERE g.user_id = $1 AND g.roadmap_id = p.id AND g.completed) AS done,
    (SELECT max(v.version) FROM roadmap_versions v
      WHERE v.roadmap_id = p.id AND v.version > f.seen_version
        AND (v.changes ->> 'addedCount')::integer + (v.changes ->> 'changedCount')::integer
          + (v.changes ->> 'removedCount')::integer > 0) AS "newVersion",
    m.mood, m.at AS "moodAt"
  FROM follows f JOIN published_roadmaps p ON p.id = f.roadmap_id
  LEFT JOIN moods m ON m.user_id = f.user_id AND m.roadmap_id = f.roadmap_id
  WHERE f.user_id = $1 AND p.status IN ('published', 'archived')
  ORDER BY f.active_at DESC, f.roadmap_id DESC LIMIT ${MOST_PATHS}`;

/** $1 learner. */
const QUARTERS = `
  SELECT ARRAY(SELECT (extract(epoch FROM a.at) / 900)::integer FROM activity a WHERE a.user_id = $1 ORDER BY a.at)
    AS quarters`;

/** $1 roadmaps, $2 their steps. */
const WORDS = `
  SELECT t.step ->> 'id' AS "stepId", t.step ->> 'title' AS title, t.step ->> 'description' AS description,
    t.step -> 'evidence' ->> 'quote' AS quote
  FROM published_roadmaps p, json_array_elements(p.stages) s (stage), json_array_elements(s.stage -> 'steps') t (step)
  WHERE p.id = ANY ($1) AND t.step ->> 'id' = ANY ($2)`;

@Injectable()
export class HomeReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** In three statements, whatever the number of paths. Error: VALIDATION (unknown zone). */
  find(userId: number, timeZone: string): Promise<Home> {
    const dayOf = daysIn(timeZone);
    return this.db.read(async (em) => {
      const [activity] = await em.query<{ quarters: number[] }[]>(QUARTERS, [userId]);
      const records = await em.query<PathRecord[]>(PATHS, [userId]);
      const words = await readWords(em, records);
      return {
        streak: streakOf(activity!.quarters, this.clock.now(), dayOf),
        paths: records.map((record) => toPath(record, words)),
      };
    });
  }
}

type Words = Pick<NextStep, 'stepId' | 'title' | 'description' | 'quote'>;

async function readWords(
  em: EntityManager,
  records: readonly PathRecord[],
): Promise<ReadonlyMap<string, Words>> {
  const steps = records.map(nextOf).filter((next) => next !== null);
  if (steps.length === 0) return new Map();
  const rows = await em.query<Words[]>(WORDS, [
    records.map(({ roadmapId }) => roadmapId),
    steps.map(({ stepId }) => stepId),
  ]);
  return new Map(rows.map((row) => [row.stepId, row]));
}

const ticksOf = ({ done }: PathRecord): Record<string, boolean> =>
  Object.fromEntries(done.map((id) => [id, true]));

const nextOf = (record: PathRecord) => nextStep(record.outline, ticksOf(record));

function toPath(record: PathRecord, words: ReadonlyMap<string, Words>): HomePath {
  const { outline, titles, mood, moodAt, activeAt, mentor } = record;
  const ticks = ticksOf(record);
  const stages = outline.map(({ id, steps }, index) => ({
    id,
    title: titles[index] ?? '',
    completedSteps: steps.filter((step) => ticks[step.id]).length,
    totalSteps: steps.length,
  }));
  const next = nextOf(record);
  const text = next && words.get(next.stepId);
  return {
    ...record,
    mentor: { id: mentor.id, name: mentor.name, avatar: mentor.avatar },
    stages,
    completedSteps: stages.reduce((sum, stage) => sum + stage.completedSteps, 0),
    next:
      next && text
        ? { ...text, stageNumber: next.stageIndex + 1, stageTitle: titles[next.stageIndex] ?? '' }
        : null,
    activeAt: activeAt.toISOString(),
    mood: mood && moodAt && { mood, at: moodAt.toISOString() },
  };
}
