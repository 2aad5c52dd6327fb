/** ISO 14496-12 §4.2; `start` and `end` of its content. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

/** The boxes between `start` and `end`, until the first malformed one; a truncated box ends at `end`. */
export function* boxes(bytes: Buffer, { start, end }: Omit<Box, 'type'>): Generator<Box> {
  for (let at = start; at + 8 <= end; ) {
    const short = u32(bytes, at);
    const header = short === 1 ? 16 : 8;
    const size = short === 1 ? u64(bytes, at + 8) : short || end - at;
    if (size < header) return;
    const stop = Math.min(at + size, end);
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + header, end: stop };
    at = stop;
  }
}

export const allOf = (bytes: Buffer, parent: Omit<Box, 'type'>, type: string): Box[] =>
  [...boxes(bytes, parent)].filter((box) => box.type === type);

/** 0 beyond the end of the file. */
export const u32 = (bytes: Buffer, at: number): number =>
  at + 4 <= bytes.length ? bytes.readUInt32BE(at) : 0;
export const u64 = (bytes: Buffer, at: number): number => u32(bytes, at) * 2 ** 32 + u32(bytes, at + 4);
export const versionOf = (bytes: Buffer, { start }: Box): number => u32(bytes, start) >>> 24;
export const flagsOf = (bytes: Buffer, { start }: Box): number => u32(bytes, start) & 0xff_ff_ff;
