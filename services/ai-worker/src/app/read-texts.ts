import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../storage.ts';
import type { Material } from './engine.ts';
import { retryTransient } from './retry-transient.ts';

/** 400 000 words. */
const MAX_CHARS = 2_400_000;
const MAX_BYTES = 8 * 2 ** 20;

@Injectable()
export class ReadTexts {
  constructor(@Inject(STORAGE) private readonly storage: ObjectStorage) {}

  /** Skips deleted sources. `isCut`: there is more than is read. Errors: UNAVAILABLE; the signal's reason. */
  async execute(
    sources: (Omit<Material['sources'][number], 'text'> & { textKey: string })[],
    signal: AbortSignal,
  ): Promise<{ texts: Material['sources']; isCut: boolean }> {
    const texts: Material['sources'] = [];
    let room = MAX_CHARS;
    let isCut = false;
    for (const { id, kind, name, textKey, speaker } of sources) {
      const found = await retryTransient(() => this.read(textKey, room), signal);
      isCut ||= found?.isCut ?? false;
      if (!found || room <= 0) continue;
      room -= found.text.length;
      texts.push({ id, ...(kind && { kind }), name, text: found.text, ...(speaker && { speaker }) });
    }
    return { texts, isCut };
  }

  private async read(key: string, maxChars: number): Promise<{ text: string; isCut: boolean } | null> {
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
      const isCut = text.length > maxChars;
      return { text: isCut ? text.slice(0, maxChars).replace(/\S*$/, '') : text, isCut };
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
