import { inflateSync } from 'node:zlib';

/** The characters with a glyph in a WOFF font, by its table `cmap` (formats 4 and 12). */
export function getCharacters(woff: Buffer): Set<number> {
  const cmap = tableOf(woff, 'cmap');
  const found = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const at = cmap.readUInt32BE(4 + i * 8 + 4);
    const format = cmap.readUInt16BE(at);
    if (format === 4) addSegments(cmap.subarray(at), found);
    if (format === 12) addGroups(cmap.subarray(at), found);
  }
  return found;
}

/** https://www.w3.org/TR/WOFF/ */
function tableOf(woff: Buffer, tag: string): Buffer {
  for (let at = 44; at < 44 + woff.readUInt16BE(12) * 20; at += 20) {
    if (woff.toString('latin1', at, at + 4) !== tag) continue;
    const [offset, packed, length] = [4, 8, 12].map((by) => woff.readUInt32BE(at + by)) as [
      number,
      number,
      number,
    ];
    const table = woff.subarray(offset, offset + packed);
    return packed < length ? inflateSync(table) : table;
  }
  throw new Error(`the font has no table ${tag}`);
}

function addSegments(table: Buffer, found: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  for (let at = 14; at < 14 + bytes; at += 2) {
    const [end, start] = [table.readUInt16BE(at), table.readUInt16BE(at + bytes + 2)];
    const delta = table.readUInt16BE(at + 2 * bytes + 2);
    const rangeAt = at + 3 * bytes + 2;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : table.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (glyph & 0xffff) found.add(code);
    }
  }
}

function addGroups(table: Buffer, found: Set<number>): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [start, end, glyph] = [0, 4, 8].map((by) => table.readUInt32BE(at + by)) as [
      number,
      number,
      number,
    ];
    for (let code = start; code <= end; code += 1) if (glyph + code - start > 0) found.add(code);
  }
}
