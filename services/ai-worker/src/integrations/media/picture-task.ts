import sharp from 'sharp';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import type { Task } from '../sandbox/sandbox.ts';
import { PICTURE_DAMAGED, PICTURE_TOO_LARGE } from './words.ts';

/** A picture of a few bytes may unpack to gigabytes; cameras stay below. */
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 1_600;
const QUALITY = 82;
/** What uploads may be; libvips reads SVG and PDF too, which are programs in disguise. */
const DECODERS = ['JpegFile', 'PngFile', 'WebpFile', 'NsgifFile'].map((name) => `VipsForeignLoad${name}`);

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });

/**
 * Runs in the sandbox: the picture at `path` as it is shown, upright, in sRGB, of a bounded size, without what cameras
 * write into it; of an animation its first frame. Errors: UnreadableFile.
 */
const show: Task<string, Uint8Array> = async (path) => {
  try {
    const webp = await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return new Uint8Array(webp);
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new UnreadableFile(tooLarge ? PICTURE_TOO_LARGE : PICTURE_DAMAGED, { cause: error });
  }
};
export default show;
