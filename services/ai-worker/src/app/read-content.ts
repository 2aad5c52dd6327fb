import { Inject, Injectable } from '@nestjs/common';
import type { ExtractionFile } from '@waymark/contracts/ai/extraction';
import { artifactFileType } from '@waymark/contracts/roadmaps/artifacts';
import { TRANSCRIPT_MAX_CHARS, UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import type { ObjectStorage } from '@waymark/storage/port';
import type { Content } from '../domain/extraction/known-facts.ts';
import { STORAGE } from '../storage.ts';
import { formatOf } from './file-format.ts';
import * as messages from './messages.ts';
import { MediaReader, PictureReader, TextReader } from './ports.ts';
import { retryTransient } from './retry-transient.ts';
import { withTempFile } from './temp-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Found = Partial<Pick<Content, 'text' | 'picture'>> & { facts?: Partial<Content['facts']> };

/** What can be read of a picture, a video or a document. */
@Injectable()
export class ReadContent {
  constructor(
    private readonly texts: TextReader,
    private readonly pictures: PictureReader,
    private readonly media: MediaReader,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Errors: UnreadableFile; NOT_FOUND; the signal's reason. */
  async execute(file: ExtractionFile, signal: AbortSignal): Promise<Content> {
    const { name, caption } = file;
    const kind = artifactFileType(file.fileType) ?? 'document';
    const { facts, ...found } = await this.read(file, kind, signal);
    return {
      ...{ kind, name, caption, text: null, picture: null, ...found },
      facts: { width: null, height: null, durationSeconds: null, ...facts },
    };
  }

  private async read(file: ExtractionFile, kind: Content['kind'], signal: AbortSignal): Promise<Found> {
    if (kind === 'document' && file.textKey) return { text: await this.stored(file.textKey, signal) };
    const { body } = await retryTransient(() => this.storage.get(file.key), signal);
    return withTempFile(body, UPLOAD_MAX_BYTES, async (path): Promise<Found> => {
      if (kind === 'document') return { text: await this.document(path, file.fileType, signal) };
      if (kind === 'image') {
        const { picture, width, height } = await this.pictures.look(path, signal);
        return { picture, facts: { width, height } };
      }
      const contentType = file.fileType;
      const durationSeconds = await this.media.measure({ path, contentType }, signal);
      const text = file.textKey ? await this.stored(file.textKey, signal) : null;
      return { text, facts: { durationSeconds } };
    });
  }

  private async document(path: string, fileType: string, signal: AbortSignal): Promise<string | null> {
    const format = formatOf(fileType);
    if (format.kind === 'doc') throw new UnreadableFile(messages.OLD_WORD);
    if (format.kind !== 'pdf' && format.kind !== 'docx' && format.kind !== 'txt')
      throw new UnreadableFile(messages.UNKNOWN_TYPE);
    const file = { path, format: format.kind, maxChars: TRANSCRIPT_MAX_CHARS };
    return (await this.texts.read(file, signal)).slice(0, TRANSCRIPT_MAX_CHARS) || null;
  }

  private async stored(key: string, signal: AbortSignal): Promise<string> {
    const { body } = await retryTransient(() => this.storage.get(key), signal);
    return Buffer.concat(await body.toArray()).toString('utf8');
  }
}
