/** Milliseconds before attempt `attempt` (0-based): doubles from `base` to `max`, with a quarter of jitter. */
export function backoff(attempt: number, base = 250, max = 3_000): number {
  const wait = Math.min(max, base * 2 ** Math.min(attempt, 20));
  return wait * (0.75 + Math.random() * 0.25);
}

/** Resolves after `ms` or when the signal aborts; never rejects. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });
}

/** True if the promise settled within `ms`; never rejects. */
export function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, false);
    const settled = () => {
      clearTimeout(timer);
      resolve(true);
    };
    promise.then(settled, settled);
  });
}
