import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { fileFolder } from '@waymark/contracts/community/files';
import { newId } from '@waymark/kernel/ids';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../files/storage.ts';
import type { NewDemoFile } from './persistence/demo-files.ts';

const FOLDER = new URL('../../seed-files/', import.meta.url);
const THUMBNAIL_TYPE = 'image/webp';

/** Content in `seed-files`, made for the demo. */
export interface DemoFile {
  name: string;
  type: string;
  thumbnail?: string;
  durationSeconds?: number;
  pageCount?: number;
  /** WebVTT. */
  captions?: string;
}

/** Stores the content of the demo, as uploads that were checked. */
@Injectable()
export class DemoFiles {
  constructor(@Inject(STORAGE) private readonly storage: ObjectStorage) {}

  async store(
    { name, type, thumbnail, durationSeconds, pageCount }: DemoFile,
    purpose: 'material' | 'peer-recording' = 'material',
  ): Promise<NewDemoFile> {
    const id = newId();
    const bytes = await readFile(new URL(name, FOLDER));
    const objectKey = await this.put(id, 'content', bytes, type);
    const thumbnailKey = thumbnail
      ? await this.put(id, 'thumbnail', await readFile(new URL(thumbnail, FOLDER)), THUMBNAIL_TYPE)
      : null;
    const measured = { durationSeconds: durationSeconds ?? null, pageCount: pageCount ?? null };
    return { id, purpose, name, type, size: bytes.length, objectKey, thumbnailKey, ...measured };
  }

  async storeCaptions(text: string): Promise<NewDemoFile> {
    const [id, type] = [newId(), 'text/vtt'];
    const bytes = Buffer.from(text);
    const objectKey = await this.put(id, 'content', bytes, type);
    const facts = { type, size: bytes.length, objectKey, thumbnailKey: null };
    return {
      id,
      purpose: 'captions',
      name: 'captions.vtt',
      ...facts,
      durationSeconds: null,
      pageCount: null,
    };
  }

  private async put(id: string, part: string, bytes: Buffer, contentType: string): Promise<string> {
    const key = `${fileFolder(id)}${part}`;
    await this.storage.put(key, bytes, { contentType });
    return key;
  }
}
