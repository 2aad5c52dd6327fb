import { Logger } from '@nestjs/common';
import { MediaReader } from '../../app/ports.ts';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { type Sandbox, SandboxError, TaskError } from '../sandbox/sandbox.ts';
import type { MeasureInput } from './measure-task.ts';
import { PICTURE_DAMAGED, PICTURE_TOO_LARGE } from './words.ts';

const MEASURE = new URL('./measure-task', import.meta.url);
const SHOW = new URL('./picture-task', import.meta.url);

/** Looks into recordings and pictures, each in a process of its own. */

export class MediaProbe extends MediaReader {
  private readonly logger = new Logger(MediaProbe.name);

  constructor(private readonly sandbox: Sandbox) {
    super();
  }

  /** What takes its process down has no length that anybody could tell. */
  async measure(input: MeasureInput, signal: AbortSignal): Promise<number | null> {
    try {
      return await this.sandbox.run<MeasureInput, number | null>(MEASURE, input, {
        signal,
        readable: [input.path],
      });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      this.logger.warn({ msg: 'recording not measured', err: error });
      return null;
    }
  }

  async display(path: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      const options = { signal, readable: [path], addons: true };
      return await this.sandbox.run<string, Uint8Array>(SHOW, path, options);
    } catch (error) {
      if (error instanceof TaskError && error.kind === 'UnreadableFile')
        throw new UnreadableFile(error.message);
      if (!(error instanceof SandboxError)) throw error;
      const why = { timeout: PICTURE_TOO_LARGE, memory: PICTURE_TOO_LARGE, crash: PICTURE_DAMAGED };
      throw new UnreadableFile(why[error.fault], { cause: error });
    }
  }
}
