import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { CategoryRow } from '../../authoring/persistence/category.row.ts';
import { MentorRow } from '../../authoring/persistence/mentor.row.ts';
import { RoadmapRow } from '../../authoring/persistence/roadmap.row.ts';
import { InterviewAnswerRow } from '../../sources/persistence/interview-answer.row.ts';
import { SourceRow } from '../../sources/persistence/source.row.ts';
import { WRITTEN_KINDS } from '../../sources/persistence/written-sources.ts';
import type { DraftRequest } from '../domain/draft-run.ts';
import { missingMaterial } from '../domain/drafting.ts';

/** The input of a draft. */
export interface Material {
  roadmap: { id: string; title: string; description: string; category: string | null };
  /** Sources with a text, oldest first. */
  readable: (Pick<SourceRow, 'id' | 'kind' | 'speaker'> & { name: string; textKey: string; words: number })[];
  /** Name of a file whose text is not extracted yet. */
  unreadFile: string | undefined;
  /** Why nothing can be drafted. */
  missing: string | undefined;
  /** Names of sources that the mentor does not allow to be used. */
  leftOut: string[];
}

/** `outside`: the texts are sent to an outside AI service. */
export async function readMaterial(
  em: EntityManager,
  request: Pick<DraftRequest, 'roadmapId' | 'sourceIds'>,
  { outside }: { outside: boolean },
): Promise<Material> {
  const roadmap = await em.findOneByOrFail(RoadmapRow, { id: request.roadmapId });
  const { id, title, description, categoryId } = roadmap;
  const category = await em.findOneBy(CategoryRow, { id: categoryId });
  const sources = await readSources(em, request);
  const isAllowed = ({ permissions }: SourceRow) =>
    permissions.includes('drafting') && (!outside || permissions.includes('outside-model'));
  const allowed = sources.filter(isAllowed);
  const leftOut = sources.filter((source) => source.status === 'ready' && !isAllowed(source));
  return {
    roadmap: { id, title, description, category: category?.name ?? null },
    readable: allowed.filter(({ status }) => status === 'ready').map(toReadable),
    unreadFile: allowed.find(({ status }) => status === 'processing')?.originalName,
    missing: missingMaterial(allowed, leftOut, { outside }),
    leftOut: leftOut.map(({ originalName }) => originalName),
  };
}

/**
 * Oldest first. Of takes, the one in use, unless uploads are named. What the mentor wrote in the forms is part of every
 * draft.
 */
async function readSources(
  em: EntityManager,
  { roadmapId, sourceIds }: Pick<DraftRequest, 'roadmapId' | 'sourceIds'>,
): Promise<SourceRow[]> {
  const named = sourceIds && [
    { roadmapId, id: In(sourceIds) },
    { roadmapId, kind: In(WRITTEN_KINDS) },
  ];
  const sources = await em.find(SourceRow, {
    where: named ?? { roadmapId, setAside: false },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const spoken = await readTranscribedIds(em, roadmapId);
  return sources.filter(({ id }) => !spoken.has(id));
}

/** Recordings whose words are in an interview answer: as a source of their own they would be read twice. */
async function readTranscribedIds(em: EntityManager, roadmapId: string): Promise<Set<string | null>> {
  const answers = await em.findBy(InterviewAnswerRow, { roadmapId, recordingId: Not(IsNull()) });
  return new Set(answers.flatMap(({ text, recordingId }) => (text.trim() === '' ? [] : [recordingId])));
}

/** What the mentor wrote about themselves; null for nothing. */
export async function readBio(em: EntityManager, mentorId: number): Promise<string | null> {
  const mentor = await em.findOneBy(MentorRow, { id: mentorId });
  return mentor?.bio.trim() || null;
}

const toReadable = ({ id, kind, originalName, textKey, words, speaker }: SourceRow) => ({
  id,
  kind,
  name: originalName,
  textKey: textKey!,
  words: words ?? 0,
  speaker,
});
