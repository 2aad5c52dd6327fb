import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useState } from 'react';
import type { JourneyProgress } from './use-journey-progress.ts';

/** Ticks that are not saved. */
export function usePreviewProgress(roadmap: Roadmap): JourneyProgress {
  const [progress, setProgress] = useState<Record<string, boolean>>({});
  return {
    progress,
    tick: (stepId, completed) => setProgress((now) => ({ ...now, [stepId]: completed })),
    pending: 0,
    lastSaved: null,
    saveNow: async () => 'queued',
    reset: async () => setProgress({}),
    offline: false,
    isFollowing: false,
    whatsNew: null,
    version: roadmap.version,
    isReady: true,
    error: null,
    retry: () => {},
  };
}
