import { startTransition, useEffect, useReducer } from 'react';
import { useOnDevice } from '#lib/use-on-device.ts';

/**
 * The state of a store of this device, `initial` while the HTML is hydrated. Unlike with useSyncExternalStore, a change is
 * rendered as a transition: it does not block the next paint. `read` must return the same object until something changes.
 */
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T, initial: T): T {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const state = useOnDevice() ? read() : initial;
  useEffect(() => subscribe(() => startTransition(rerender)), [subscribe]);
  // It may have changed before it was subscribed to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first rendering
  useEffect(() => {
    if (read() !== state) rerender();
  }, []);
  return state;
}
