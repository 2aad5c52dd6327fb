import { type ComponentType, lazy } from 'react';
import { connection, onConnection } from './connection.ts';

const RETRY_MS = 5_000;

/** A lazy component that is loaded again until it succeeds, so that a lost connection does not fail the whole page. */
export const lazyPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => loadWithRetry(load));

async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForRetry();
    }
  }
}

function waitForRetry(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    const stop = onConnection(() => connection() === 'online' && done());
  });
}
