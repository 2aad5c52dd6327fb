import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SourceExtracted } from '@waymark/contracts/ai/events';
import type { MediaFacts } from '@waymark/contracts/roadmaps/media';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import { LocateMedia } from '@waymark/contracts/roadmaps/rpc-versions';
import { displayKey } from '@waymark/contracts/roadmaps/sources';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';
import { aDraft, aFile } from './testing/words.ts';

let roadmaps: Harness;
beforeAll(async () => {
  roadmaps = await Harness.start();
});
afterAll(() => roadmaps?.stop());

const none: MediaFacts = { durationSeconds: null, displayKey: null, displayType: null };

describe('what the worker found out about a file', () => {
  const told = async (
    outcome: 'no-text' | 'failed',
    media: (key: string) => MediaFacts,
  ): Promise<{ id: string; key: string }> => {
    const { id: roadmapId } = await aDraft(roadmaps);
    const { id } = await aFile(roadmaps, roadmapId, `File ${outcome}`);
    const { key } = await roadmaps.ask(rpc.LocateSource, { id }, asMentor());
    await roadmaps.tell(SourceExtracted, { outcome, sourceId: id, message: 'No words.', media: media(key) });
    await eventually(async () => expect((await sourceOf(id)).status).not.toBe('processing'));
    return { id, key };
  };
  const sourceOf = async (id: string) => (await roadmaps.ask(rpc.LocateSource, { id }, asMentor())).source;
  const shown = (id: string) => roadmaps.ask(LocateMedia, { id }, asMentor());

  it.each(['no-text', 'failed'] as const)('tells how long a recording is: %s', async (outcome) => {
    const { id } = await told(outcome, () => ({ ...none, durationSeconds: 12.5 }));
    expect(await sourceOf(id)).toMatchObject({ durationSeconds: 12.5, message: 'No words.' });
  });

  it('shows a picture as it was written anew, from beside its original', async () => {
    const { id, key } = await told('no-text', (of) => ({
      ...none,
      displayKey: displayKey(of),
      displayType: 'image/webp',
    }));
    expect(await shown(id)).toMatchObject({
      key: displayKey(key),
      contentType: 'image/webp',
      name: 'story.webp',
    });
  });

  it('never shows what lies anywhere else', async () => {
    const { id, key } = await told('no-text', () => ({
      ...none,
      displayKey: 'sources/another/picture',
      displayType: 'text/html',
    }));
    expect(await shown(id)).toMatchObject({ key, contentType: 'application/pdf' });
  });
});
