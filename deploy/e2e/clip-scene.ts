import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { timeCode } from '@waymark/contracts/roadmaps/time-codes';
import { eventually } from '@waymark/testing/eventually';
import type { Page } from 'playwright-core';
import { read, send } from './journey-scene.ts';
import { franklin } from './story.ts';

/** The beginning of the story, with as many time codes as it has paragraphs. */
function withCodes(seconds: number): string {
  const paragraphs = franklin.slice(0, 6_000).split(/\n\s*\n/);
  return paragraphs
    .map((text, at) => `[${timeCode((at * seconds) / paragraphs.length)}] ${text.replace(/\s+/g, ' ')}`)
    .join('\n');
}

/** Writes the text of the only recording of a roadmap, and drafts from it. */
export async function draftFromRecording(mentor: Page, id: string): Promise<Source> {
  const source = await eventually(
    async () => {
      const [one] = await read<Source[]>(mentor, `/api/roadmaps/${id}/sources`);
      if (!one || one.status === 'processing') throw new Error('the recording is still being read');
      return one;
    },
    { timeoutMs: 30_000 },
  );
  const text = withCodes(Math.floor(source.durationSeconds!));
  await send(mentor, 'PUT', `/api/sources/${source.id}/transcript`, { text });
  await send(mentor, 'POST', '/api/generate-roadmap', { roadmapId: id });
  await eventually(
    async () => {
      const run = await read<AiRun | null>(mentor, `/api/roadmaps/${id}/run`);
      if (run?.status !== 'succeeded') throw new Error(`the draft is ${run?.status}`);
    },
    { timeoutMs: 30_000 },
  );
  return source;
}

/** The steps whose quote can be played. */
export async function stepsWithClips(mentor: Page, id: string): Promise<Step[]> {
  const { stages } = await read<Roadmap>(mentor, `/api/roadmaps/${id}?version=draft`);
  return stages.flatMap(({ steps }) => steps.filter(({ voice }) => voice));
}

export const publish = (mentor: Page, id: string): Promise<unknown> =>
  send(mentor, 'PATCH', `/api/roadmaps/${id}/publish`, { unreviewed: 'accept' });
