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
