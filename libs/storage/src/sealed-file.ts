import type { FileHandle } from 'node:fs/promises';
import { absent } from './errors.ts';

// An object and what is known of it are one file: the bytes, then JSON, then its length and a mark.
// Two files could not be replaced together: a crash between them would pair a file with another's type.
const MARK = Buffer.from('WAYMARK1');
const TAIL = 4 + MARK.length;

export interface Seal {
  contentType: string;
  sha256: string;
}

/** What is written after the object's last byte. */
export function sealOf(seal: Seal): Buffer {
  const json = Buffer.from(JSON.stringify(seal));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([json, length, MARK]);
}

/** Reads the seal. A file without a whole one was not written by us and counts as absent. */
export async function readSeal(file: FileHandle): Promise<Seal & { size: number; modifiedAt: Date }> {
  const { size: total, mtime } = await file.stat();
  const tail = Buffer.alloc(TAIL);
  if (total < TAIL) throw absent();
  await file.read(tail, 0, TAIL, total - TAIL);
  const length = tail.readUInt32BE(0);
  if (!tail.subarray(4).equals(MARK) || length > total - TAIL || length > 10_000) throw absent();
  const json = Buffer.alloc(length);
  await file.read(json, 0, length, total - TAIL - length);
  const seal = JSON.parse(json.toString()) as Seal;
  return { ...seal, size: total - TAIL - length, modifiedAt: mtime };
}
