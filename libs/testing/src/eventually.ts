import { setTimeout as sleep } from 'node:timers/promises';

export interface EventuallyOptions {
  timeoutMs?: number;
  intervalMs?: number;
}

/** What a timer may be late on a busy machine before it counts as this process having stood still. */
const LATE_MS = 50;

/** Calls `fn` until it neither throws nor rejects and returns its answer; at the time-out throws its last error. */
export async function eventually<T>(fn: () => T | Promise<T>, options: EventuallyOptions = {}): Promise<T> {
  const { timeoutMs = 30_000, intervalMs = 25 } = options;
  let deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await fn();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    const slept = performance.now();
    await sleep(intervalMs);
    // Time in which this very process stood still (starved, collecting garbage) is not time that it waited.
    deadline += Math.max(0, performance.now() - slept - intervalMs - LATE_MS);
  }
}

/**
 * Measures (in milliseconds, as a rule) until a measure is below `limit`, at most `tries` times, and answers the least.
 * A pause of the measuring process can only lengthen a measure; a product that is too slow is too slow every time.
 */
export async function atBest(fn: () => Promise<number>, limit: number, tries = 3): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries && best >= limit; n++) best = Math.min(best, await fn());
  return best;
}
