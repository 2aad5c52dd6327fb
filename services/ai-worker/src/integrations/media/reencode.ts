import sharp from 'sharp';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { decodePicturesOnly } from './decoders.ts';
import { PICTURE_DAMAGED, PICTURE_TOO_LARGE } from './messages.ts';

/** A few bytes may unpack to gigabytes; cameras stay below. */
const MAX_PIXELS = 40_000_000;
const QUALITY = 82;

/** WebP without metadata; the first frame of an animation. `maxSide`: in pixels. Errors: UnreadableFile. */
export async function reencode(path: string, maxSide: number): Promise<Uint8Array> {
  decodePicturesOnly();
  try {
    const webp = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return new Uint8Array(webp);
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new UnreadableFile(tooLarge ? PICTURE_TOO_LARGE : PICTURE_DAMAGED, { cause: error });
  }
}
