import { Inject, Injectable } from '@nestjs/common';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../storage.ts';
import type { Material } from './engine.ts';
import { retryTransient } from './retry-transient.ts';

/** 400 000 words; the rest is not drafted from. */
export const MAX_CHARS = 2_400_000;
const MAX_BYTES = 8 * 2 ** 20;

@Injectable()
export class ReadTexts {
  constructor(@Inject(STORAGE) private readonly storage: ObjectStorage) {}

  /** Skips deleted sources. Errors: UNAVAILABLE; the signal's reason. */
  async execute(
    sources: { id: string; kind?: Source['kind']; name: string; textKey: string }[],
    signal: AbortSignal,
  ): Promise<Material['sources']> {
    const texts: Material['sources'] = [];
    let room = MAX_CHARS;
    for (const { id, kind, name, textKey } of sources) {
      const text = room > 0 ? await retryTransient(() => this.read(textKey, room), signal) : null;
      if (text === null) continue;
      room -= text.length;
      texts.push({ id, ...(kind && { kind }), name, text });
    }
    return texts;
  }

  private async read(key: string, maxChars: number): Promise<string | null> {
    try {
      const { body } = await this.storage.get(key);
      // Evidence offsets count a byte order mark.
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      let text = '';
      let bytes = 0;
      for await (const chunk of body) {
        text += decoder.decode(chunk as Buffer, { stream: true });
        bytes += (chunk as Buffer).length;
        if (text.length >= maxChars || bytes >= MAX_BYTES) break;
      }
      return text.length > maxChars ? text.slice(0, maxChars).replace(/\S*$/, '') : text;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
