import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import { useEffect, useRef } from 'react';
import { openStream } from '../../lib/sse.ts';

export const isRunActive = (run: AiRun | null | undefined): boolean =>
  run?.status === 'queued' || run?.status === 'running';

interface RunListener {
  onEvent: (event: RunEvent) => void;
  /** The stream ended; the run may have ended unobserved. */
  onClosed: () => void;
}

/** Follows a run live while `runId` is set; a reload or second window continues where the run is. */
export function useRunStream(runId: string | null, listener: RunListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (!runId) return;
    return openStream(`/api/ai-runs/${runId}/events`, {
      onEvent: (data) => latest.current.onEvent(data as RunEvent),
      onState: (state) => state === 'closed' && latest.current.onClosed(),
    });
  }, [runId]);
}
