import { type EntityManager, In } from 'typeorm';
import { firstPermissions } from '../../authoring/persistence/permissions.ts';
import { SourceRow } from './source.row.ts';
import { objectKeys } from './sources.repository.ts';

/** What a mentor writes in a form: the text is a source, made at the start of a run. */
export type WrittenKind = 'interview' | 'timeline';
export const WRITTEN_KINDS: readonly WrittenKind[] = ['interview', 'timeline'];

/** `row` null: nothing is written any more. */
export interface WrittenSource {
  kind: WrittenKind;
  row: Omit<SourceRow, 'permissions'> | null;
}

export const readWrittenSources = (em: EntityManager, roadmapId: string): Promise<SourceRow[]> =>
  em.findBy(SourceRow, { roadmapId, kind: In(WRITTEN_KINDS) });

/** Under the lock of the roadmap. A new text has the permissions of the last. Returns the storage keys of what was replaced. */
export async function replaceWrittenSource(
  em: EntityManager,
  roadmapId: string,
  { kind, row }: WrittenSource,
): Promise<(string | null)[]> {
  const last = await em.findOneBy(SourceRow, { roadmapId, kind });
  const keys = await deleteWrittenSource(em, roadmapId, kind);
  // The same words may be among the sources already.
  const known = row && (await em.existsBy(SourceRow, { roadmapId, sha256: row.sha256 }));
  if (known) return [...keys, row.key];
  if (row) {
    const permissions = last?.permissions ?? (await firstPermissions(em, roadmapId));
    await em.insert(SourceRow, { ...row, permissions });
  }
  return keys;
}

/** Returns its storage keys. The quotes of steps stay. */
export async function deleteWrittenSource(
  em: EntityManager,
  roadmapId: string,
  kind: WrittenKind,
): Promise<(string | null)[]> {
  const sources = await em.findBy(SourceRow, { roadmapId, kind });
  await em.delete(SourceRow, { roadmapId, kind });
  return sources.flatMap(objectKeys);
}
