import type { Caller } from '@waymark/contracts/caller';
import type { EditedStage, Roadmap, StageBody } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { type Source, sourceKey } from '@waymark/contracts/roadmaps/sources';
import { AddSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { AddStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { asMentor } from '@waymark/testing/caller';
import type { z } from 'zod';
import { STORAGE } from '../shared/storage.ts';
import type { Harness } from './harness.ts';

type StageInput = z.input<typeof StageBody>;

/** The body of a stage with this number of steps. */
export const aStage = (title: string, steps = 2): StageInput => ({
  title,
  description: `About ${title}`,
  steps: Array.from({ length: steps }, (_, index) => ({ title: `${title}, step ${index + 1}` })),
});

/** A draft without stages. */
export const aDraft = (
  roadmaps: Harness,
  mentor: Caller = asMentor(),
  title = 'A way back',
): Promise<Roadmap> =>
  roadmaps.call(
    rpc.CreateRoadmap,
    { title, categoryId: 'mental-health', description: 'How I found mine' },
    mentor,
  );

export const addStage = (
  roadmaps: Harness,
  id: string,
  body: StageInput,
  mentor: Caller = asMentor(),
): Promise<EditedStage> => roadmaps.call(AddStage, { id, body }, mentor);

/** A published roadmap with these numbers of steps per stage. */
export async function aPublishedRoadmap(
  roadmaps: Harness,
  stepsPerStage: number[] = [2, 2],
  mentor: Caller = asMentor(),
  title?: string,
): Promise<Roadmap> {
  const { id } = await aDraft(roadmaps, mentor, title);
  for (const [index, steps] of stepsPerStage.entries()) {
    await addStage(roadmaps, id, aStage(`Stage ${index + 1}`, steps), mentor);
  }
  return roadmaps.call(rpc.PublishRoadmap, { id }, mentor);
}

export const stepIdsOf = ({ stages }: Pick<Roadmap, 'stages'>): string[] =>
  stages.flatMap((stage) => stage.steps.map(({ id }) => id));

/** A text of the mentor, stored as the gateway stores it. */
export const aTranscript = (
  roadmaps: Harness,
  roadmapId: string,
  text: string,
  mentor: Caller = asMentor(),
): Promise<Source> =>
  addSource(roadmaps, mentor, text, {
    ...{ roadmapId, kind: 'transcript', originalName: 'Transcript', fileType: 'text/plain' },
    words: text.split(/\s+/).length,
  });

/** An uploaded file whose text is not extracted yet. */
export const aFile = (
  roadmaps: Harness,
  roadmapId: string,
  content: string,
  mentor: Caller = asMentor(),
  fileType = 'application/pdf',
): Promise<Source> =>
  addSource(roadmaps, mentor, content, {
    ...{ roadmapId, kind: 'file', originalName: 'story.pdf', fileType, words: null },
  });

async function addSource(
  roadmaps: Harness,
  mentor: Caller,
  content: string,
  facts: Omit<RpcInput<typeof AddSource>, 'key' | 'fileSize' | 'sha256'>,
): Promise<Source> {
  const key = sourceKey(facts.roadmapId, newId());
  const storage = roadmaps.get<ObjectStorage>(STORAGE);
  const { size, sha256 } = await storage.put(key, content, { contentType: facts.fileType });
  return roadmaps.call(AddSource, { ...facts, key, fileSize: size, sha256 }, mentor);
}
