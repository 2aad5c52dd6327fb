import { type JourneyStage, nextStep } from '@waymark/contracts/roadmaps/journey';
import type { LetterFacts } from '@waymark/contracts/roadmaps/letters';
import type { Columns, Narrowed } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import type { ProgressTable, PublishedRoadmapsTable } from '../../persistence/tables.ts';
import type { DueLetter } from '../domain/letters.ts';

/** Of each learner, by the last activity: more are rarely walked at once. */
const PATHS = 5;
const TITLES = 3;
const ROADS = 3;
/** A sentence for a letter: shorter ones mean little, longer ones are none. In characters. */
const [SHORTEST, LONGEST] = [20, 240];

/** Listed: neither taken down nor of a suspended mentor. */
const LISTED = "p.status = 'published' AND NOT p.unlisted";

export interface Done {
  /** On any roadmap. */
  count: number;
  /** Those on listed roadmaps, and the titles of the last ones. */
  listed: number;
  titles: string[];
}

/** The steps done in the time of each letter, in the order of the letters. */
export async function readDone(
  { em }: Tx,
  letters: readonly (Pick<DueLetter, 'from' | 'to'> & { userId: number })[],
): Promise<Done[]> {
  return em.query<Done[]>(
    `SELECT count(d.step_id)::integer AS count, count(d.title)::integer AS listed,
       coalesce((array_agg(d.title ORDER BY d.completed_at DESC) FILTER (WHERE d.title IS NOT NULL))[:${TITLES}],
         '{}') AS titles
     FROM unnest($1::integer[], $2::timestamptz[], $3::timestamptz[]) WITH ORDINALITY c (user_id, after, before, n)
     LEFT JOIN LATERAL (
       SELECT g.step_id, g.completed_at,
         (SELECT t ->> 'title' FROM json_array_elements(p.stages) s, json_array_elements(s -> 'steps') t
          WHERE t ->> 'id' = g.step_id) AS title
       FROM progress g LEFT JOIN published_roadmaps p ON p.id = g.roadmap_id AND ${LISTED}
       WHERE g.user_id = c.user_id AND g.completed AND g.completed_at >= c.after AND g.completed_at < c.before
     ) d ON true GROUP BY c.n ORDER BY c.n`,
    [
      letters.map(({ userId }) => userId),
      letters.map(({ from }) => from.toISOString()),
      letters.map(({ to }) => to.toISOString()),
    ],
  );
}

export type Next = NonNullable<LetterFacts['next']> & {
  quote: string | null;
  isListed: boolean;
};

type PathRecord = Narrowed<Columns<PublishedRoadmapsTable, 'outline'>, { outline: JourneyStage[] }> & {
  userId: number;
  roadmapId: PublishedRoadmapsTable['id'];
  roadmapTitle: PublishedRoadmapsTable['title'];
  mentorName: PublishedRoadmapsTable['mentor_name'];
  cardQuote: PublishedRoadmapsTable['quote'];
  isListed: boolean;
  done: ProgressTable['step_id'][];
};

/** The next step on each of the roadmaps that a learner may still use, by the last activity. */
export async function readNexts(
  { em }: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Next[]>> {
  if (userIds.length === 0) return new Map();
  const paths = await em.query<PathRecord[]>(
    `SELECT u.id AS "userId", q.* FROM unnest($1::integer[]) u (id), LATERAL (
       SELECT p.id AS "roadmapId", p.title AS "roadmapTitle", p.mentor_name AS "mentorName", p.quote AS "cardQuote",
         ${LISTED} AS "isListed", p.outline, f.active_at,
         ARRAY(SELECT g.step_id FROM progress g WHERE g.user_id = u.id AND g.roadmap_id = p.id AND g.completed) AS done
       FROM follows f JOIN published_roadmaps p ON p.id = f.roadmap_id
       WHERE f.user_id = u.id AND p.status IN ('published', 'archived')
       ORDER BY f.active_at DESC, f.roadmap_id DESC LIMIT ${PATHS}) q
     ORDER BY u.id, q.active_at DESC, q."roadmapId" DESC`,
    [userIds],
  );
  const open = paths.flatMap((path) => {
    const next = nextStep(path.outline, Object.fromEntries(path.done.map((id) => [id, true])));
    return next ? [{ ...path, stepId: next.stepId }] : [];
  });
  const words = await readWords(em, open);
  const nexts = open.flatMap((path) => {
    const { userId, roadmapId, roadmapTitle, mentorName, stepId, isListed } = path;
    const text = words.get(stepId);
    if (!text) return [];
    const quote = isListed ? ([text.quote, path.cardQuote].find(isSentence) ?? null) : null;
    const next = { roadmapId, roadmapTitle, mentorName, stepId, stepTitle: text.title, quote, isListed };
    return [{ userId, next }];
  });
  return new Map(
    [...Map.groupBy(nexts, ({ userId }) => userId)].map(([userId, all]) => [
      userId,
      all.map(({ next }) => next),
    ]),
  );
}

const isSentence = (quote: string | null): quote is string =>
  quote !== null && quote.length >= SHORTEST && quote.length <= LONGEST;

interface Words {
  stepId: string;
  title: string;
  /** Published only while it may be quoted. */
  quote: string | null;
}

async function readWords(
  em: EntityManager,
  steps: readonly { roadmapId: string; stepId: string }[],
): Promise<ReadonlyMap<string, Words>> {
  if (steps.length === 0) return new Map();
  const rows = await em.query<Words[]>(
    `SELECT t.step ->> 'id' AS "stepId", t.step ->> 'title' AS title, t.step -> 'evidence' ->> 'quote' AS quote
     FROM published_roadmaps p, json_array_elements(p.stages) s (stage), json_array_elements(s.stage -> 'steps') t (step)
     WHERE p.id = ANY ($1) AND t.step ->> 'id' = ANY ($2)`,
    [[...new Set(steps.map(({ roadmapId }) => roadmapId))], [...new Set(steps.map(({ stepId }) => stepId))]],
  );
  return new Map(rows.map((row) => [row.stepId, row]));
}

/** Roadmaps to begin with: the most followed one of each of three categories. */
export function readRoads({ em }: Tx): Promise<LetterFacts['roads']> {
  return em.query<LetterFacts['roads']>(
    `SELECT "roadmapId", title, "mentorName" FROM (
       SELECT DISTINCT ON (p.category ->> 'id') p.id AS "roadmapId", p.title, p.mentor_name AS "mentorName", p.followers
       FROM published_roadmaps p WHERE ${LISTED} ORDER BY p.category ->> 'id', p.followers DESC, p.id) best
     ORDER BY followers DESC, "roadmapId" LIMIT ${ROADS}`,
  );
}

/** Records letters as sent. Returns those that had not been, as `user kind`: no learner has two of a kind at once. */
export async function claimLetters(
  { em }: Tx,
  letters: readonly (Pick<DueLetter, 'kind' | 'period'> & { userId: number })[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (letters.length === 0) return new Set();
  const rows = await em.query<{ userId: number; kind: string }[]>(
    `INSERT INTO sent_letters (user_id, kind, period, sent_at)
     SELECT user_id, kind, period, $4 FROM unnest($1::integer[], $2::text[], $3::text[]) n (user_id, kind, period)
     ON CONFLICT DO NOTHING RETURNING user_id AS "userId", kind`,
    [
      letters.map(({ userId }) => userId),
      letters.map(({ kind }) => kind),
      letters.map(({ period }) => period),
      now,
    ],
  );
  return new Set(rows.map(({ userId, kind }) => `${userId} ${kind}`));
}

/** The welcome is remembered for ever: it is sent once. */
export async function deleteOldLetters(em: EntityManager, before: Date): Promise<void> {
  await em.query(`DELETE FROM sent_letters WHERE sent_at < $1 AND kind <> 'welcome'`, [before]);
}
