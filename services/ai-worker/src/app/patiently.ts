import { backoff, pause } from '@waymark/messaging/backoff';
import { isTransient } from '@waymark/messaging/transient';

const PATIENCE_MS = 90_000;

/**
 * Tries again while what it needs is away, so that a restart of NATS, the store or a service costs no attempt of the job.
 * Throws the last error when patience (milliseconds) ends, and the signal's reason when aborted.
 */
export async function patiently<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs;
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
