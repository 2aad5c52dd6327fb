import type { Task } from '@waymark/platform/sandbox/sandbox';
import sharp from 'sharp';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { decodePicturesOnly } from './decoders.ts';
import { PICTURE_DAMAGED, PICTURE_TOO_LARGE } from './messages.ts';

export interface Look {
  width: number;
  height: number;
  /** A small JPEG without metadata. */
  picture: Uint8Array;
}

/** A few bytes may unpack to gigabytes; cameras stay below. */
const MAX_PIXELS = 40_000_000;
/** What vision models are given at most. */
const MAX_SIDE = 1_024;
const QUALITY = 80;

/** Runs in the sandbox. Strips metadata; takes the first frame of an animation. Errors: UnreadableFile. */
const look: Task<string, Look> = async (path) => {
  decodePicturesOnly();
  try {
    const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
    const { autoOrient } = await image.metadata();
    const jpeg = await image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { ...autoOrient, picture: new Uint8Array(jpeg) };
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new UnreadableFile(tooLarge ? PICTURE_TOO_LARGE : PICTURE_DAMAGED, { cause: error });
  }
};
export default look;
