import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { affectsRoadmap, onSignal } from '#lib/signals.ts';
import { refreshRoadmap } from '../shared/use-studio-roadmap.ts';

// By name, so that the browser does not load the event schemas.
const EVENTS = ['changed', 'published', 'unpublished', 'archived'].map(
  (what) => `roadmaps.roadmap.${what}.v1`,
);
/** The response of an own edit usually arrives within this time. */
const DEBOUNCE_MS = 200;

/** Refetches the roadmap when it was edited in any window or on any device of the mentor. */
export function useLiveDraft(userId: number, roadmapId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onSignal(userId, (signal) => {
      if (!affectsRoadmap(signal, EVENTS, roadmapId)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refreshRoadmap(client, roadmapId), DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, userId, roadmapId]);
}
