import { setTimeout as sleep } from 'node:timers/promises';

export interface EventuallyOptions {
  timeoutMs?: number;
  intervalMs?: number;
}

/** Delay of a timer from which on this process counts as paused. */
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
    // Time in which this process was paused (starved, collecting garbage) does not count.
    deadline += Math.max(0, performance.now() - slept - intervalMs - LATE_MS);
  }
}
