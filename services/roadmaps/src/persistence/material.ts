import type { EntityManager } from 'typeorm';
import { missingMaterial } from '../domain/drafting.ts';
import { CategoryRow } from './category.row.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { SourceRow } from './source.row.ts';

/** The input of a draft. */
export interface Material {
  roadmap: { id: string; title: string; description: string; category: string | null };
  /** Sources with a text, oldest first. */
  readable: { id: string; name: string; textKey: string; words: number }[];
  /** Name of a file whose text is not extracted yet. */
  unreadFile: string | undefined;
  /** Why nothing can be drafted. */
  missing: string | undefined;
}

export async function readMaterial(em: EntityManager, roadmapId: string): Promise<Material> {
  const { id, title, description, categoryId } = await em.findOneByOrFail(RoadmapRow, { id: roadmapId });
  const category = await em.findOneBy(CategoryRow, { id: categoryId });
  const sources = await em.find(SourceRow, { where: { roadmapId }, order: { createdAt: 'ASC', id: 'ASC' } });
  return {
    roadmap: { id, title, description, category: category?.name ?? null },
    readable: sources.filter(({ status }) => status === 'ready').map(toReadable),
    unreadFile: sources.find(({ status }) => status === 'processing')?.originalName,
    missing: missingMaterial(sources),
  };
}

const toReadable = ({ id, originalName, textKey, words }: SourceRow) => ({
  id,
  name: originalName,
  textKey: textKey!,
  words: words ?? 0,
});
