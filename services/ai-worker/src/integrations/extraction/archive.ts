import { inflateRawSync } from 'node:zlib';
import type { ByteSource } from '@waymark/storage/sniff/byte-source';
import { type ZipEntry, zipEntries } from '@waymark/storage/sniff/sniff-zip';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { DAMAGED, UNPACKS_TOO_LARGE } from './messages.ts';

const MAX_XML_BYTES = 40 * 2 ** 20;
/** Declared for all entries: pictures and videos are stored as they are, so a document is hardly larger than its file. */
const MAX_BYTES = 2 ** 30;
const MAX_ENTRIES = 5_000;
const LOCAL_HEADER_BYTES = 30;

/**
 * Checks a zip-based document before anything unpacks it: the number of entries, their declared sizes, and what the XML parts
 * really hold within one common limit, since declared sizes may be false. Errors: UnreadableFile.
 */
export async function checkArchive(source: ByteSource): Promise<void> {
  const entries = await zipEntries(source);
  if (!entries) throw new UnreadableFile(DAMAGED);
  const declared = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  if (entries.length > MAX_ENTRIES || declared > MAX_BYTES) throw new UnreadableFile(UNPACKS_TOO_LARGE);
  let left = MAX_XML_BYTES;
  for (const entry of entries) {
    if (/\.(xml|rels)$/i.test(entry.name)) left -= await unpackedBytes(source, entry, left);
  }
}

async function unpackedBytes(source: ByteSource, entry: ZipEntry, maxBytes: number): Promise<number> {
  const header = await source.read(entry.offset, LOCAL_HEADER_BYTES);
  if (header.length < LOCAL_HEADER_BYTES) throw new UnreadableFile(DAMAGED);
  const start = entry.offset + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await source.read(start, Math.min(entry.packedBytes, maxBytes + 1));
  if (packed.length > maxBytes) throw new UnreadableFile(UNPACKS_TOO_LARGE);
  if (entry.method === 0 || packed.length === 0) return packed.length;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(maxBytes, 1) }).length;
  } catch (error) {
    const bomb = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFile(bomb ? UNPACKS_TOO_LARGE : DAMAGED, { cause: error });
  }
}
