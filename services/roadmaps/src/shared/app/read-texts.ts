import type { ObjectStorage } from '@waymark/storage/port';
import { ifNotFound } from './if-not-found.ts';

/** The texts of sources by id, without those whose object is missing. */
export async function readTexts(
  storage: ObjectStorage,
  sources: readonly { id: string; textKey: string }[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { id, textKey } of sources) {
    const object = await ifNotFound(storage.get(textKey), null);
    if (object) texts.set(id, Buffer.concat(await object.body.toArray()).toString('utf8'));
  }
  return texts;
}
