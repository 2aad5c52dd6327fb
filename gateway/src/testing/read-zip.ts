import { inflateRawSync } from 'node:zlib';

const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = Buffer.from('PK\x05\x06');

/** The files of a zip archive by their paths. Throws for an archive without its end. */
export function readZip(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf(DIRECTORY_END);
  if (end < 0) throw new Error('the archive has no end');
  const files: Record<string, Buffer> = {};
  let at = archive.readUInt32LE(end + 16);
  while (archive.readUInt32LE(at) === DIRECTORY_ENTRY) {
    const isDeflated = archive.readUInt16LE(at + 10) === 8;
    const [size, nameLength, extraLength, commentLength] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    files[name] = isDeflated ? inflateRawSync(content) : content;
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
