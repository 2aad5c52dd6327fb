import type { ByteSource } from './byte-source.ts';

const MAX_DIRECTORY_SECTORS = 64;
const LAST_SECTOR = 0xfffffffa;

/** True for a Word document in an OLE compound file: it has a stream "WordDocument" ([MS-CFB], [MS-DOC]). */
export async function isWordCfb(source: ByteSource): Promise<boolean> {
  const header = await source.read(0, 512);
  if (header.length < 512) return false;
  const sectorBytes = 2 ** Math.min(header.readUInt16LE(30), 12);
  const perBlock = sectorBytes / 4;
  const sectorAt = (sector: number) => (sector + 1) * sectorBytes;
  const wanted = Buffer.from('WordDocument\0', 'utf16le');
  let sector = header.readUInt32LE(48);
  for (let i = 0; i < MAX_DIRECTORY_SECTORS && sector < LAST_SECTOR; i += 1) {
    const directory = await source.read(sectorAt(sector), sectorBytes);
    for (let at = 0; at + 128 <= directory.length; at += 128) {
      if (directory.subarray(at, at + wanted.length).equals(wanted)) return true;
    }
    // The next sector is in the allocation table; the header lists its first 109 blocks (7 MB of file).
    const block = Math.floor(sector / perBlock);
    if (block >= 109) return false;
    const table = sectorAt(header.readUInt32LE(76 + block * 4));
    const next = await source.read(table + (sector % perBlock) * 4, 4);
    if (next.length < 4) return false;
    sector = next.readUInt32LE(0);
  }
  return false;
}
