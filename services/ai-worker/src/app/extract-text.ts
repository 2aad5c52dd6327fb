import { Inject, Injectable, Logger } from '@nestjs/common';
import type { MediaFacts } from '@waymark/contracts/roadmaps/media';
import {
  DISPLAY_TYPE,
  displayKey,
  sourceTextKey,
  TRANSCRIPT_MAX_CHARS,
  UPLOAD_MAX_BYTES,
} from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { countWords } from '@waymark/kernel/count-words';
import type { JobInfo } from '@waymark/messaging/decorators';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../storage.ts';
import { formatOf } from './file-format.ts';
import * as messages from './messages.ts';
import { MediaReader, Results, Roadmaps, type SourceResult, type SourceStart, TextReader } from './ports.ts';
import { ReadRecording, type SpokenText } from './read-recording.ts';
import { retryTransient } from './retry-transient.ts';
import { SourceWatch } from './source-watch.ts';
import { withTempFile } from './temp-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

type ToRead = SourceStart & { next: 'read' };
type Outcome = { text: string } | SpokenText | { noText: string; unsent?: boolean };
/** Published even when the extraction fails afterwards. */
type Found = { media?: MediaFacts };

/** Stores the text of an uploaded file and what a page needs to display or play it. Idempotent. */
@Injectable()
export class ExtractText {
  private readonly logger = new Logger(ExtractText.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    private readonly reader: TextReader,
    private readonly media: MediaReader,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    private readonly recordings: ReadRecording,
  ) {}

  /** Throws when the job should be retried. */
  async execute(sourceId: string, job: JobInfo): Promise<void> {
    const source = await retryTransient(() => this.roadmaps.beginSource(sourceId), job.signal);
    if (source.next === 'skip') return;
    const watch = new SourceWatch(this.roadmaps, sourceId, job.signal);
    try {
      const result = await this.resultOf(sourceId, source, job, watch);
      if (result) await retryTransient(() => this.results.sourceExtracted(result), job.signal);
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
    const found: Found = {};
    try {
      const outcome = await this.read(source, found, watch.signal);
      if ('noText' in outcome) {
        const { noText: message, unsent } = outcome;
        return { outcome: 'no-text', sourceId, message, ...(unsent && { unsent }), ...found };
      }
      const { text, ...times } = outcome;
      return { ...(await this.store(sourceId, source.key, text, job.signal)), ...times, ...found };
    } catch (error) {
      if (watch.isDeleted) return null;
      const message = this.failureMessage(error, sourceId, job);
      return { outcome: 'failed', sourceId, message, ...found };
    }
  }

  private async read(source: ToRead, found: Found, signal: AbortSignal): Promise<Outcome> {
    const format = formatOf(source.fileType);
    if (format.kind === 'doc') throw new UnreadableFile(messages.OLD_WORD);
    if (format.kind === 'unknown') throw new UnreadableFile(messages.UNKNOWN_TYPE);
    // A character of text takes at most four bytes.
    const maxBytes = format.kind === 'txt' ? TRANSCRIPT_MAX_CHARS * 4 : UPLOAD_MAX_BYTES;
    if (source.fileSize > maxBytes) throw new UnreadableFile(messages.TOO_LONG);
    const { body } = await retryTransient(() => this.storage.get(source.key), signal);
    return withTempFile(body, maxBytes, (path) => {
      if (format.kind === 'image') return this.storeDisplay(path, source, found, signal);
      if (format.kind === 'recording') return this.recordings.execute(path, source, found, signal);
      return this.readText(path, format.kind, signal);
    });
  }

  private async storeDisplay(
    path: string,
    { key }: ToRead,
    found: Found,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const picture = Buffer.from(await this.media.display(path, signal));
    const display = { displayKey: displayKey(key), displayType: DISPLAY_TYPE };
    await retryTransient(
      () => this.storage.put(display.displayKey, picture, { contentType: DISPLAY_TYPE }),
      signal,
    );
    found.media = { durationSeconds: null, ...display };
    return { noText: messages.PICTURE };
  }

  private async readText(
    path: string,
    format: 'pdf' | 'docx' | 'txt',
    signal: AbortSignal,
  ): Promise<Outcome> {
    const text = await this.reader.read({ path, format, maxChars: TRANSCRIPT_MAX_CHARS }, signal);
    if (text.length > TRANSCRIPT_MAX_CHARS) throw new UnreadableFile(messages.TOO_LONG);
    return text ? { text } : { noText: format === 'pdf' ? messages.SCANNED : messages.EMPTY };
  }

  private async store(
    sourceId: string,
    key: string,
    text: string,
    signal: AbortSignal,
  ): Promise<SourceResult> {
    const textKey = sourceTextKey(key);
    await retryTransient(
      () => this.storage.put(textKey, text, { contentType: 'text/plain; charset=utf-8' }),
      signal,
    );
    return { outcome: 'text', sourceId, textKey, chars: text.length, words: countWords(text) };
  }

  /** The message for the mentor; throws the error when the job should be retried. */
  private failureMessage(error: unknown, sourceId: string, job: JobInfo): string {
    if (error instanceof UnreadableFile) {
      this.logger.log({ msg: 'file not readable', sourceId, err: error });
      return error.message;
    }
    if (error instanceof AppError && error.code === 'NOT_FOUND') return messages.MISSING;
    if (error instanceof AppError && error.code === 'TOO_LARGE') return messages.TOO_LONG;
    if (job.signal.aborted || !job.lastAttempt) throw error;
    this.logger.error({ msg: 'reading failed for good', sourceId, err: error });
    return error instanceof AppError && error.code === 'AI_UNAVAILABLE'
      ? messages.SPEECH_DOWN
      : messages.WENT_WRONG;
  }
}
