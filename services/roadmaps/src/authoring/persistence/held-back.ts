import type { HeldBack } from '@waymark/contracts/ai/draft';
import type { HeldBackPassage } from '@waymark/contracts/roadmaps/review';
import type { Columns } from '@waymark/database/columns';
import { newId } from '@waymark/kernel/ids';
import type { EntityManager } from 'typeorm';
import type { HeldBackTable } from '../../persistence/tables.ts';

/**
 * Known passages are unchanged, unless they were held back only for what a step made of them; those of a deleted source
 * are dropped.
 */
const INSERT = `
  INSERT INTO held_back (id, roadmap_id, source_id, reason, quote, quote_start, quote_end)
  SELECT DISTINCT ON (s.id, h.quote_start, h.quote_end)
    h.id, s.roadmap_id, s.id, h.reason, h.quote, h.quote_start, h.quote_end
  FROM jsonb_to_recordset($2) AS h
    (id text, source_id text, reason text, quote text, quote_start integer, quote_end integer)
  JOIN sources s ON s.id = h.source_id AND s.roadmap_id = $1
  ORDER BY s.id, h.quote_start, h.quote_end, h.reason = 'not-said'
  ON CONFLICT (roadmap_id, source_id, quote_start, quote_end) DO UPDATE SET reason = EXCLUDED.reason
    WHERE held_back.reason = 'not-said'`;

type HeldBackRecord = Columns<HeldBackTable, 'id' | 'reason' | 'state'> & {
  evidence: {
    sourceId: HeldBackTable['source_id'];
    quote: HeldBackTable['quote'];
    start: HeldBackTable['quote_start'];
    end: HeldBackTable['quote_end'];
  };
};

/** In the order of the story. */
const OF_ROADMAP = `
  SELECT h.id, h.reason, h.state, json_build_object('sourceId', h.source_id, 'quote', h.quote,
    'start', h.quote_start, 'end', h.quote_end) AS evidence
  FROM held_back h JOIN sources s ON s.id = h.source_id
  WHERE h.roadmap_id = $1 ORDER BY s.created_at, s.id, h.quote_start, h.quote_end`;

export async function insertHeldBack(
  em: EntityManager,
  roadmapId: string,
  passages: readonly HeldBack[],
): Promise<void> {
  const rows = passages.map(({ reason, evidence: { sourceId, quote, start, end } }) => ({
    ...{ id: newId(), source_id: sourceId, reason, quote },
    ...{ quote_start: start, quote_end: end },
  }));
  await em.query(INSERT, [roadmapId, JSON.stringify(rows)]);
}

export const readHeldBack = (em: EntityManager, roadmapId: string): Promise<HeldBackPassage[]> =>
  em.query<HeldBackRecord[]>(OF_ROADMAP, [roadmapId]);

export async function setHeldBackState(
  em: EntityManager,
  { id, state }: Pick<HeldBackPassage, 'id' | 'state'>,
): Promise<void> {
  await em.query('UPDATE held_back SET state = $2 WHERE id = $1', [id, state]);
}
