import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { readingSandbox } from '../sandbox/reading-sandbox.ts';
import { MediaProbe } from './media-probe.ts';
import { makeMp3, makeWav, recording } from './testing/recordings.ts';

const { signal } = new AbortController();
let folder: string;
const probe = new MediaProbe(readingSandbox());
beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = await mkdtemp(join(tmpdir(), 'waymark-media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
const fileOf = async (bytes: Buffer | string): Promise<string> => {
  files += 1;
  const path = join(folder, `file${files}`);
  await writeFile(path, bytes);
  return path;
};

describe('how long a recording is', () => {
  const measure = async (bytes: Buffer | string, contentType: string) =>
    probe.measure({ path: await fileOf(bytes), contentType }, signal);

  it.each([
    ['voice.webm', 'audio/webm', 2.46],
    ['growing.webm', 'audio/webm', 2.46],
    ['clip.webm', 'video/webm', 1.5],
    ['voice.mp4', 'audio/mp4', 2.421],
    ['growing.mp4', 'audio/mp4', 2.421],
  ] as const)(
    '%s of a browser, whatever its header says',
    async (name, type, seconds) => {
      expect(await measure(await recording(name), type)).toBe(seconds);
    },
    30_000,
  );

  it('a WAV, and an MP3 whose frames must be counted', async () => {
    expect(await measure(makeWav(1.5), 'audio/wav')).toBe(1.5);
    const mp3 = await measure(makeMp3(100), 'audio/mpeg');
    expect(Math.abs((mp3 ?? 0) - 2.61)).toBeLessThan(0.06);
  }, 30_000);

  it('as far as one that was cut off goes', async () => {
    const whole = await recording('growing.webm');
    const half = await measure(whole.subarray(0, 1_000), 'audio/webm');
    expect(half).toBeGreaterThan(0.3);
    expect(half).toBeLessThan(2.3);
  }, 30_000);

  it.each<[string, string, () => Promise<Buffer | string> | Buffer | string]>([
    ['an empty file', 'audio/webm', () => ''],
    ['an empty file', 'audio/mpeg', () => ''],
    ['an empty file', 'video/mp4', () => ''],
    ['words', 'audio/ogg', () => 'not a sound at all, only words in a file'],
    [
      'a picture',
      'audio/webm',
      () =>
        sharp({ create: blank(4, 4) })
          .png()
          .toBuffer(),
    ],
    ['a webm without a block', 'audio/webm', async () => (await recording('growing.webm')).subarray(0, 150)],
    [
      'an mp4 whose index is missing',
      'video/mp4',
      async () => (await recording('voice.mp4')).subarray(0, 40),
    ],
    ['zeros', 'video/mp4', () => Buffer.alloc(5_000)],
    ['a loop of boxes', 'video/mp4', () => Buffer.from('00000008moov'.repeat(50))],
  ])(
    'nobody can tell of %s (%s)',
    async (_, type, bytes) => {
      expect(await measure(await bytes(), type)).toBeNull();
    },
    30_000,
  );
});

const blank = (width: number, height: number) => ({
  width,
  height,
  channels: 3 as const,
  background: '#4a7',
});

describe('a picture as it is shown', () => {
  const display = async (bytes: Buffer | string) => probe.display(await fileOf(bytes), signal);

  it('is upright, small and tells nothing about where it was taken', async () => {
    const photo = await sharp({ create: blank(3_000, 2_000) })
      .jpeg()
      .withExif({
        IFD0: { Make: 'A camera', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const shown = Buffer.from(await display(photo));
    const facts = await sharp(shown).metadata();
    expect([facts.format, facts.width, facts.height]).toEqual(['webp', 1_067, 1_600]);
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(shown.includes('A camera')).toBe(false);
  }, 30_000);

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'is made of %s, never larger than it was',
    async (format) => {
      const small = await sharp({ create: blank(30, 20) })
        [format]()
        .toBuffer();
      expect(await sharp(await display(small)).metadata()).toMatchObject({
        format: 'webp',
        width: 30,
        height: 20,
      });
    },
    30_000,
  );

  it('is refused when it unpacks to more than 40 million pixels', async () => {
    const bomb = await sharp({ create: blank(8_000, 5_001) })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(display(bomb)).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('40 million'),
    });
  }, 60_000);

  const SVG =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  it.each<[string, () => Promise<Buffer | string> | Buffer | string]>([
    ['nothing', () => ''],
    ['words', () => 'a picture of words'],
    ['an SVG', () => SVG],
    [
      'a TIFF',
      () =>
        sharp({ create: blank(9, 9) })
          .tiff()
          .toBuffer(),
    ],
    [
      'a picture cut off',
      async () =>
        (
          await sharp({ create: { ...blank(600, 600), noise: { type: 'gaussian', mean: 99, sigma: 50 } } })
            .jpeg()
            .toBuffer()
        ).subarray(0, 9_000),
    ],
  ])(
    'is not made of %s',
    async (_, bytes) => {
      await expect(display(await bytes())).rejects.toMatchObject({
        name: 'UnreadableFile',
        message: expect.stringContaining('damaged'),
      });
    },
    30_000,
  );
});
