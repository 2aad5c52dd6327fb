import type { Task } from '@waymark/platform/sandbox/sandbox';
import { reencode } from './reencode.ts';

const MAX_SIDE = 1_600;

/** Runs in the sandbox. Strips metadata; takes the first frame of an animation. Errors: UnreadableFile. */
const show: Task<string, Uint8Array> = (path) => reencode(path, MAX_SIDE);
export default show;
