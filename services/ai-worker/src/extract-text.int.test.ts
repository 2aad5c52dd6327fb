import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MediaFacts } from '@waymark/contracts/roadmaps/media';
import { eventually } from '@waymark/testing/eventually';
import { makePdf } from './integrations/extraction/testing/make-pdf.ts';
import { recording } from './integrations/media/testing/recordings.ts';
import { Harness } from './testing/harness.ts';

describe('the job extract-text', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await Harness.start();
    await harness.startWorker();
  });
  afterAll(() => harness.stop());

  const extracted = (sourceId: string) =>
    eventually(
      () => {
        const found = harness.roadmaps.extracted.find((result) => result.sourceId === sourceId);
        if (!found) throw new Error('not extracted');
        return found;
      },
      { timeoutMs: 40_000 },
    );

  it('stores the text of a PDF beside it', async () => {
    const bytes = makePdf([{ lines: ['I was nine when', 'we left.'] }]);
    const { sourceId, key } = await harness.queueFile(bytes, 'application/pdf');
    expect(await extracted(sourceId)).toEqual({
      outcome: 'text',
      sourceId,
      textKey: `${key}.txt`,
      chars: 24,
      words: 6,
    });
    const { body, contentType } = await harness.storage.get(`${key}.txt`);
    expect([Buffer.concat(await body.toArray()).toString(), contentType]).toEqual([
      'I was nine when we left.',
      'text/plain; charset=utf-8',
    ]);
  }, 60_000);

  it('publishes the length of a recording, and that its transcription needs a speech model', async () => {
    const bytes = await recording('growing.webm');
    const { sourceId } = await harness.queueFile(bytes, 'audio/webm;codecs=opus');
    const { media, ...rest } = (await extracted(sourceId)) as { media: MediaFacts };
    expect(rest).toEqual({ outcome: 'no-text', sourceId, message: expect.stringContaining('speech model') });
    expect(media).toEqual({
      durationSeconds: expect.closeTo(2.46, 1),
      displayKey: expect.stringMatching(/\.play$/),
      displayType: 'audio/webm',
    });
  }, 60_000);
});
