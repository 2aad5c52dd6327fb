import { Inject, Injectable } from '@nestjs/common';
import type { Home, HomePath, NextStep } from '@waymark/contracts/roadmaps/home';
import { type JourneyStage, nextStep } from '@waymark/contracts/roadmaps/journey';
import { isDoneOverDays } from '@waymark/contracts/roadmaps/step-length';
import type { Columns, Narrowed, Nullable } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { EntityManager } from 'typeorm';
import { CARD_COLUMNS, type SummaryRecord, withIsoDates } from '../../authoring/persistence/summary.ts';
import type {
  FollowsTable,
  MoodsTable,
  ProgressTable,
  PublishedRoadmapsTable,
  RoadmapVersionsTable,
} from '../../persistence/tables.ts';
import { asksIfHolds } from '../domain/ending.ts';
import { daysIn, streakOf } from '../domain/streak.ts';
import { QUARTERS } from './activity.ts';

const MOST_PATHS = 30;

type PathRecord = Narrowed<
  Columns<PublishedRoadmapsTable, 'title' | 'category' | 'outline'>,
  { category: HomePath['category']; outline: JourneyStage[] }
> &
  Columns<FollowsTable, 'activeAt'> &
  Nullable<Columns<MoodsTable, 'mood'>> & {
    roadmapId: PublishedRoadmapsTable['id'];
    mentor: HomePath['mentor'];
    totalSteps: PublishedRoadmapsTable['step_count'];
    newVersion: RoadmapVersionsTable['version'] | null;
    titles: string[];
    /** Ids of ticked steps. */
    done: ProgressTable['step_id'][];
    moodAt: MoodsTable['at'] | null;
    /** Of the last tick; null: there is none, or an answer is stored. */
    askedFrom: ProgressTable['completed_at'] | null;
  };

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
    (SELECT max(g.completed_at) FROM progress g WHERE g.user_id = $1 AND g.roadmap_id = p.id AND g.completed
      AND NOT EXISTS (SELECT FROM outcomes o WHERE o.user_id = $1 AND o.roadmap_id = p.id)) AS "askedFrom",
    m.mood, m.at AS "moodAt"
  FROM follows f JOIN published_roadmaps p ON p.id = f.roadmap_id
  LEFT JOIN moods m ON m.user_id = f.user_id AND m.roadmap_id = f.roadmap_id
  WHERE f.user_id = $1 AND p.status IN ('published', 'archived')
  ORDER BY f.active_at DESC, f.roadmap_id DESC LIMIT ${MOST_PATHS}`;

/** $1 roadmaps, $2 their steps, $3 learner. */
const WORDS = `
  SELECT t.step ->> 'id' AS "stepId", t.step ->> 'title' AS title, t.step ->> 'description' AS description,
    t.step -> 'evidence' ->> 'quote' AS quote, t.step ->> 'estimatedDuration' AS duration,
    (SELECT json_build_object('count', count(*), 'last', coalesce(max(d.local_date), '')) FROM step_days d
      WHERE d.user_id = $3 AND d.step_id = t.step ->> 'id') AS days
  FROM published_roadmaps p, json_array_elements(p.stages) s (stage), json_array_elements(s.stage -> 'steps') t (step)
  WHERE p.id = ANY ($1) AND t.step ->> 'id' = ANY ($2)`;

const MOST_SUGGESTIONS = 3;

/** Each half reads its three rows from the index of the most followed. */
const mostFollowed = (isNear: string): string => `
  (SELECT ${CARD_COLUMNS} FROM published_roadmaps p
  WHERE p.status = 'published' AND NOT p.unlisted AND p.mentor_id <> $1 AND ${isNear}
    AND NOT EXISTS (SELECT FROM follows f WHERE f.user_id = $1 AND f.roadmap_id = p.id)
  ORDER BY p.followers DESC, p.published_at DESC, p.id DESC LIMIT ${MOST_SUGGESTIONS})`;

/** $1 learner, $2 categories of the followed roadmaps, which come first. */
const SUGGESTIONS = `${mostFollowed('p.category_id = ANY ($2)')} UNION ALL ${mostFollowed('p.category_id <> ALL ($2)')}`;

@Injectable()
export class HomeReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** In four statements, whatever the number of paths. Error: VALIDATION (unknown zone). */
  find(userId: number, timeZone: string): Promise<Home> {
    const dayOf = daysIn(timeZone);
    return this.db.read(async (em) => {
      const [activity] = await em.query<{ quarters: number[] }[]>(`SELECT ${QUARTERS} AS quarters`, [userId]);
      const records = await em.query<PathRecord[]>(PATHS, [userId]);
      const words = await readWords(em, userId, records);
      const categories = records.map(({ category }) => category.id);
      const suggestions = await em.query<SummaryRecord[]>(SUGGESTIONS, [userId, categories]);
      return {
        streak: streakOf(activity!.quarters, this.clock.now(), dayOf),
        paths: records.map((record) => toPath(record, words, this.clock.now())),
        suggestions: suggestions.slice(0, MOST_SUGGESTIONS).map(withIsoDates),
      };
    });
  }
}

type Words = Pick<NextStep, 'stepId' | 'title' | 'description' | 'quote' | 'days'>;

async function readWords(
  em: EntityManager,
  userId: number,
  records: readonly PathRecord[],
): Promise<ReadonlyMap<string, Words>> {
  const steps = records.map(nextOf).filter((next) => next !== null);
  if (steps.length === 0) return new Map();
  const rows = await em.query<(Words & { duration: string | null })[]>(WORDS, [
    records.map(({ roadmapId }) => roadmapId),
    steps.map(({ stepId }) => stepId),
    userId,
  ]);
  return new Map(
    rows.map(({ duration, days, ...words }) => [
      words.stepId,
      { ...words, days: isDoneOverDays(duration) ? days : null },
    ]),
  );
}

const ticksOf = ({ done }: PathRecord): Record<string, boolean> =>
  Object.fromEntries(done.map((id) => [id, true]));

const nextOf = (record: PathRecord) => nextStep(record.outline, ticksOf(record));

function toPath(record: PathRecord, words: ReadonlyMap<string, Words>, now: Date): HomePath {
  const { outline, titles, mood, moodAt, activeAt, askedFrom, mentor } = record;
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
    asksIfHolds: next === null && asksIfHolds(askedFrom, now),
    activeAt: activeAt.toISOString(),
    mood: mood && moodAt && { mood, at: moodAt.toISOString() },
  };
}
