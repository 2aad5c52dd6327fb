import { Logger } from '@nestjs/common';
import { type Sandbox, SandboxError } from '@waymark/platform/sandbox/sandbox';
import { MediaReader } from '../../app/ports.ts';
import { readFileWith } from '../sandbox/read-file-with.ts';
import type { MeasureInput } from './measure-task.ts';
import { PICTURE_DAMAGED, PICTURE_TOO_LARGE } from './messages.ts';

const MEASURE = new URL('./measure-task', import.meta.url);
const DISPLAY = new URL('./picture-task', import.meta.url);
const MESSAGES = { timeout: PICTURE_TOO_LARGE, memory: PICTURE_TOO_LARGE, crash: PICTURE_DAMAGED };

export class MediaProbe extends MediaReader {
  private readonly logger = new Logger(MediaProbe.name);

  constructor(private readonly sandbox: Sandbox) {
    super();
  }

  async measure(input: MeasureInput, signal: AbortSignal): Promise<number | null> {
    try {
      const options = { signal, readable: [input.path] };
      return await this.sandbox.run<MeasureInput, number | null>(MEASURE, input, options);
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      this.logger.warn({ msg: 'recording not measured', err: error });
      return null;
    }
  }

  display(path: string, signal: AbortSignal): Promise<Uint8Array> {
    const options = { signal, readable: [path], addons: true };
    return readFileWith(this.sandbox, { task: DISPLAY, input: path, options, messages: MESSAGES });
  }
}
