import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDocx } from '@waymark/storage/testing/make-zip';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

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

  it('survives a decompression bomb and a broken file beside an ordinary one', async () => {
    const bomb = await harness.queueFile(makeDocx(['a'.repeat(300_000_000)]), DOCX);
    const broken = await harness.queueFile(Buffer.from('%PDF-1.7\n%broken'), 'application/pdf');
    const honest = await harness.queueFile(Buffer.from('I was nine.'), 'text/plain');
    expect(await extracted(honest.sourceId)).toMatchObject({ outcome: 'text' });
    expect(await extracted(bomb.sourceId)).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('unpack'),
    });
    expect(await extracted(broken.sourceId)).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('damaged'),
    });
  }, 90_000);
});
