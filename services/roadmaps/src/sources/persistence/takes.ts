import type { RegisterSource } from '@waymark/contracts/roadmaps/sources';
import { type EntityManager, Not } from 'typeorm';
import { SourceRow } from './source.row.ts';

/**
 * Sets the other takes aside for a new source. Returns the group; null if it is no take of an existing source. Requires
 * the roadmap's lock.
 */
export async function joinTakes(
  em: EntityManager,
  { takeOf, roadmapId }: Pick<RegisterSource, 'takeOf' | 'roadmapId'>,
): Promise<string | null> {
  const other = takeOf ? await em.findOneBy(SourceRow, { id: takeOf, roadmapId }) : null;
  if (!other) return null;
  const group = other.takeGroup ?? other.id;
  if (other.takeGroup === null) await em.update(SourceRow, { id: other.id }, { takeGroup: group });
  await em.update(SourceRow, { takeGroup: group }, { setAside: true });
  return group;
}

/** Makes drafts use this take of the group. Requires the roadmap's lock. */
export async function useTake(em: EntityManager, id: string, takeGroup: string): Promise<void> {
  await em.update(SourceRow, { takeGroup, id: Not(id) }, { setAside: true });
  await em.update(SourceRow, { id }, { setAside: false });
}

/** After one was deleted: if that was the one in use, the newest is. */
export async function useNewestTake(em: EntityManager, takeGroup: string): Promise<void> {
  const [newest] = await em.find(SourceRow, {
    where: { takeGroup },
    order: { setAside: 'ASC', createdAt: 'DESC', id: 'DESC' },
    take: 1,
  });
  if (newest?.setAside) await em.update(SourceRow, { id: newest.id }, { setAside: false });
}
