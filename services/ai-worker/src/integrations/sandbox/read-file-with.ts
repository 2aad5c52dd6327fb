import {
  type Sandbox,
  SandboxError,
  type SandboxFault,
  type SandboxOptions,
  TaskError,
} from '@waymark/platform/sandbox/sandbox';
import { UnreadableFile } from '../../app/unreadable-file.ts';

interface FileTask<I> {
  task: URL;
  input: I;
  options: SandboxOptions<never>;
  messages: Record<SandboxFault, string>;
}

/** Runs a task on an uploaded file. Errors: UnreadableFile; the signal's reason when aborted. */
export async function readFileWith<I, O>(
  sandbox: Sandbox,
  { task, input, options, messages }: FileTask<I>,
): Promise<O> {
  try {
    return await sandbox.run<I, O>(task, input, options);
  } catch (error) {
    if (error instanceof TaskError && error.kind === 'UnreadableFile')
      throw new UnreadableFile(error.message);
    if (!(error instanceof SandboxError)) throw error;
    throw new UnreadableFile(messages[error.fault], { cause: error });
  }
}
