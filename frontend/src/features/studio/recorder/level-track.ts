import { MAX_LEVELS } from '@waymark/contracts/roadmaps/recordings';

/** Levels of a second. */
const RATE = 10;
/** The most samples that an analyser holds: more than half a second. */
const SAMPLES = 32_768;

/**
 * How loud a recording is, from 0 to 1, measured while it is recorded: to decode an hour of it afterwards would take
 * more memory than a phone has.
 */
export class LevelTrack {
  constructor(private readonly levels: number[] = []) {}

  /** The time since the last level, which passes slowly in a hidden tab, gets the same level. */
  add(seconds: number, level: number): void {
    const rounded = Math.round(level * 100) / 100;
    const position = Math.floor(seconds * RATE);
    while (this.levels.length < position) this.levels.push(rounded);
    this.levels[position] = Math.max(this.levels[position] ?? 0, rounded);
  }

  get length(): number {
    return this.levels.length;
  }

  from(position: number): number[] {
    return this.levels.slice(Math.max(0, position));
  }

  /** The newest ones, oldest first; 0 before the beginning. */
  latest(count: number): number[] {
    const newest = this.levels.slice(-count);
    return [...Array<number>(count - newest.length).fill(0), ...newest];
  }
}

/** The loudest of each of equal parts between two seconds, from 0 to 100. */
export function levelsBetween(levels: readonly number[], start: number, end: number): number[] {
  const [first, last] = [Math.floor(start * RATE), Math.min(Math.ceil(end * RATE), levels.length)];
  const count = Math.max(0, Math.min(MAX_LEVELS, last - first));
  const edge = (part: number) => first + Math.floor((part * (last - first)) / count);
  return Array.from({ length: count }, (_, part) =>
    Math.round(100 * Math.max(0, ...levels.slice(edge(part), edge(part + 1)))),
  );
}

export interface LevelMeasurement {
  track: LevelTrack;
  /** Nothing is measured, and no time passes, until it is resumed. */
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** Measures the microphone until it is stopped. Null if the browser cannot. */
export function measureLevels(stream: MediaStream): LevelMeasurement | null {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = SAMPLES;
    context.createMediaStreamSource(stream).connect(analyser);
    const track = new LevelTrack();
    const samples = new Float32Array(SAMPLES);
    let startedAt = performance.now();
    let pausedAt: number | null = null;
    let measured = 0;
    const timer = setInterval(() => {
      if (pausedAt !== null) return;
      const seconds = (performance.now() - startedAt) / 1_000;
      analyser.getFloatTimeDomainData(samples);
      const fresh = Math.min(SAMPLES, Math.ceil((seconds - measured) * context.sampleRate));
      measured = seconds;
      track.add(seconds, loudness(samples.subarray(SAMPLES - fresh)));
    }, 1_000 / RATE);
    const stop = () => {
      clearInterval(timer);
      void context.close();
    };
    const pause = () => {
      pausedAt ??= performance.now();
    };
    const resume = () => {
      if (pausedAt !== null) startedAt += performance.now() - pausedAt;
      pausedAt = null;
    };
    return { track, pause, resume, stop };
  } catch {
    return null;
  }
}

/** The double root makes quiet speech visible. */
function loudness(samples: Float32Array): number {
  const power = samples.reduce((sum, value) => sum + value * value, 0) / samples.length;
  return Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.4);
}
