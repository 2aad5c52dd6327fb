import type { Columns, Narrowed } from '@waymark/database/columns';
import type { EntityManager } from 'typeorm';
import type { AiRunsTable } from '../../persistence/tables.ts';
import type { RunState } from '../../runs/domain/run-state.ts';

export type RunPassageIds = Pick<RunState, 'passages' | 'reply'>;

/** Ids of the passages of runs that have some, and the claims that rest on them. */
export async function readRunPassages(
  em: EntityManager,
  runIds: readonly string[],
): Promise<Map<string, RunPassageIds>> {
  const rows = await em.query<Narrowed<Columns<AiRunsTable, 'id' | keyof RunPassageIds>, RunPassageIds>[]>(
    "SELECT id, passages, reply FROM ai_runs WHERE id = ANY ($1) AND passages <> '{}'",
    [runIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
