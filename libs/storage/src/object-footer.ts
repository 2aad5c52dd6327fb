import type { FileHandle } from 'node:fs/promises';
import { fileNotFound } from './errors.ts';

// One file per object: bytes, JSON metadata, its length and a mark. Two files could not be replaced atomically.
const MARK = Buffer.from('WAYMARK1');
const TAIL = 4 + MARK.length;

export interface Footer {
  contentType: string;
  sha256: string;
}

export function encodeFooter(footer: Footer): Buffer {
  const json = Buffer.from(JSON.stringify(footer));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([json, length, MARK]);
}

/** A file without a complete footer counts as absent. */
export async function readFooter(file: FileHandle): Promise<Footer & { size: number; modifiedAt: Date }> {
  const { size: total, mtime } = await file.stat();
  const tail = Buffer.alloc(TAIL);
  if (total < TAIL) throw fileNotFound();
  await file.read(tail, 0, TAIL, total - TAIL);
  const length = tail.readUInt32BE(0);
  if (!tail.subarray(4).equals(MARK) || length > total - TAIL || length > 10_000) throw fileNotFound();
  const json = Buffer.alloc(length);
  await file.read(json, 0, length, total - TAIL - length);
  const footer = JSON.parse(json.toString()) as Footer;
  return { ...footer, size: total - TAIL - length, modifiedAt: mtime };
}
