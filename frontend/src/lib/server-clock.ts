/** `Date` has whole seconds, and the server's delay is unknown. */
const NOISE_MS = 2_000;
/** The age from which a newer response outweighs the fastest one. */
const MAX_AGE_MS = 5 * 60_000;
/** A longer request means that the device slept or its clock was set. */
const MAX_CLOCK_JUMP_MS = 1_000;

interface Reading {
  /** Milliseconds by which the server's clock is ahead of the device's. */
  offset: number;
  /** The offset is accurate to half of it. */
  roundTrip: number;
  /** By the monotonic clock. */
  at: number;
}

/**
 * The server's clock: the device's clock plus an offset. The offset is that of the fastest recent response; a response that
 * contradicts it (the device's clock was set) replaces it at once.
 */
export class ServerClock {
  private best: Reading | null = null;

  /** Milliseconds since 1970; the device's clock within the accuracy of the offset. */
  now(): number {
    const { offset, roundTrip } = this.best ?? { offset: 0, roundTrip: 0 };
    return Date.now() + (Math.abs(offset) > NOISE_MS + roundTrip / 2 ? offset : 0);
  }

  /** Call it when a request starts, and the result with the headers of its response. */
  listen(): (headers: Pick<Headers, 'get'>) => void {
    const [sent, sentAt] = [Date.now(), performance.now()];
    return (headers) => {
      const [received, at] = [Date.now(), performance.now()];
      const written = writtenAt(headers);
      const roundTrip = at - sentAt;
      if (written === null || Math.abs(received - sent - roundTrip) > MAX_CLOCK_JUMP_MS) return;
      // `Date` is cut to whole seconds: on average it is half a second early.
      const reading = { offset: written + 500 - (received - roundTrip / 2), roundTrip, at };
      if (!this.best || isBetter(reading, this.best)) this.best = reading;
    };
  }
}

const isBetter = (fresh: Reading, best: Reading): boolean =>
  fresh.roundTrip <= best.roundTrip ||
  fresh.at - best.at > MAX_AGE_MS ||
  Math.abs(fresh.offset - best.offset) > NOISE_MS + (fresh.roundTrip + best.roundTrip) / 2;

/** Only `no-store` responses count: others may come from a cache or the service worker. */
function writtenAt(headers: Pick<Headers, 'get'>): number | null {
  const isFresh = /\bno-store\b/.test(headers.get('cache-control') ?? '') && headers.get('age') === null;
  const time = isFresh ? Date.parse(headers.get('date') ?? '') : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

let clock = new ServerClock();

/**
 * The current time (ms since 1970) for times that the server sets, such as the end of a hold or the start of a session.
 * For the user's own calendar use `Date.now()`.
 */
export const serverNow = (): number => clock.now();

export const measureServerTime = (): ReturnType<ServerClock['listen']> => clock.listen();

/** For tests: the server's clock is the device's again. */
export function forgetServerTime(): void {
  clock = new ServerClock();
}
