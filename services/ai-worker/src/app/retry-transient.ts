import { backoff, pause } from '@waymark/messaging/backoff';
import { isTransient } from '@waymark/messaging/transient';

const RETRY_MS = 90_000;

/** So that the restart of a dependency costs no attempt of the job. Errors: the last one after `retryMs`; the signal's reason. */
export async function retryTransient<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  retryMs = RETRY_MS,
): Promise<T> {
  const deadline = Date.now() + retryMs;
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || Date.now() >= deadline) throw error;
    }
    await pause(backoff(attempt), signal);
  }
}
