import { Inject, Injectable } from '@nestjs/common';
import { SourceExtracted } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { refreshPublishedMedia } from '../../authoring/persistence/published.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { STORAGE } from '../../shared/storage.ts';
import { extractionResult, TRANSCRIPT_CHARS, transcriptOf } from '../domain/source.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';

type Result = EventData<typeof SourceExtracted>;

const MAX_UTF8_BYTES_PER_CHAR = 4;

const isUnsent = (result: Result): boolean => result.outcome === 'no-text' && result.unsent === true;

@Injectable()
export class ApplySourceResult {
  constructor(
    private readonly sources: SourcesRepository,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @OnEvent(SourceExtracted)
  async execute({ data: result }: EventEnvelope<Result>, tx: Tx): Promise<void> {
    const transcript = await this.readTranscript(result);
    const locked = await this.sources.lockUnread(tx, result.sourceId);
    if (!locked) return;
    const { source, publishedVersion } = locked;
    // Allowed while it was read without.
    if (isUnsent(result) && source.permissions.includes('outside-model'))
      return this.sources.readAgain(tx, source, this.clock.now());
    await this.sources.setResult(tx, source, extractionResult(result, source.key, transcript));
    if (publishedVersion !== null) await refreshPublishedMedia(tx.em, source);
  }

  /** The beginning of a recording's text; null for any other file. */
  private async readTranscript(result: Result): Promise<string | null> {
    if (result.outcome !== 'text' || !result.media || result.chars === 0) return null;
    const range = { start: 0, end: TRANSCRIPT_CHARS * MAX_UTF8_BYTES_PER_CHAR - 1 };
    const object = await ifNotFound(this.storage.get(result.textKey, range), null);
    if (!object) return null;
    // The range may end within a character.
    const text = Buffer.concat(await object.body.toArray())
      .toString('utf8')
      .replace(/\uFFFD$/, '');
    return transcriptOf(text);
  }
}
