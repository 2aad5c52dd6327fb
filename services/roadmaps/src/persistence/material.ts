import type { EntityManager } from 'typeorm';
import { CategoryRow } from './category.row.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { SourceRow } from './source.row.ts';

/** What a draft is made from. */
export interface Material {
  roadmap: { id: string; title: string; description: string; category: string | null };
  /** Texts that can be read, in the order in which they were brought. */
  readable: { id: string; name: string; textKey: string; words: number }[];
  /** Name of a file that is still being read. */
  reading: string | undefined;
  /** Why nothing can be drafted, if so. */
  lacking: string | undefined;
}

export async function readMaterial(em: EntityManager, roadmapId: string): Promise<Material> {
  const { id, title, description, categoryId } = await em.findOneByOrFail(RoadmapRow, { id: roadmapId });
  const category = await em.findOneBy(CategoryRow, { id: categoryId });
  const sources = await em.find(SourceRow, { where: { roadmapId }, order: { createdAt: 'ASC', id: 'ASC' } });
  const reading = sources.find(({ status }) => status === 'processing')?.originalName;
  const readable = sources.filter(({ status }) => status === 'ready').map(toReadable);
  return {
    roadmap: { id, title, description, category: category?.name ?? null },
    readable,
    reading,
    lacking: reading || readable.length > 0 ? undefined : whatLacks(sources),
  };
}

const toReadable = ({ id, originalName, textKey, words }: SourceRow) => ({
  id,
  name: originalName,
  textKey: textKey!,
  words: words ?? 0,
});

const whatLacks = (sources: SourceRow[]): string =>
  sources.length === 0
    ? 'There is nothing to draft from yet. Paste or type your story, or upload a PDF, StepTick or text file.'
    : 'None of your files holds text we can read. Paste or type your story, or upload a PDF, StepTick or text file.';
