import type { Sandbox } from '@waymark/platform/sandbox/sandbox';
import { PictureReader } from '../../app/ports.ts';
import { readFileWith } from '../sandbox/read-file-with.ts';
import type { Look } from './look-task.ts';
import { PICTURE_DAMAGED, PICTURE_TOO_LARGE } from './messages.ts';

const TASK = new URL('./look-task', import.meta.url);
const MESSAGES = { timeout: PICTURE_TOO_LARGE, memory: PICTURE_TOO_LARGE, crash: PICTURE_DAMAGED };

export class PictureLook extends PictureReader {
  constructor(private readonly sandbox: Sandbox) {
    super();
  }

  look(path: string, signal: AbortSignal): Promise<Look> {
    const options = { signal, readable: [path], addons: true };
    return readFileWith(this.sandbox, { task: TASK, input: path, options, messages: MESSAGES });
  }
}
