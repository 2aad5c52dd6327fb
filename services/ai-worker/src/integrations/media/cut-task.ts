import type { Task } from '@waymark/platform/sandbox/sandbox';
import {
  ALL_FORMATS,
  type AudioCodec,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  FlacOutputFormat,
  Input,
  type InputAudioTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import type { AudioCut, CutRange } from '../../app/ports.ts';

/** Bytes of headers, and of the index for each packet, at most. */
const HEADER_BYTES = 2_048;
const INDEX_BYTES = 16;
const CHUNK_BYTES = 1024 * 1024;
const FORMATS: [string, OutputFormat][] = [
  ['audio/mpeg', new Mp3OutputFormat()],
  ['audio/wav', new WavOutputFormat()],
  ['audio/flac', new FlacOutputFormat()],
  ['audio/webm', new WebMOutputFormat()],
  ['audio/mp4', new Mp4OutputFormat({ fastStart: 'in-memory' })],
];

/** Copies the audio packets of a range into a new file with an index, without decoding them. Runs in the sandbox. */
const cut: Task<CutRange, AudioCut | null> = async (request) => {
  const input = new Input({ source: new FilePathSource(request.path), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track?.codec) return null;
    if (request.unlessSeekable && (await isSeekable(input))) return null;
    return await copy(track, track.codec, request);
  } finally {
    input.dispose();
  }
};
export default cut;

/** Browsers record no length, or that of the first fragment. */
async function isSeekable(input: Input): Promise<boolean> {
  const declared = await input.getDurationFromMetadata();
  return declared !== null && Math.abs(declared - (await input.computeDuration())) < 1;
}

async function copy(track: InputAudioTrack, codec: AudioCodec, request: CutRange): Promise<AudioCut | null> {
  const found = FORMATS.find(([, format]) => format.getSupportedAudioCodecs().includes(codec));
  if (!found) return null;
  const [contentType, format] = found;
  const target = new FilePathTarget(request.output, { chunkSize: CHUNK_BYTES });
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const copied = await copyPackets(track, source, request);
  if (!copied) return null;
  await output.finalize();
  return { contentType, ...copied };
}

async function copyPackets(
  track: InputAudioTrack,
  source: EncodedAudioPacketSource,
  { from, to, maxBytes }: CutRange,
): Promise<{ seconds: number; next: number | null } | null> {
  const sink = new EncodedPacketSink(track);
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
  const origin = await track.getFirstTimestamp();
  const first = (await sink.getPacket(origin + from)) ?? (await sink.getFirstPacket());
  if (!first) return null;
  let size = HEADER_BYTES;
  let duration = 0;
  let end = first.timestamp;
  for await (const packet of sink.packets(first)) {
    if (to !== null && packet.timestamp >= origin + to) break;
    if (maxBytes !== null && end > first.timestamp && size + packet.byteLength > maxBytes)
      return { seconds: end - first.timestamp, next: packet.timestamp - origin };
    await source.add(packet.clone({ timestamp: packet.timestamp - first.timestamp }), { decoderConfig });
    size += packet.byteLength + INDEX_BYTES;
    // The last packet of a WebM has none.
    duration = packet.duration || duration;
    end = packet.timestamp + duration;
  }
  return end === first.timestamp ? null : { seconds: end - first.timestamp, next: null };
}
