import { setTimeout as sleep } from 'node:timers/promises';

export interface EventuallyOptions {
  timeoutMs?: number;
  intervalMs?: number;
}

/** Calls `fn` until it neither throws nor rejects and returns its answer; at the time-out throws its last error. */
export async function eventually<T>(fn: () => T | Promise<T>, options: EventuallyOptions = {}): Promise<T> {
  const { timeoutMs = 30_000, intervalMs = 25 } = options;
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await fn();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
    }
    await sleep(intervalMs);
  }
}
