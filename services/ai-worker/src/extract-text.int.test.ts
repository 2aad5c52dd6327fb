import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeDocx } from '@waymark/storage/testing/make-zip';
import { eventually } from '@waymark/testing/eventually';
import { makePdf } from './integrations/extraction/testing/make-pdf.ts';
import { Harness } from './testing/harness.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('the job extract-text', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await Harness.start();
    await harness.startWorker();
  }, 30_000);
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

  it.each<[string, Buffer, string]>([
    ['pdf', makePdf([{ lines: ['I was nine when', 'we left.'] }]), 'application/pdf'],
    ['docx', makeDocx(['I was nine when we left.']), DOCX],
    ['txt', Buffer.from('I was nine when we left.\r\n'), 'text/plain'],
  ])(
    'puts the text of a %s beside it',
    async (_, bytes, type) => {
      const { sourceId, key } = await harness.queueFile(bytes, type);
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
    },
    60_000,
  );

  it('goes on working beside files made to take it down', async () => {
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

  it('says that it cannot listen without a key', async () => {
    const { sourceId } = await harness.queueFile(Buffer.from('sound'), 'audio/webm');
    expect(await extracted(sourceId)).toMatchObject({
      outcome: 'no-text',
      message: expect.stringContaining('AI key'),
    });
  }, 20_000);
});
