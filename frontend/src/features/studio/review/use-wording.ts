import { useMutation } from '@tanstack/react-query';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { isRunActive, useRunStream } from '#shared/ai/run-stream.ts';
import { messageOf } from '#shared/ui/error-state.tsx';

const UNAVAILABLE = 'The model gave no wording.';

/** Requests one wording of a step from the model and follows the run. */
export function useWording(roadmapId: string, stepId: string) {
  const [run, setRun] = useState<AiRun | null>(null);
  useRunStream(run && isRunActive(run) ? run.id : null, {
    onEvent: ({ run: next }) => setRun(next),
    onClosed: () =>
      run && void call('GET /api/ai-runs/{id}', { params: { id: run.id } }).then(setRun, () => {}),
  });
  const start = useMutation({
    mutationFn: () =>
      call('POST /api/roadmaps/{id}/steps/{stepId}/wording', { params: { id: roadmapId, stepId } }),
    onSuccess: setRun,
  });
  const isOver = run !== null && !isRunActive(run);
  return {
    start: () => {
      setRun(null);
      start.mutate();
    },
    /** Cancels a run whose result is no longer needed. */
    cancel: () => {
      if (run && isRunActive(run))
        void call('POST /api/ai-runs/{id}/cancel', { params: { id: run.id } }).catch(() => {});
    },
    runId: run?.id ?? null,
    wording: run?.wording ?? null,
    problem: start.error
      ? messageOf(start.error)
      : isOver && !run.wording
        ? (run.message ?? UNAVAILABLE)
        : null,
  };
}
