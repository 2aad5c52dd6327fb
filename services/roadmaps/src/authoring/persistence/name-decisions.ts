import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { NameDecisionsTable } from '../../persistence/tables.ts';
import type { Replacements } from '../domain/names/replace-name.ts';
import type { NameDecisions } from '../domain/names/review-names.ts';
import type { Texts } from '../domain/names/texts.ts';

type LastDecision = Narrowed<
  Columns<NameDecisionsTable, 'name' | 'before' | 'revisionAfter'>,
  { before: Texts }
>;

export async function readNameDecisions(em: EntityManager, roadmapId: string): Promise<NameDecisions> {
  const rows = await em.query<Columns<NameDecisionsTable, 'name' | 'replacement'>[]>(
    'SELECT name, replacement FROM name_decisions WHERE roadmap_id = $1 ORDER BY decided_at, name',
    [roadmapId],
  );
  return new Map(rows.map(({ name, replacement }) => [name, replacement]));
}

export async function readReplacements(em: EntityManager, roadmapId: string): Promise<Replacements> {
  const decisions = await readNameDecisions(em, roadmapId);
  return new Map([...decisions].flatMap(([name, by]) => (by === null ? [] : [[name, by] as const])));
}

/** The decision that can be undone. */
export async function findLastNameDecision(
  em: EntityManager,
  roadmapId: string,
): Promise<LastDecision | null> {
  const [last] = await em.query<LastDecision[]>(
    `SELECT name, before, revision_after AS "revisionAfter" FROM name_decisions
     WHERE roadmap_id = $1 AND before IS NOT NULL`,
    [roadmapId],
  );
  return last ?? null;
}

/** Requires the roadmap's lock. */
export async function setNameDecision(
  em: EntityManager,
  roadmapId: string,
  { name, before, revisionAfter }: LastDecision,
  replacement: string | null,
  now: Date,
): Promise<void> {
  await em.query('UPDATE name_decisions SET before = NULL WHERE roadmap_id = $1', [roadmapId]);
  await em.query(
    `INSERT INTO name_decisions (roadmap_id, name, replacement, before, revision_after, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (roadmap_id, name) DO UPDATE SET replacement = excluded.replacement, before = excluded.before,
       revision_after = excluded.revision_after, decided_at = excluded.decided_at`,
    [roadmapId, name, replacement, JSON.stringify(before), revisionAfter, now],
  );
}

export async function deleteNameDecision(em: EntityManager, roadmapId: string, name: string): Promise<void> {
  await em.query('DELETE FROM name_decisions WHERE roadmap_id = $1 AND name = $2', [roadmapId, name]);
}

/** A name that was replaced in a roadmap is also replaced in its copy, from its first revision on. */
export async function copyNameDecisions(
  em: EntityManager,
  fromId: string,
  toId: string,
  now: Date,
): Promise<void> {
  await em.query(
    `INSERT INTO name_decisions (roadmap_id, name, replacement, revision_after, decided_at)
     SELECT $2, name, replacement, 1, $3 FROM name_decisions WHERE roadmap_id = $1`,
    [fromId, toId, now],
  );
}
