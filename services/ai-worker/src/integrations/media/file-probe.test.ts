import { describe, expect, it } from '@jest/globals';
import { makeDocx } from '@waymark/storage/testing/make-zip';
import sharp from 'sharp';
import { tempFiles } from '../../testing/temp-files.ts';
import { makePdf } from '../extraction/testing/make-pdf.ts';
import { readingSandbox } from '../sandbox/reading-sandbox.ts';
import { FileProbeTasks } from './file-probe.ts';
import { makeMp3, makeWav, recording } from './testing/recordings.ts';

const fileOf = tempFiles();
const probe = new FileProbeTasks(readingSandbox());
const { signal } = new AbortController();

describe('files in the sandbox', () => {
  it.each([
    ['a WebM without a length in its header', () => recording('growing.webm'), 2, 3],
    ['a fragmented MP4', () => recording('growing.mp4'), 2, 3],
    ['a WAV', () => makeWav(3), 3, 3],
    ['an MP3 without a header', () => makeMp3(100), 2.6, 2.63],
  ])('measures %s', async (_, bytes, min, max) => {
    const seconds = await probe.seconds(await fileOf(await bytes()), signal);
    expect(seconds).toBeGreaterThanOrEqual(min);
    expect(seconds).toBeLessThanOrEqual(max);
  });

  it('refuses a recording that is cut off at its index, and text', async () => {
    const mp4 = await recording('voice.mp4');
    for (const bytes of [mp4.subarray(0, 200), 'words'])
      await expect(probe.seconds(await fileOf(bytes), signal)).rejects.toMatchObject({
        name: 'UnreadableFile',
      });
  });

  it('refuses a document whose texts unpack to more than 40 MB', async () => {
    const bomb = await fileOf(makeDocx(['a'.repeat(45_000_000)]));
    await expect(probe.archive(bomb, signal)).rejects.toMatchObject({ name: 'UnreadableFile' });
    await probe.archive(await fileOf(makeDocx(['A story.'])), signal);
  });

  it('counts the pages of a PDF and draws the first', async () => {
    const pdf = makePdf([{ lines: ['A guide to rest', 'First page'] }, { lines: ['Second'] }, { lines: [] }]);
    const { pageCount, picture } = await probe.pdf(await fileOf(pdf), signal);
    const { format, width, height } = await sharp(picture!).metadata();
    const { channels } = await sharp(picture!).stats();
    expect([pageCount, format, width, height]).toEqual([3, 'webp', 720, 1_018]);
    // White paper with dark letters.
    expect([channels[0]!.max, channels[0]!.min < 120]).toEqual([255, true]);
  });

  it('refuses a PDF that is damaged', async () => {
    const path = await fileOf(Buffer.from('%PDF-1.7\nnothing'));
    await expect(probe.pdf(path, signal)).rejects.toMatchObject({ name: 'UnreadableFile' });
  });
});
