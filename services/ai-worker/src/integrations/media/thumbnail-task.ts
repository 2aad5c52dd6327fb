import type { Task } from '@waymark/platform/sandbox/sandbox';
import { reencode } from './reencode.ts';

/** Of a card on a wide screen, at two pixels per dot. */
const MAX_SIDE = 960;

/** Runs in the sandbox. Errors: UnreadableFile. */
const thumbnail: Task<string, Uint8Array> = (path) => reencode(path, MAX_SIDE);
export default thumbnail;
