/** `Date` counts whole seconds, and nobody knows when on its way an answer was written. */
const NOISE_MS = 2_000;
/** From then on any newer answer counts for more than the quick one. */
const LATELY_MS = 5 * 60_000;
/** While a question was on its way the device slept, or its clock was set. */
const DISTURBED_MS = 1_000;

interface Reading {
  /** How far the server's clock is ahead of the device's. */
  offset: number;
  /** Half of it is how far the offset may be off, either way. */
  roundTrip: number;
  /** By the clock that nobody sets. */
  at: number;
}

/**
 * The server's clock as its answers tell it: the device's own, and how far that is off. The offset is the one of the
 * quickest answer lately; an answer that contradicts it (the device's clock was set) takes its place at once.
 */
export class ServerClock {
  private best: Reading | null = null;

  /** Milliseconds since 1970. What an answer cannot tell from the device's clock is the device's clock. */
  now(): number {
    const { offset, roundTrip } = this.best ?? { offset: 0, roundTrip: 0 };
    return Date.now() + (Math.abs(offset) > NOISE_MS + roundTrip / 2 ? offset : 0);
  }

  /** Call it when a question goes out, and what it returns when the answer's headers are here. */
  listen(): (headers: Pick<Headers, 'get'>) => void {
    const [sent, sentAt] = [Date.now(), performance.now()];
    return (headers) => {
      const [received, at] = [Date.now(), performance.now()];
      const written = writtenAt(headers);
      const roundTrip = at - sentAt;
      if (written === null || Math.abs(received - sent - roundTrip) > DISTURBED_MS) return;
      // Half a second: the middle of the one that `Date` names.
      const reading = { offset: written + 500 - (received - roundTrip / 2), roundTrip, at };
      if (!this.best || outdoes(reading, this.best)) this.best = reading;
    };
  }
}

const outdoes = (fresh: Reading, best: Reading): boolean =>
  fresh.roundTrip <= best.roundTrip ||
  fresh.at - best.at > LATELY_MS ||
  Math.abs(fresh.offset - best.offset) > NOISE_MS + (fresh.roundTrip + best.roundTrip) / 2;

/** Of answers that no cache may keep: any other can be older than the question, and the copies of the service worker are. */
function writtenAt(headers: Pick<Headers, 'get'>): number | null {
  const isFresh = /\bno-store\b/.test(headers.get('cache-control') ?? '') && headers.get('age') === null;
  const time = isFresh ? Date.parse(headers.get('date') ?? '') : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

const clock = new ServerClock();

/**
 * The present moment (ms since 1970) for all that the server has set: until when a time is kept, when a session begins.
 * For the person's own calendar, and what is made on this device, it is `Date.now()`.
 */
export const serverNow = (): number => clock.now();

export const listenForTime = (): ReturnType<ServerClock['listen']> => clock.listen();
