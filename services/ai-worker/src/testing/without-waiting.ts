import { jest } from '@jest/globals';

/** Runs `work` on fake timers and advances them by ten seconds, so that its retries do not wait. */
export async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  try {
    const [result] = await Promise.all([work(), advance()]);
    return result;
  } finally {
    jest.useRealTimers();
  }
}

async function advance(): Promise<void> {
  for (let second = 0; second < 10; second += 1) await jest.advanceTimersByTimeAsync(1_000);
}
