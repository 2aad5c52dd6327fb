import { TextReader } from '../../app/ports.ts';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { type Sandbox, SandboxError, TaskError } from '../sandbox/sandbox.ts';
import type { ExtractInput } from './extract-task.ts';
import { DAMAGED, UNPACKS_TOO_LARGE } from './words.ts';

const TASK = new URL('./extract-task', import.meta.url);
const TOO_SLOW = 'Reading this file took too long. Save only its text as a new file and upload that.';

/** Takes the text out of files, each in a process of its own. */
export class FileReader extends TextReader {
  constructor(private readonly sandbox: Sandbox) {
    super();
  }

  /** Normalised text of the file at `path`; empty when it holds none. Errors: UnreadableFile. */
  async read(input: ExtractInput, signal?: AbortSignal): Promise<string> {
    try {
      return await this.sandbox.run<ExtractInput, string>(TASK, input, {
        signal,
        readable: [input.path],
      });
    } catch (error) {
      if (error instanceof TaskError && error.kind === 'UnreadableFile')
        throw new UnreadableFile(error.message);
      if (!(error instanceof SandboxError)) throw error;
      const why = { timeout: TOO_SLOW, memory: UNPACKS_TOO_LARGE, crash: DAMAGED };
      throw new UnreadableFile(why[error.fault], { cause: error });
    }
  }
}
