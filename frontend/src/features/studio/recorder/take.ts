import type { RecordingFormat } from './formats.ts';
import { release } from './microphone.ts';
import type { Ending } from './recorder-state.ts';

/** Enough for speech; an hour stays below the upload limit. */
const BITS_PER_SECOND = 64_000;
/** The interval of chunks, and so the most that a crash can lose. */
const CHUNK_MS = 1_000;
const TICK_MS = 250;

export interface TakeEvents {
  onSeconds: (seconds: number) => void;
  /** `seconds` is the duration up to the end of the chunk. */
  onChunk: (chunk: Blob, seconds: number) => void;
  /** The last event. `blob` is null if nothing was recorded. */
  onEnd: (blob: Blob | null, seconds: number, ending: Ending) => void;
}

export interface Take {
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Records a stream until it is stopped, reaches `maxBytes` or loses its device; then releases the microphone. */
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
  // Without the pauses. Null while it is paused.
  let recordedMs = 0;
  let resumedAt: number | null = performance.now();
  const seconds = () => (recordedMs + (resumedAt === null ? 0 : performance.now() - resumedAt)) / 1_000;
  // The recorder stops by itself only if the device is lost.
  let ending: Ending = 'lost';
  let bytes = 0;
  const end = (reason: Ending) => {
    if (recorder.state === 'inactive') return;
    ending = reason;
    recorder.stop();
  };
  const ticking = setInterval(() => events.onSeconds(seconds()), TICK_MS);

  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    chunks.push(data);
    bytes += data.size;
    events.onChunk(data, seconds());
    // Leaves room for the next chunk and the end of the file.
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
  return {
    pause: () => {
      if (resumedAt === null || recorder.state !== 'recording') return;
      recorder.pause();
      recordedMs += performance.now() - resumedAt;
      resumedAt = null;
    },
    resume: () => {
      if (resumedAt !== null || recorder.state !== 'paused') return;
      recorder.resume();
      resumedAt = performance.now();
    },
    stop: () => end('stopped'),
  };
}
