const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const CLUSTER = 0x1f43b675;
const TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const BLOCK_DURATION = 0x9b;
const OPENED = new Set([SEGMENT, INFO, CLUSTER, BLOCK_GROUP]);
const DEFAULT_SCALE = 1_000_000;

/** Seconds of the blocks of a webm (RFC 8794, RFC 9559); null without any. Browsers record no duration and no sizes. */
export function webmDuration(bytes: Buffer): number | null {
  if (elementAt(bytes, 0)?.id !== EBML) return null;
  const blocks = new Blocks();
  let scale = DEFAULT_SCALE;
  let cluster = 0;
  for (const element of elements(bytes)) {
    const { id, start, end } = element;
    if (id === TIMESTAMP_SCALE) scale = unsigned(bytes, element) || DEFAULT_SCALE;
    else if (id === TIMESTAMP) cluster = unsigned(bytes, element);
    // A block begins with its track (one byte) and its time relative to the cluster.
    else if ((id === SIMPLE_BLOCK || id === BLOCK) && start + 4 <= end)
      blocks.add(bytes.readUInt8(start), cluster + bytes.readInt16BE(start + 1));
    else if (id === BLOCK_DURATION) blocks.setDuration(unsigned(bytes, element));
  }
  return blocks.length === null ? null : (blocks.length * scale) / 1e9;
}

class Blocks {
  private first: number | null = null;
  private end = 0;
  private latest = 0;
  private readonly byTrack = new Map<number, number>();

  /** From the first block, which need not be at 0, to the end of the last. */
  get length(): number | null {
    return this.first === null ? null : Math.max(0, this.end - this.first);
  }

  /** Assumes the duration of the previous block of the track. */
  add(track: number, at: number): void {
    const before = this.byTrack.get(track) ?? at;
    this.byTrack.set(track, at);
    this.first = Math.min(this.first ?? at, at);
    this.latest = at;
    this.setDuration(Math.max(0, at - before));
  }

  setDuration(ticks: number): void {
    this.end = Math.max(this.end, this.latest + ticks);
  }
}

interface Element {
  id: number;
  start: number;
  end: number;
}

/** Descends into the elements in OPENED, whose sizes may be unknown. */
function* elements(bytes: Buffer): Generator<Element> {
  for (let element = elementAt(bytes, 0); element; ) {
    yield element;
    element = elementAt(bytes, OPENED.has(element.id) ? element.start : element.end);
  }
}

/** Null without an element at `at`; one that is truncated or of unknown size ends with the bytes. */
function elementAt(bytes: Buffer, at: number): Element | null {
  const id = variable(bytes, at, 4);
  const size = id && variable(bytes, at + id.length, 8);
  if (!id || !size) return null;
  const start = at + id.length + size.length;
  // The marker bit is part of an id, but not of a size.
  const length = size.value - 2 ** (7 * size.length);
  return { id: id.value, start, end: Math.min(start + length, bytes.length) };
}

/** A variable-size integer (RFC 8794 §4) including its marker bit. */
function variable(bytes: Buffer, at: number, most: number): { value: number; length: number } | null {
  const first = bytes[at];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (length > most || at + length > bytes.length) return null;
  let value = 0;
  for (let i = 0; i < length; i += 1) value = value * 256 + bytes.readUInt8(at + i);
  return { value, length };
}

function unsigned(bytes: Buffer, { start, end }: Element): number {
  let value = 0;
  for (let at = start; at < Math.min(end, start + 8); at += 1) value = value * 256 + bytes.readUInt8(at);
  return value;
}
