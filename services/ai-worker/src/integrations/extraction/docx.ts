import { inflateRawSync } from 'node:zlib';
import { bufferSource } from '@waymark/storage/sniff/byte-source';
import { type ZipEntry, zipEntries } from '@waymark/storage/sniff/sniff-zip';
import mammoth from 'mammoth';
import { UnreadableFile } from '../../app/unreadable-file.ts';
import { DAMAGED, UNPACKS_TOO_LARGE } from './messages.ts';

const MAX_XML_BYTES = 40 * 2 ** 20;
const MAX_ENTRIES = 5_000;
const LOCAL_HEADER_BYTES = 30;

/** Paragraphs are separated by an empty line. Errors: UnreadableFile. */
export async function readDocx(bytes: Buffer): Promise<string> {
  await rejectBomb(bytes);
  const { value } = await mammoth.extractRawText({ buffer: bytes }).catch((error: unknown) => {
    throw new UnreadableFile(DAMAGED, { cause: error });
  });
  return value;
}

/** Unpacks every XML part within one common limit: the sizes the archive declares may be false. */
async function rejectBomb(bytes: Buffer): Promise<void> {
  const entries = await zipEntries(bufferSource(bytes));
  if (!entries) throw new UnreadableFile(DAMAGED);
  if (entries.length > MAX_ENTRIES) throw new UnreadableFile(UNPACKS_TOO_LARGE);
  let left = MAX_XML_BYTES;
  for (const entry of entries) {
    if (/\.(xml|rels)$/i.test(entry.name)) left -= unpackedBytes(bytes, entry, left);
  }
}

function unpackedBytes(bytes: Buffer, entry: ZipEntry, maxBytes: number): number {
  if (entry.offset + LOCAL_HEADER_BYTES > bytes.length) throw new UnreadableFile(DAMAGED);
  const nameAndExtra = bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const start = entry.offset + LOCAL_HEADER_BYTES + nameAndExtra;
  const packed = bytes.subarray(start, start + entry.packedBytes);
  if (entry.method === 0 || packed.length === 0) return packed.length;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(maxBytes, 1) }).length;
  } catch (error) {
    const bomb = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFile(bomb ? UNPACKS_TOO_LARGE : DAMAGED, { cause: error });
  }
}
