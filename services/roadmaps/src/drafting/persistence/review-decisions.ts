import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { ReviewDecisionsTable } from '../../persistence/tables.ts';
import type { Before } from '../domain/review.ts';

/** The oldest decisions of a roadmap are deleted above this number. */
const MAX_STORED = 200;

/** `revisionAfter`: the roadmap's revision after the decision. */
export type ReviewDecisionRecord = Narrowed<
  Columns<ReviewDecisionsTable, 'seq' | 'action' | 'title' | 'before' | 'revisionAfter'>,
  { before: Before }
>;

const LAST = `
  SELECT seq, action, title, before, revision_after AS "revisionAfter" FROM review_decisions
  WHERE roadmap_id = $1 ORDER BY seq DESC LIMIT 1`;

const INSERT = `
  INSERT INTO review_decisions (roadmap_id, seq, action, title, before, revision_after, decided_at)
  SELECT $1, coalesce(max(seq), 0) + 1, $2, $3, $4, $5, $6 FROM review_decisions WHERE roadmap_id = $1`;

const DELETE_OLDEST = `
  DELETE FROM review_decisions WHERE roadmap_id = $1
    AND seq <= (SELECT max(seq) FROM review_decisions WHERE roadmap_id = $1) - ${MAX_STORED}`;

export async function findLastDecision(
  em: EntityManager,
  roadmapId: string,
): Promise<ReviewDecisionRecord | null> {
  const [last] = await em.query<ReviewDecisionRecord[]>(LAST, [roadmapId]);
  return last ?? null;
}

/** Requires the roadmap's lock. */
export async function insertDecision(
  em: EntityManager,
  roadmapId: string,
  { action, title, before, revisionAfter }: Omit<ReviewDecisionRecord, 'seq'>,
  now: Date,
): Promise<void> {
  await em.query(INSERT, [roadmapId, action, title, JSON.stringify(before), revisionAfter, now]);
  await em.query(DELETE_OLDEST, [roadmapId]);
}

/**
 * Deletes an undone decision. The one before it can be undone next if it led to the revision that is now restored as
 * revision `restored`. Requires the roadmap's lock.
 */
export async function deleteDecision(
  em: EntityManager,
  roadmapId: string,
  { seq, before }: ReviewDecisionRecord,
  restored: number,
): Promise<void> {
  await em.query('DELETE FROM review_decisions WHERE roadmap_id = $1 AND seq = $2', [roadmapId, seq]);
  await em.query(
    `UPDATE review_decisions SET revision_after = $4
     WHERE roadmap_id = $1 AND seq = $2 - 1 AND revision_after = $3`,
    [roadmapId, seq, before.revision, restored],
  );
}
