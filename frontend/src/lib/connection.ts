import { useSyncExternalStore } from 'react';

/** offline: the device has no network; unreachable: Waymark does not respond. */
export type Connection = 'online' | 'offline' | 'unreachable';

let isUnreachable = false;
const listeners = new Set<() => void>();

export const connection = (): Connection =>
  navigator.onLine === false ? 'offline' : isUnreachable ? 'unreachable' : 'online';

/** Reports whether a request reached the server. */
export function reportReachable(reached: boolean): void {
  if (isUnreachable === !reached) return;
  isUnreachable = !reached;
  changed();
}

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection, () => 'online');

export function onConnection(listener: () => void): () => void {
  if (listeners.size === 0) watch('addEventListener');
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) watch('removeEventListener');
  };
}

function watch(how: 'addEventListener' | 'removeEventListener'): void {
  window[how]('online', onOnline);
  window[how]('offline', changed);
}

function onOnline(): void {
  isUnreachable = false;
  changed();
}

function changed(): void {
  for (const listener of listeners) listener();
}
