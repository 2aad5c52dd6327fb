import { allOf, type Box, flagsOf, u32, u64, versionOf } from './mp4-boxes.ts';

interface Track {
  scale: number;
  /** Default duration of a sample, in ticks. */
  sample: number;
  /** Range of its fragments, in ticks; null without fragments. */
  range: { from: number; to: number } | null;
}

/** Seconds of an mp4 (ISO 14496-12 §8); null when unknown. Browsers record fragments that the index does not list. */
export function mp4Duration(bytes: Buffer): number | null {
  const file = { start: 0, end: bytes.length };
  const [moov] = allOf(bytes, file, 'moov');
  if (!moov) return null;
  const tracks = tracksOf(bytes, moov);
  for (const moof of allOf(bytes, file, 'moof'))
    for (const fragment of allOf(bytes, moof, 'traf')) readFragment(bytes, fragment, tracks);
  const lengths = [...tracks.values()].flatMap(({ range, scale }) =>
    range ? [(range.to - range.from) / scale] : [],
  );
  return lengths.length > 0 ? Math.max(...lengths) : (timesOf(bytes, moov, 'mvhd')?.seconds ?? null);
}

function tracksOf(bytes: Buffer, moov: Box): Map<number, Track> {
  const tracks = new Map<number, Track>();
  for (const trak of allOf(bytes, moov, 'trak')) {
    const [tkhd] = allOf(bytes, trak, 'tkhd');
    const [mdia] = allOf(bytes, trak, 'mdia');
    const times = mdia && timesOf(bytes, mdia, 'mdhd');
    if (!tkhd || !times) continue;
    const id = u32(bytes, tkhd.start + (versionOf(bytes, tkhd) === 1 ? 20 : 12));
    tracks.set(id, { scale: times.scale, sample: 0, range: null });
  }
  for (const mvex of allOf(bytes, moov, 'mvex'))
    for (const { start } of allOf(bytes, mvex, 'trex')) {
      const track = tracks.get(u32(bytes, start + 4));
      if (track) track.sample = u32(bytes, start + 12);
    }
  return tracks;
}

function timesOf(bytes: Buffer, parent: Box, type: 'mvhd' | 'mdhd') {
  const [box] = allOf(bytes, parent, type);
  if (!box) return null;
  const isLong = versionOf(bytes, box) === 1;
  const scale = u32(bytes, box.start + (isLong ? 20 : 12));
  const ticks = isLong ? u64(bytes, box.start + 24) : u32(bytes, box.start + 16);
  return scale === 0 ? null : { scale, seconds: ticks / scale };
}

function readFragment(bytes: Buffer, fragment: Box, tracks: Map<number, Track>): void {
  const [tfhd] = allOf(bytes, fragment, 'tfhd');
  const track = tfhd && tracks.get(u32(bytes, tfhd.start + 4));
  if (!track) return;
  const [tfdt] = allOf(bytes, fragment, 'tfdt');
  const began = tfdt ? startOf(bytes, tfdt) : (track.range?.to ?? 0);
  const sample = ownSample(bytes, tfhd) ?? track.sample;
  const ticks = allOf(bytes, fragment, 'trun').reduce((sum, run) => sum + runTicks(bytes, run, sample), 0);
  track.range = {
    from: Math.min(track.range?.from ?? began, began),
    to: Math.max(track.range?.to ?? 0, began + ticks),
  };
}

const startOf = (bytes: Buffer, tfdt: Box): number =>
  (versionOf(bytes, tfdt) === 1 ? u64 : u32)(bytes, tfdt.start + 4);

/** Default sample duration of a fragment: after its track id and two optional fields. */
function ownSample(bytes: Buffer, tfhd: Box): number | null {
  const flags = flagsOf(bytes, tfhd);
  if (!(flags & 0x8)) return null;
  return u32(bytes, tfhd.start + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
}

function runTicks(bytes: Buffer, run: Box, sample: number): number {
  const flags = flagsOf(bytes, run);
  const count = u32(bytes, run.start + 4);
  if (!(flags & 0x100)) return count * sample;
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  const first = run.start + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const end = Math.min(first + count * width, run.end);
  let ticks = 0;
  for (let at = first; at + width <= end; at += width) ticks += u32(bytes, at);
  return ticks;
}
