import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { tempFiles } from '../../testing/temp-files.ts';
import show from './picture-task.ts';

const fileOf = tempFiles();
// The task blocks them for its process, which other test files share here.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

const blank = (width: number, height: number) => ({
  width,
  height,
  channels: 3 as const,
  background: '#4a7',
});

describe('the display of a picture', () => {
  const display = async (bytes: Buffer | string) => Buffer.from(await show(await fileOf(bytes), () => {}));
  // From a file: the task blocks all other loaders in this process.
  const metadata = async (bytes: Buffer) => sharp(await fileOf(bytes)).metadata();

  it('is upright, at most 1600 pixels long and without metadata', async () => {
    const photo = await sharp({ create: blank(3_000, 2_000) })
      .jpeg()
      .withExif({
        IFD0: { Make: 'A camera', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await metadata(photo)).exif).toBeDefined();
    const shown = await display(photo);
    const facts = await metadata(shown);
    expect([facts.format, facts.width, facts.height]).toEqual(['webp', 1_067, 1_600]);
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(shown.includes('A camera')).toBe(false);
  });

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('is made from %s and never enlarged', async (format) => {
    const small = await sharp({ create: blank(30, 20) })
      [format]()
      .toBuffer();
    expect(await metadata(await display(small))).toMatchObject({
      format: 'webp',
      width: 30,
      height: 20,
    });
  });

  it('is refused when it unpacks to more than 40 million pixels', async () => {
    const bomb = await sharp({ create: blank(8_000, 5_001) })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(display(bomb)).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('40 million'),
    });
  });

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
  ])('is refused for %s', async (_, bytes) => {
    await expect(display(await bytes())).rejects.toMatchObject({
      name: 'UnreadableFile',
      message: expect.stringContaining('damaged'),
    });
  });
});
