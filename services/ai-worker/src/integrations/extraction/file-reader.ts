import type { Sandbox } from '@waymark/platform/sandbox/sandbox';
import { TextReader } from '../../app/ports.ts';
import { readFileWith } from '../sandbox/read-file-with.ts';
import type { ExtractInput } from './extract-task.ts';
import { DAMAGED, UNPACKS_TOO_LARGE } from './messages.ts';

const TASK = new URL('./extract-task', import.meta.url);
const TOO_SLOW = 'Reading this file took too long. Save only its text as a new file and upload that.';
const MESSAGES = { timeout: TOO_SLOW, memory: UNPACKS_TOO_LARGE, crash: DAMAGED };

export class FileReader extends TextReader {
  constructor(private readonly sandbox: Sandbox) {
    super();
  }

  read(input: ExtractInput, signal?: AbortSignal): Promise<string> {
    const options = { signal, readable: [input.path] };
    return readFileWith(this.sandbox, { task: TASK, input, options, messages: MESSAGES });
  }
}
