import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followingKey } from '#lib/following.ts';
import { affectsRoadmap, onSignal } from '#lib/signals.ts';
import { progressKey } from './progress-cache.ts';
import { syncOf } from './user-sync.ts';

// By name, so that the browser does not load the event schemas.
const EVENTS = ['roadmaps.progress.changed.v1', 'roadmaps.progress.moved.v1'];
/** A merge causes many signals. */
const DEBOUNCE_MS = 250;

/** Invalidates the progress when another device of the user changed it. */
export function useLiveProgress(userId: number | null, roadmapId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSignal(userId, (signal) => {
      if (!affectsRoadmap(signal, EVENTS, roadmapId)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        void client.invalidateQueries({ queryKey: progressKey(userId, roadmapId) });
        void client.invalidateQueries({ queryKey: followingKey });
        // The signal shows that the server can be reached.
        void syncOf(client, userId).flush();
      }, DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, userId, roadmapId]);
}
