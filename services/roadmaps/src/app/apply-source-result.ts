import { Inject, Injectable } from '@nestjs/common';
import type { SourceExtracted } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { ObjectStorage } from '@waymark/storage/port';
import { cleanText } from '../domain/clean-draft.ts';
import { ReadingRepository } from '../persistence/reading.repository.ts';
import { STORAGE } from '../storage.ts';
import { ifNotFound } from './if-not-found.ts';

type News = EventData<typeof SourceExtracted>;

/** So much of what is said in a recording stands beside it on a page: two minutes, and all clips fit into one message. */
const TRANSCRIPT_CHARS = 2_000;
/** No character takes more in UTF-8. */
const BYTES_PER_CHAR = 4;

/** The worker has read a file. The words of a recording are kept where pages are made of them. */
@Injectable()
export class ApplySourceResult {
  constructor(
    private readonly reading: ReadingRepository,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async execute(tx: Tx, news: News): Promise<void> {
    await this.reading.keep(tx, news, await this.transcriptOf(news));
  }

  private async transcriptOf(news: News): Promise<string | null> {
    if (news.outcome !== 'text' || !news.media || news.chars === 0) return null;
    const range = { start: 0, end: TRANSCRIPT_CHARS * BYTES_PER_CHAR - 1 };
    const object = await ifNotFound(this.storage.get(news.textKey, range), null);
    if (!object) return null;
    // The last bytes may be half a character.
    const text = Buffer.concat(await object.body.toArray())
      .toString('utf8')
      .replace(/\uFFFD$/, '');
    return cut(cleanText(text)) || null;
  }
}

const cut = (text: string): string =>
  text.length <= TRANSCRIPT_CHARS ? text : `${text.slice(0, TRANSCRIPT_CHARS - 1).toWellFormed()}…`;
