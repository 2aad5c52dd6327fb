import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { sourceTextKey, TRANSCRIPT_MAX_CHARS, UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { countWords } from '@waymark/kernel/count-words';
import type { JobInfo } from '@waymark/messaging/decorators';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../storage.ts';
import { type FileFormat, formatOf } from './file-format.ts';
import { normaliseText } from './normalise-text.ts';
import { patiently } from './patiently.ts';
import { Results, Roadmaps, type SourceResult, type SourceStart, TextReader, Transcriber } from './ports.ts';
import { SourceWatch } from './source-watch.ts';
import { withTempFile } from './temp-file.ts';
import { UnreadableFile } from './unreadable-file.ts';
import * as words from './words.ts';

type ToRead = SourceStart & { next: 'read' };
type Outcome = { text: string } | { noText: string };

/** Takes the text out of an uploaded file and puts it beside the file. Done again after a crash, it does the same again. */
@Injectable()
export class ExtractText {
  private readonly logger = new Logger(ExtractText.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    private readonly reader: TextReader,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Optional() private readonly transcriber?: Transcriber,
  ) {}

  /** Errors: whatever should be tried again. */
  async execute(sourceId: string, job: JobInfo): Promise<void> {
    const source = await patiently(() => this.roadmaps.beginSource(sourceId), job.signal);
    if (source.next === 'skip') return;
    const watch = new SourceWatch(this.roadmaps, sourceId, job.signal);
    try {
      const result = await this.resultOf(sourceId, source, job, watch);
      if (result) await patiently(() => this.results.sourceExtracted(result), job.signal);
    } finally {
      watch.close();
    }
  }

  private async resultOf(
    sourceId: string,
    source: ToRead,
    job: JobInfo,
    watch: SourceWatch,
  ): Promise<SourceResult | null> {
    try {
      const outcome = await this.read(source, watch.signal);
      if ('noText' in outcome) return { outcome: 'no-text', sourceId, message: outcome.noText };
      return await this.store(sourceId, source.key, outcome.text, job.signal);
    } catch (error) {
      if (watch.isUnwanted) return null;
      const message = this.explain(error, sourceId, job);
      return { outcome: 'failed', sourceId, message };
    }
  }

  private async read(source: ToRead, signal: AbortSignal): Promise<Outcome> {
    const format = formatOf(source.fileType);
    if (format.kind === 'image') return { noText: words.PICTURE };
    if (format.kind === 'doc') throw new UnreadableFile(words.OLD_WORD);
    if (format.kind === 'unknown') throw new UnreadableFile(words.UNKNOWN_TYPE);
    if (format.kind === 'recording' && !this.transcriber) return { noText: words.NO_EARS };
    const most = this.largest(format);
    if (source.fileSize > most.bytes) throw new UnreadableFile(most.message);
    const { body } = await patiently(() => this.storage.get(source.key), signal);
    return withTempFile(body, most.bytes, (path) => this.readFile(path, format, signal));
  }

  private largest({ kind }: FileFormat): { bytes: number; message: string } {
    if (kind === 'recording')
      return { bytes: this.transcriber?.maxBytes ?? 0, message: words.RECORDING_TOO_LARGE };
    // A character of text takes at most four bytes.
    if (kind === 'txt') return { bytes: TRANSCRIPT_MAX_CHARS * 4, message: words.TOO_LONG };
    return { bytes: UPLOAD_MAX_BYTES, message: words.TOO_LONG };
  }

  private async readFile(path: string, format: FileFormat, signal: AbortSignal): Promise<Outcome> {
    if (format.kind === 'recording') {
      const said = await this.transcriber?.transcribe(path, format.extension, signal);
      const text = normaliseText(said ?? '');
      return text ? { text } : { noText: words.SILENCE };
    }
    if (format.kind !== 'pdf' && format.kind !== 'docx' && format.kind !== 'txt')
      throw new UnreadableFile(words.UNKNOWN_TYPE);
    const text = await this.reader.read(
      { path, format: format.kind, maxChars: TRANSCRIPT_MAX_CHARS },
      signal,
    );
    if (text.length > TRANSCRIPT_MAX_CHARS) throw new UnreadableFile(words.TOO_LONG);
    return text ? { text } : { noText: format.kind === 'pdf' ? words.SCANNED : words.EMPTY };
  }

  private async store(
    sourceId: string,
    key: string,
    text: string,
    signal: AbortSignal,
  ): Promise<SourceResult> {
    const textKey = sourceTextKey(key);
    await patiently(
      () => this.storage.put(textKey, text, { contentType: 'text/plain; charset=utf-8' }),
      signal,
    );
    return { outcome: 'text', sourceId, textKey, chars: text.length, words: countWords(text) };
  }

  /** In words for the mentor; throws what should be tried again. */
  private explain(error: unknown, sourceId: string, job: JobInfo): string {
    if (error instanceof UnreadableFile) {
      this.logger.log({ msg: 'file not readable', sourceId, err: error });
      return error.message;
    }
    if (error instanceof AppError && error.code === 'NOT_FOUND') return words.GONE;
    if (error instanceof AppError && error.code === 'TOO_LARGE') return words.TOO_LONG;
    if (job.signal.aborted || !job.lastAttempt) throw error;
    this.logger.error({ msg: 'reading failed for good', sourceId, err: error });
    return error instanceof AppError && error.code === 'AI_UNAVAILABLE'
      ? words.SPEECH_DOWN
      : words.WENT_WRONG;
  }
}
