import { Inject, Injectable } from '@nestjs/common';
import { SetSourceText } from '@waymark/contracts/roadmaps/recordings.endpoints';
import { type Source, sourceKey, sourceTextKey } from '@waymark/contracts/roadmaps/sources';
import { LocateSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { parseTimeCodes } from '@waymark/contracts/roadmaps/time-codes';
import { isVisible } from '@waymark/contracts/visible-text';
import { countWords } from '@waymark/kernel/count-words';
import { newId } from '@waymark/kernel/ids';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import { validationError } from '../http/validation.ts';
import { SourceRegistry } from './source-registry.ts';
import { STORAGE } from './storage.ts';
import { StorageQuota } from './storage-quota.ts';
import { storyText } from './story-text.ts';

/** More than is shown beside a player. */
const BEGINNING_CHARS = 4_000;

/** Stores pasted or typed stories as sources, like files. */
@Injectable()
export class Stories {
  constructor(
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    private readonly sources: SourceRegistry,
    private readonly services: RpcClient,
    private readonly quota: StorageQuota,
  ) {}

  /** Error: VALIDATION, at `field`, when the cleaned text is empty. */
  read(field: string, text: string): string {
    const story = storyText(text);
    if (isVisible(story)) return story;
    throw validationError([{ path: [field], message: 'Please paste or type your story.' }]);
  }

  /** The text of a recording, with time codes at the beginning of lines. Errors: NOT_FOUND, RULE_REFUSED, STORAGE_FULL. */
  setRecordingText(id: string, typed: string): Promise<Source> {
    return this.quota.reserving(Buffer.byteLength(typed), () => this.storeRecordingText(id, typed));
  }

  private async storeRecordingText(id: string, typed: string): Promise<Source> {
    const { key } = await this.services.call(LocateSource, { id });
    const { text, moments } = parseTimeCodes(typed);
    // A key of its own: a reader of the text before is not disturbed.
    const textKey = sourceTextKey(`${key}.${newId()}`);
    await this.storage.put(textKey, text, { contentType: 'text/plain; charset=utf-8' });
    const beginning = text.slice(0, BEGINNING_CHARS).toWellFormed();
    const input = { id, textKey, words: countWords(text), beginning, moments };
    // The object of a rejected text is swept.
    return this.services.call(SetSourceText, input);
  }

  /** `story`: the result of `read`. Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED, STORAGE_FULL. */
  async store(roadmapId: string, name: string, story: string): Promise<Source> {
    await this.sources.check(roadmapId);
    return this.quota.reserving(Buffer.byteLength(story), () => this.storeStory(roadmapId, name, story));
  }

  private async storeStory(roadmapId: string, name: string, story: string): Promise<Source> {
    const key = sourceKey(roadmapId, newId());
    const { size, sha256 } = await this.storage.put(key, story, { contentType: 'text/plain; charset=utf-8' });
    return this.sources.add({
      roadmapId,
      kind: 'transcript',
      key,
      originalName: name,
      fileType: 'text/plain',
      fileSize: size,
      sha256,
      words: countWords(story),
    });
  }
}
