import { Injectable } from '@nestjs/common';
import type { Ending } from '@waymark/contracts/roadmaps/endings';
import { Database } from '@waymark/database/database';
import type { EntityManager } from 'typeorm';
import { CARD_COLUMNS, type SummaryRecord, withIsoDates } from '../../authoring/persistence/summary.ts';
import { findLiveCode } from './certificates.ts';
import { canThank, readFinished } from './finished.ts';
import { readThanks } from './thanks.ts';

/** The last quote on the path: $1 roadmap. */
const LAST_QUOTE = `
  SELECT t.step -> 'evidence' ->> 'quote' AS quote
  FROM published_roadmaps p, json_array_elements(p.stages) WITH ORDINALITY s (stage, position),
    json_array_elements(s.stage -> 'steps') WITH ORDINALITY t (step, position)
  WHERE p.id = $1 AND t.step -> 'evidence' ->> 'quote' IS NOT NULL
  ORDER BY s.position DESC, t.position DESC LIMIT 1`;

const MOST_SUGGESTIONS = 3;

/** $1 learner, $2 roadmap. */
const WALKED = `
  SELECT s.stage ->> 'id' AS id, s.stage ->> 'title' AS title,
    (SELECT coalesce(json_agg(json_build_object('id', t.step ->> 'id', 'title', t.step ->> 'title', 'completedAt',
        g.completed_at) ORDER BY t.position), '[]'::json)
      FROM json_array_elements(s.stage -> 'steps') WITH ORDINALITY t (step, position)
      JOIN progress g ON g.user_id = $1 AND g.step_id = t.step ->> 'id' AND g.completed) AS steps
  FROM published_roadmaps p, json_array_elements(p.stages) WITH ORDINALITY s (stage, position)
  WHERE p.id = $2 ORDER BY s.position`;

/** $1 learner, $2 roadmap, $3 its mentor, $4 its category. Those of the same mentor or category first, then the most followed. */
const SUGGESTIONS = `
  SELECT ${CARD_COLUMNS} FROM published_roadmaps p
  WHERE p.status = 'published' AND NOT p.unlisted AND p.id <> $2 AND p.mentor_id <> $1
    AND NOT EXISTS (SELECT FROM follows f WHERE f.user_id = $1 AND f.roadmap_id = p.id)
  ORDER BY (p.mentor_id = $3)::integer + (p.category_id = $4)::integer DESC, p.followers DESC, p.id
  LIMIT ${MOST_SUGGESTIONS}`;

@Injectable()
export class EndingsReader {
  constructor(private readonly db: Database) {}

  /** Errors: NOT_FOUND, RULE_REFUSED unless every step is ticked. */
  find(userId: number, roadmapId: string): Promise<Ending> {
    return this.db.read(async (em) => {
      const finished = await readFinished(em, userId, roadmapId);
      const { title, category, mentor, version, firstAt, lastAt, mentorId } = finished;
      const suggestions = await em.query<SummaryRecord[]>(SUGGESTIONS, [
        userId,
        roadmapId,
        mentorId,
        category.id,
      ]);
      return {
        ...{ roadmapId, title, category, mentor, version },
        stages: await readWalked(em, userId, roadmapId),
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        quote: await readLastQuote(em, roadmapId),
        canThank: canThank(finished, userId),
        thanks: await readThanks(em, userId, roadmapId),
        certificate: await findLiveCode(em, userId, roadmapId),
        suggestions: suggestions.map(withIsoDates),
      };
    });
  }
}

async function readWalked(em: EntityManager, userId: number, roadmapId: string): Promise<Ending['stages']> {
  const stages = await em.query<Ending['stages']>(WALKED, [userId, roadmapId]);
  return stages.map((stage) => ({
    ...stage,
    steps: stage.steps.map((step) => ({ ...step, completedAt: new Date(step.completedAt).toISOString() })),
  }));
}

async function readLastQuote(em: EntityManager, roadmapId: string): Promise<Ending['quote']> {
  const [row] = await em.query<{ quote: string }[]>(LAST_QUOTE, [roadmapId]);
  return row?.quote ?? null;
}
