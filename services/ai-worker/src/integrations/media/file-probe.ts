import type { Sandbox, SandboxFault } from '@waymark/platform/sandbox/sandbox';
import { FileProbe } from '../../app/ports.ts';
import { DAMAGED, UNPACKS_TOO_LARGE } from '../extraction/messages.ts';
import type { PdfCover } from '../extraction/pdf-cover-task.ts';
import { readFileWith } from '../sandbox/read-file-with.ts';
import { PICTURE_DAMAGED, PICTURE_TOO_LARGE, RECORDING_DAMAGED } from './messages.ts';

const RECORDING = new URL('./recording-task', import.meta.url);
const THUMBNAIL = new URL('./thumbnail-task', import.meta.url);
const PICTURE = new URL('./picture-task', import.meta.url);
const ARCHIVE = new URL('../extraction/archive-task', import.meta.url);
const COVER = new URL('../extraction/pdf-cover-task', import.meta.url);

const always = (message: string): Record<SandboxFault, string> => ({
  timeout: message,
  memory: message,
  crash: message,
});

export class FileProbeTasks extends FileProbe {
  constructor(private readonly sandbox: Sandbox) {
    super();
  }

  seconds(path: string, signal: AbortSignal): Promise<number | null> {
    return this.run<number | null>(RECORDING, path, signal, always(RECORDING_DAMAGED));
  }

  pdf(path: string, signal: AbortSignal): Promise<PdfCover> {
    return this.run<PdfCover>(COVER, path, signal, always(DAMAGED), true);
  }

  async archive(path: string, signal: AbortSignal): Promise<void> {
    await this.run<null>(ARCHIVE, path, signal, { ...always(UNPACKS_TOO_LARGE), crash: DAMAGED });
  }

  thumbnail(path: string, signal: AbortSignal): Promise<Uint8Array> {
    return this.reencoded(THUMBNAIL, path, signal);
  }

  picture(path: string, signal: AbortSignal): Promise<Uint8Array> {
    return this.reencoded(PICTURE, path, signal);
  }

  private reencoded(task: URL, path: string, signal: AbortSignal): Promise<Uint8Array> {
    const messages = { timeout: PICTURE_TOO_LARGE, memory: PICTURE_TOO_LARGE, crash: PICTURE_DAMAGED };
    return this.run<Uint8Array>(task, path, signal, messages, true);
  }

  private run<O>(
    task: URL,
    path: string,
    signal: AbortSignal,
    messages: Record<SandboxFault, string>,
    addons = false,
  ): Promise<O> {
    const options = { signal, readable: [path], addons };
    return readFileWith<string, O>(this.sandbox, { task, input: path, options, messages });
  }
}
