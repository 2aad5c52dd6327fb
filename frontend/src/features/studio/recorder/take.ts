import type { RecordingFormat } from './formats.ts';
import { release } from './microphone.ts';
import type { Ending } from './recorder-state.ts';

/** Speech needs no more, and an hour of it stays below what uploads take. */
const BITS_PER_SECOND = 64_000;
/** How often what was said is handed over: a crash costs no more than this. */
const CHUNK_MS = 1_000;
const TICK_MS = 250;

export interface TakeEvents {
  onSeconds: (seconds: number) => void;
  /** A piece of the file, as it comes; `seconds` is where the recording stands with it. */
  onChunk: (chunk: Blob, seconds: number) => void;
  /** The last event; the microphone is off. `blob` is null when nothing was recorded. */
  onEnd: (blob: Blob | null, seconds: number, ending: Ending) => void;
}

export interface Take {
  stop(): void;
}

/** Records a stream until it is stopped, reaches `maxBytes` or loses its device; then lets go of the microphone. */
export function startTake(
  stream: MediaStream,
  format: RecordingFormat,
  maxBytes: number,
  events: TakeEvents,
): Take {
  const recorder = new MediaRecorder(stream, {
    mimeType: format.recordAs,
    audioBitsPerSecond: BITS_PER_SECOND,
  });
  const chunks: Blob[] = [];
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  // What ends by itself has lost its device.
  let ending: Ending = 'lost';
  let bytes = 0;
  const end = (why: Ending) => {
    if (recorder.state === 'inactive') return;
    ending = why;
    recorder.stop();
  };
  const ticking = setInterval(() => events.onSeconds(seconds()), TICK_MS);

  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    chunks.push(data);
    bytes += data.size;
    events.onChunk(data, seconds());
    // The next piece might not fit, and the end of a file takes some too.
    if (bytes + 4 * data.size >= maxBytes) end('limit');
  };
  recorder.onerror = () => end('lost');
  recorder.onstop = () => {
    clearInterval(ticking);
    release(stream);
    events.onEnd(bytes > 0 ? new Blob(chunks, { type: format.type }) : null, seconds(), ending);
  };
  for (const track of stream.getTracks()) track.onended = () => end('lost');
  recorder.start(CHUNK_MS);
  return { stop: () => end('stopped') };
}
