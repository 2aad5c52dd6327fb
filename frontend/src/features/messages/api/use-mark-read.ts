import { useQueryClient } from '@tanstack/react-query';
import type { MessageThread } from '@waymark/contracts/community/messages';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { cacheThread, refreshLists } from './cache.ts';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const isVisible = (): boolean => document.visibilityState === 'visible';

/**
 * Marks a thread as read while its end is on screen; `upTo`: the number of the last message, null while it is not shown.
 * A request is not: who asks learns nothing before the answer.
 */
export function useMarkRead(thread: MessageThread, upTo: number | null): void {
  const client = useQueryClient();
  const isSeen = useSyncExternalStore(subscribe, isVisible);
  const marked = useRef(0);
  const { id, readUpTo, state, isRequester } = thread;
  const waits = state === 'request' && !isRequester;
  useEffect(() => {
    if (!isSeen || waits || upTo === null || upTo <= Math.max(readUpTo, marked.current)) return;
    marked.current = upTo;
    call('POST /api/messages/threads/{id}/read', { params: { id }, body: { upTo } }).then(
      (read) => {
        cacheThread(client, read);
        refreshLists(client);
      },
      () => {
        // The next message, or the next visit, marks it.
        marked.current = 0;
      },
    );
  }, [client, id, isSeen, waits, upTo, readUpTo]);
}
