import { Logger } from '@nestjs/common';
import {
  type Sandbox,
  SandboxError,
  type SandboxOptions,
  TaskError,
} from '@waymark/platform/sandbox/sandbox';
import { type AudioCut, type CutRange, MediaReader } from '../../app/ports.ts';
import { readFileWith } from '../sandbox/read-file-with.ts';
import type { MeasureInput } from './measure-task.ts';
import { PICTURE_DAMAGED, PICTURE_TOO_LARGE } from './messages.ts';

const MEASURE = new URL('./measure-task', import.meta.url);
const CUT = new URL('./cut-task', import.meta.url);
const DISPLAY = new URL('./picture-task', import.meta.url);
const MESSAGES = { timeout: PICTURE_TOO_LARGE, memory: PICTURE_TOO_LARGE, crash: PICTURE_DAMAGED };

export class MediaProbe extends MediaReader {
  private readonly logger = new Logger(MediaProbe.name);

  constructor(private readonly sandbox: Sandbox) {
    super();
  }

  measure(input: MeasureInput, signal: AbortSignal): Promise<number | null> {
    return this.readAudio<MeasureInput, number>(MEASURE, input, { signal });
  }

  cut(range: CutRange, signal: AbortSignal): Promise<AudioCut | null> {
    return this.readAudio<CutRange, AudioCut>(CUT, range, { signal, writable: [range.output] });
  }

  /** Null for a file that the task cannot read. */
  private async readAudio<I extends { path: string }, O>(
    task: URL,
    input: I,
    options: SandboxOptions<never>,
  ): Promise<O | null> {
    try {
      return await this.sandbox.run<I, O | null>(task, input, { ...options, readable: [input.path] });
    } catch (error) {
      if (!(error instanceof SandboxError || error instanceof TaskError)) throw error;
      this.logger.warn({ msg: 'recording not read', err: error });
      return null;
    }
  }

  display(path: string, signal: AbortSignal): Promise<Uint8Array> {
    const options = { signal, readable: [path], addons: true };
    return readFileWith(this.sandbox, { task: DISPLAY, input: path, options, messages: MESSAGES });
  }
}
