import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MediaFacts } from '@waymark/contracts/roadmaps/media';
import { displayKey } from '@waymark/contracts/roadmaps/sources';
import { makeDocx } from '@waymark/storage/testing/make-zip';
import { eventually } from '@waymark/testing/eventually';
import sharp from 'sharp';
import { makePdf } from './integrations/extraction/testing/make-pdf.ts';
import { recording } from './integrations/media/testing/recordings.ts';
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

  it.each([
    ['growing.webm', 'audio/webm;codecs=opus', 2.46],
    ['growing.mp4', 'audio/mp4', 2.42],
  ] as const)(
    'tells how long %s is, and that nobody can listen without a key',
    async (name, type, seconds) => {
      const { sourceId } = await harness.queueFile(await recording(name), type);
      const { media, ...rest } = (await extracted(sourceId)) as { media: MediaFacts };
      expect(rest).toEqual({ outcome: 'no-text', sourceId, message: expect.stringContaining('AI key') });
      expect(media).toEqual({
        durationSeconds: expect.closeTo(seconds, 1),
        displayKey: null,
        displayType: null,
      });
    },
    60_000,
  );

  it('puts a picture as it is shown beside the original', async () => {
    const { sourceId, key } = await harness.queueFile(await aPhoto(), 'image/jpeg');
    expect(await extracted(sourceId)).toEqual({
      outcome: 'no-text',
      sourceId,
      message: expect.stringContaining('picture'),
      media: { durationSeconds: null, displayKey: displayKey(key), displayType: 'image/webp' },
    });
    const { body, contentType } = await harness.storage.get(displayKey(key));
    const shown = await sharp(Buffer.concat(await body.toArray())).metadata();
    expect([contentType, shown.format, shown.width, shown.exif]).toEqual([
      'image/webp',
      'webp',
      1_600,
      undefined,
    ]);
  }, 60_000);

  it('is not stopped by what is not what it says', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#4a7' } })
      .png()
      .toBuffer();
    const sound = await harness.queueFile(png, 'audio/webm');
    const empty = await harness.queueFile(Buffer.alloc(0), 'image/png');
    expect(await extracted(sound.sourceId)).toMatchObject({
      outcome: 'no-text',
      media: { durationSeconds: null },
    });
    expect(await extracted(empty.sourceId)).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('damaged'),
    });
  }, 60_000);
});

const aPhoto = () =>
  sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#4a7' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } })
    .toBuffer();
