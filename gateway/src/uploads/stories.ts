import { Inject, Injectable } from '@nestjs/common';
import { type Source, sourceKey } from '@waymark/contracts/roadmaps/sources';
import { countWords } from '@waymark/kernel/count-words';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { validationError } from '../http/validation.ts';
import { SourceRegistry } from './source-registry.ts';
import { STORAGE } from './storage.ts';
import { storyText } from './story-text.ts';

/** Stores pasted or typed stories as sources, like files. */
@Injectable()
export class Stories {
  constructor(
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    private readonly sources: SourceRegistry,
  ) {}

  /** Error: VALIDATION, at `field`, when the cleaned text is empty. */
  read(field: string, text: string): string {
    const story = storyText(text);
    if (story.trim() !== '') return story;
    throw validationError([{ path: [field], message: 'Please paste or type your story.' }]);
  }

  /** `story`: the result of `read`. Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED. */
  async store(roadmapId: string, name: string, story: string): Promise<Source> {
    await this.sources.check(roadmapId);
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
