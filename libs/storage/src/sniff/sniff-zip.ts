import type { ByteSource } from './byte-source.ts';

export interface ZipEntry {
  name: string;
  packedBytes: number;
  unpackedBytes: number; // claimed by the archive, may be wrong
  offset: number; // of its local header
  method: number; // 0: stored, 8: deflated
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const MAX_DIRECTORY = 4 * 2 ** 20;

/** The directory of a zip archive; null if unreadable or larger than that of any document. */
export async function zipEntries(source: ByteSource): Promise<ZipEntry[] | null> {
  const tailStart = Math.max(0, source.size - END_BYTES - MAX_COMMENT);
  const tail = await source.read(tailStart, source.size - tailStart);
  const at = findEnd(tail);
  if (at < 0) return null;
  const bytes = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (bytes > MAX_DIRECTORY || start + bytes > source.size) return null;
  return parseDirectory(await source.read(start, bytes));
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END_MARK) return at;
  }
  return -1;
}

function parseDirectory(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY_MARK) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset));
    const end = at + 46 + (name ?? 0);
    entries.push({
      name: directory.toString('utf8', at + 46, end),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
      method: directory.readUInt16LE(at + 10),
    });
    at = end + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

export function isDocx(entries: ZipEntry[]): boolean {
  const names = entries.map((entry) => entry.name);
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => /^word\/document\d*\.xml$/.test(name)) &&
    !names.some((name) => name.endsWith('vbaProject.bin'))
  );
}
