import type { ByteSource } from './byte-source.ts';

const MAX_BOXES = 64;
const MAX_MOOV = 2 * 2 ** 20;

/** Audio or video in an mp4. Safari records speech as mp4, and phones put the index at the end. */
export async function mp4Kind(source: ByteSource): Promise<'audio' | 'video'> {
  let at = 0;
  for (let i = 0; i < MAX_BOXES && at + 8 <= source.size; i += 1) {
    const head = await source.read(at, 16);
    if (head.length < 8) break;
    const short = head.readUInt32BE(0);
    const bytes =
      short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short || source.size - at;
    if (head.toString('latin1', 4, 8) === 'moov') {
      return handlerKind(await source.read(at, Math.min(bytes, MAX_MOOV)));
    }
    if (bytes < 8) break;
    at += bytes;
  }
  return 'video';
}

/** A track's handler ('vide', 'soun', …) is twelve bytes after 'hdlr' (ISO 14496-12 §8.4.3). */
function handlerKind(moov: Buffer): 'audio' | 'video' {
  const found = new Set<string>();
  for (let at = moov.indexOf('hdlr'); at >= 0; at = moov.indexOf('hdlr', at + 4)) {
    found.add(moov.toString('latin1', at + 12, at + 16));
  }
  return found.has('soun') && !found.has('vide') ? 'audio' : 'video';
}

/** A complete codec id: two letters also occur in compressed sound. */
const CODEC_ID = /^([AV])_[A-Z0-9/._]{2,}$/;

/** Video if a track's codec id (element 0x86, then its length) begins with 'V_'. */
export function webmKind(head: Buffer): 'audio' | 'video' {
  let sound = false;
  for (let at = head.indexOf(0x86); at >= 0 && at + 2 <= head.length; at = head.indexOf(0x86, at + 1)) {
    const length = head.readUInt8(at + 1) - 0x80;
    const id = CODEC_ID.exec(length > 0 ? head.toString('latin1', at + 2, at + 2 + length) : '');
    if (id?.[1] === 'V') return 'video';
    if (id?.[1] === 'A') sound = true;
  }
  return sound ? 'audio' : 'video';
}

const BITRATES: Record<string, number[]> = {
  '3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLE_RATES: Record<string, number[]> = {
  '3': [44_100, 48_000, 32_000],
  '2': [22_050, 24_000, 16_000],
  '0': [11_025, 12_000, 8_000],
};

/** True if an MPEG layer III frame starts at `at`, followed by another one if `head` is long enough. */
export function isMp3Frame(head: Buffer, at = 0): boolean {
  const length = frameBytes(head, at);
  if (length === null) return false;
  const next = at + length;
  return next + 4 > head.length || frameBytes(head, next) !== null;
}

function frameBytes(head: Buffer, at: number): number | null {
  if (at + 4 > head.length) return null;
  const [a, b, c] = [head.readUInt8(at), head.readUInt8(at + 1), head.readUInt8(at + 2)];
  const version = (b >> 3) & 3;
  if (a !== 0xff || (b & 0xe0) !== 0xe0 || version === 1 || ((b >> 1) & 3) !== 1) return null;
  const kbit = BITRATES[version === 3 ? '3' : '2']?.[c >> 4];
  const rate = SAMPLE_RATES[String(version)]?.[(c >> 2) & 3];
  if (!kbit || !rate) return null;
  return Math.floor(((version === 3 ? 144 : 72) * kbit * 1000) / rate) + ((c >> 1) & 1);
}
