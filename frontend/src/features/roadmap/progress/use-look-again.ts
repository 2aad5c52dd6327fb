import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followingKey } from '../../../lib/following.ts';
import { concerns, onSignal } from '../../../lib/signals.ts';
import { progressKey } from './progress-cache.ts';
import { syncOf } from './user-sync.ts';

// Types of the events that say so; by name, since their schemas have no place in the browser.
const PROGRESS = ['roadmaps.progress.changed.v1', 'roadmaps.progress.moved.v1'];
/** A merge or a row of ticks is many signals: one look is enough. */
const SETTLE_MS = 250;

/** Looks at the progress again when another device of the same person moved it. */
export function useLookAgain(userId: number | null, roadmapId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSignal(userId, (signal) => {
      if (!concerns(signal, PROGRESS, roadmapId)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        void client.invalidateQueries({ queryKey: progressKey(userId, roadmapId) });
        void client.invalidateQueries({ queryKey: followingKey });
        // The server is there to speak: what waits can go.
        void syncOf(client, userId).flush();
      }, SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, userId, roadmapId]);
}
