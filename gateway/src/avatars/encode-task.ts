import type { Task } from '@waymark/platform/sandbox/sandbox';
import sharp from 'sharp';
import { MAX_PIXELS, TOO_MANY_PIXELS, type ToEncode } from './encode-limits.ts';

const QUALITY = 84;
const DECODERS = [
  'JpegFile',
  'JpegBuffer',
  'PngFile',
  'PngBuffer',
  'WebpFile',
  'WebpBuffer',
  'NsgifFile',
  'NsgifBuffer',
];
const named = (names: string[]) => ({ operation: names.map((name) => `VipsForeignLoad${name}`) });

sharp.concurrency(1);
sharp.cache(false);

/** Square WebP files, one per size, without metadata, upright; the first frame of an animation. */
const encode: Task<ToEncode, Uint8Array[]> = async ({ bytes, sizes, isDrawing }) => {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock(named(isDrawing ? ['SvgFile', 'SvgBuffer'] : DECODERS));
  const largest = Math.max(...sizes);
  try {
    // Decoded once. RGB as browsers show it, whatever the profile of the camera.
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const files: Uint8Array[] = [];
    for (const size of sizes) {
      const square = sharp(data, { raw: { width, height, channels } }).resize(size, size);
      files.push(new Uint8Array(await square.webp({ quality: QUALITY }).toBuffer()));
    }
    return files;
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit')) error.name = TOO_MANY_PIXELS;
    throw error;
  }
};
export default encode;
