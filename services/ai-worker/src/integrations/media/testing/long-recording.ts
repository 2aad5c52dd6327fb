import { randomBytes } from 'node:crypto';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { recording } from './recordings.ts';

/** The rate at which browsers record speech: 64 kbit/s. */
const BYTES_PER_SECOND = 8_000;

/**
 * What a browser records in this time, without a length in the header: the packets of a short recording repeated, with
 * random bytes after their header so that they are as long as those of speech.
 */
export async function buildRecording(seconds: number): Promise<Buffer> {
  const input = new Input({
    source: new BufferSource(await recording('growing.webm')),
    formats: ALL_FORMATS,
  });
  const track = (await input.getPrimaryAudioTrack())!;
  const decoderConfig = (await track.getDecoderConfig())!;
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target });
  const source = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(source);
  await output.start();
  const duration = packets[1]!.timestamp - packets[0]!.timestamp;
  const bytes = Math.round(duration * BYTES_PER_SECOND);
  for (let count = 0; count * duration < seconds; count += 1) {
    const { data } = packets[count % packets.length]!;
    const full = Buffer.concat([data.subarray(0, 8), randomBytes(bytes - 8)]);
    await source.add(new EncodedPacket(full, 'key', count * duration, duration), { decoderConfig });
  }
  await output.finalize();
  input.dispose();
  return Buffer.from(target.buffer!);
}
