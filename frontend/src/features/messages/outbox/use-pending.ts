import { useMemo, useSyncExternalStore } from 'react';
import { messageOutbox, type PendingMessage } from './message-outbox.ts';

/** The messages to a person that the server has not confirmed yet. */
export function usePending(userId: number, to: number): readonly PendingMessage[] {
  const all = useSyncExternalStore(messageOutbox.subscribe, () => messageOutbox.all(userId));
  return useMemo(() => all.filter((one) => one.to === to), [all, to]);
}
