import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap, Stage, StageBody } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { type Source, sourceKey } from '@waymark/contracts/roadmaps/sources';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { asMentor } from '@waymark/testing/caller';
import type { z } from 'zod';
import { STORAGE } from '../storage.ts';
import type { Harness } from './harness.ts';

type StageInput = z.input<typeof StageBody>;

/** A stage with so many steps, as a screen would send it. */
export const aStage = (title: string, steps = 2): StageInput => ({
  title,
  description: `About ${title}`,
  steps: Array.from({ length: steps }, (_, index) => ({ title: `${title}, step ${index + 1}` })),
});

/** A draft of the mentor's without stages. */
export const aDraft = (
  roadmaps: Harness,
  mentor: Caller = asMentor(),
  title = 'A way back',
): Promise<Roadmap> =>
  roadmaps.ask(
    rpc.CreateRoadmap,
    { title, categoryId: 'mental-health', description: 'How I found mine' },
    mentor,
  );

export const addStage = (
  roadmaps: Harness,
  id: string,
  body: StageInput,
  mentor: Caller = asMentor(),
): Promise<Stage> => roadmaps.ask(rpc.AddStage, { id, body }, mentor);

/** A published roadmap whose stages have so many steps each. */
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
  return roadmaps.ask(rpc.PublishRoadmap, { id }, mentor);
}

export const stepIdsOf = ({ stages }: Pick<Roadmap, 'stages'>): string[] =>
  stages.flatMap((stage) => stage.steps.map(({ id }) => id));

/** A text of the mentor's, stored as the gateway would store it. */
export async function aTranscript(
  roadmaps: Harness,
  roadmapId: string,
  text: string,
  mentor: Caller = asMentor(),
): Promise<Source> {
  const key = sourceKey(roadmapId, newId());
  const storage = roadmaps.get<ObjectStorage>(STORAGE);
  const { size, sha256 } = await storage.put(key, text, { contentType: 'text/plain; charset=utf-8' });
  return roadmaps.ask(
    rpc.AddSource,
    {
      roadmapId,
      kind: 'transcript',
      key,
      originalName: 'Transcript',
      fileType: 'text/plain',
      fileSize: size,
      sha256,
      words: text.split(/\s+/).length,
    },
    mentor,
  );
}

/** An uploaded file that still has to be read. */
export async function aFile(
  roadmaps: Harness,
  roadmapId: string,
  content: string,
  mentor: Caller = asMentor(),
): Promise<Source> {
  const key = sourceKey(roadmapId, newId());
  const storage = roadmaps.get<ObjectStorage>(STORAGE);
  const { size, sha256 } = await storage.put(key, content, { contentType: 'application/pdf' });
  return roadmaps.ask(
    rpc.AddSource,
    {
      roadmapId,
      kind: 'file',
      key,
      originalName: 'story.pdf',
      fileType: 'application/pdf',
      fileSize: size,
      sha256,
      words: null,
    },
    mentor,
  );
}
