interface Sample {
  at: number; // milliseconds
  bytes: number;
}

const WINDOW_MS = 8_000;
/** Before that, any number would be a guess. */
const MIN_MS = 1_500;

/** The speed of an upload over its last seconds. */
export class Speed {
  private samples: Sample[] = [];

  add(sample: Sample): void {
    const last = this.samples.at(-1);
    // An upload that continues elsewhere, or begins again.
    if (last && sample.bytes < last.bytes) this.samples = [];
    this.samples.push(sample);
    while (this.samples.length > 2 && sample.at - this.samples[0]!.at > WINDOW_MS) this.samples.shift();
  }

  reset(): void {
    this.samples = [];
  }

  /** Bytes per second; null while unknown. */
  value(): number | null {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    if (!first || !last || last.at - first.at < MIN_MS) return null;
    return ((last.bytes - first.bytes) * 1_000) / (last.at - first.at);
  }
}

/** "about 2 minutes left"; null while unknown. */
export function timeLeft(bytesLeft: number, bytesPerSecond: number | null): string | null {
  if (bytesPerSecond === null || bytesPerSecond <= 0) return null;
  const seconds = bytesLeft / bytesPerSecond;
  if (seconds < 10) return 'a few seconds left';
  if (seconds < 60) return `about ${Math.round(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  const hours = Math.round(minutes / 60);
  return `about ${hours} ${hours === 1 ? 'hour' : 'hours'} left`;
}
