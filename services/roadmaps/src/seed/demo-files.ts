import { readFile } from 'node:fs/promises';
import { sourceTextKey } from '@waymark/contracts/roadmaps/sources';
import type { ObjectStorage } from '@waymark/storage/port';
import type { DemoSource } from './persistence/demo-sources.ts';

const FOLDER = new URL('../../seed-files/', import.meta.url);
const TEXT = 'text/plain; charset=utf-8';

/** Stores the content of the demo's sources. */
export class DemoFiles {
  private readonly storage: ObjectStorage;

  constructor(storage: ObjectStorage) {
    this.storage = storage;
  }

  read({ file }: Pick<DemoSource, 'file'>): Promise<Buffer> {
    return readFile(new URL(file, FOLDER));
  }

  /** Stores what is missing, as after its folder was deleted. */
  async store(sources: readonly DemoSource[]): Promise<void> {
    await Promise.all(sources.map((source) => this.storeOne(source)));
  }

  async storeText(key: string, text: string): Promise<void> {
    await this.putMissing(key, TEXT, async () => text);
  }

  private async storeOne(source: DemoSource): Promise<void> {
    const { key, displayKey, type, text } = source;
    for (const one of [key, displayKey])
      if (one !== null) await this.putMissing(one, type, () => this.read(source));
    if (text) await this.storeText(sourceTextKey(key), text.text);
  }

  private async putMissing(
    key: string,
    contentType: string,
    content: () => Promise<Buffer | string>,
  ): Promise<void> {
    if (await this.storage.head(key)) return;
    await this.storage.put(key, await content(), { contentType });
  }
}
