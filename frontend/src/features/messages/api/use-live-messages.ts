import { useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { inBursts } from '#lib/burst.ts';
import { onSignal } from '#lib/signals.ts';
import { openPartners, refreshLists, refreshThread } from './cache.ts';
import { partnerKey } from './keys.ts';

// By name, so that the browser does not load the event schemas.
const MOVED = 'community.thread.moved.v1';

/** Keeps counts, lists and the open thread current, on all pages of the user. */
export function useLiveMessages(userId: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    const lists = inBursts(() => refreshLists(client));
    const stop = onSignal(userId, ({ type, ids }) => {
      if (type !== MOVED && type !== RESYNC) return;
      lists.call();
      for (const open of openPartners(client)) {
        // A person without a thread may have written the first message.
        if (open.threadId === null) void client.invalidateQueries({ queryKey: partnerKey(open.userId) });
        else if (type === RESYNC || ids.threadId === open.threadId)
          void refreshThread(client, open.threadId).catch(() => {});
      }
    });
    return () => {
      lists.cancel();
      stop();
    };
  }, [client, userId]);
}
