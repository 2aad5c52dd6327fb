import { setTimeout as sleep } from 'node:timers/promises';

export interface EventuallyOptions {
  timeoutMs?: number;
  intervalMs?: number;
}

/** A longer delay of a timer means that this process was paused. */
const LATE_MS = 50;

/** Retries `fn` until it succeeds and returns its result; throws its last error at the time-out. */
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
    // Pauses of this process (starvation, garbage collection) do not count.
    deadline += Math.max(0, performance.now() - slept - intervalMs - LATE_MS);
  }
}
