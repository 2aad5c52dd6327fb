import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { aiLimitsKey } from '#shared/ai/ai-limits.ts';
import { isRunActive, useRunStream } from '#shared/ai/run-stream.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { interviewKey, storeInterviewAnswer } from './use-interview.ts';

/** The run that looks for a follow-up question. `askingRunId`: an active one of another visit or window. */
export function useFollowUp(roadmapId: string, question: number, askingRunId: string | null) {
  const client = useQueryClient();
  const [run, setRun] = useState<AiRun | null>(null);
  const isOver = run !== null && !isRunActive(run);
  const activeId = run ? (isOver ? null : run.id) : askingRunId;
  const update = (next: AiRun) => {
    setRun(next);
    if (isRunActive(next)) return;
    void client.invalidateQueries({ queryKey: interviewKey(roadmapId) });
    void client.invalidateQueries({ queryKey: aiLimitsKey });
  };
  useRunStream(activeId, {
    onEvent: ({ run: next }) => update(next),
    onClosed: () =>
      activeId && void call('GET /api/ai-runs/{id}', { params: { id: activeId } }).then(update, () => {}),
  });
  const start = useMutation({
    mutationFn: () =>
      call('POST /api/roadmaps/{id}/interview/{question}/follow-up', { params: { id: roadmapId, question } }),
    onSuccess: update,
  });
  return {
    start: () => {
      setRun(null);
      start.mutate();
    },
    isAsking: start.isPending || activeId !== null,
    stop: () => {
      if (activeId)
        void call('POST /api/ai-runs/{id}/cancel', { params: { id: activeId } }).then(update, () => {});
    },
    /** The writer may be in danger. */
    isCrisis: isOver && run.crisis,
    problem: start.error ? messageOf(start.error) : isOver ? problemOf(run) : null,
  };
}

const problemOf = ({ status, message }: AiRun): string | null =>
  status === 'failed' || status === 'refused' ? (message ?? 'No question was found.') : null;

export function useDismissFollowUp(roadmapId: string, question: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('DELETE /api/roadmaps/{id}/interview/{question}/follow-up', {
        params: { id: roadmapId, question },
      }),
    onSuccess: (answer) => storeInterviewAnswer(client, roadmapId, answer),
    onError: (error) => toastError('Not removed', error),
  });
}
