import { useMutation } from '@tanstack/react-query';
import { ghostwrite } from '@waymark/contracts/roadmaps/ghostwriter-routes';
import { getRun } from '@waymark/contracts/roadmaps/routes';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { useState } from 'react';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';
import { isRunActive, useRunStream } from '../../../lib/run-stream.ts';
import { showGhostwritten } from '../ghostwriter/show-ghostwritten.ts';

/** Runs the ghostwriter on a sample and follows the run. */
export function useSampleGhostwriter(sampleId: string) {
  const [run, setRun] = useState<AiRun | null>(null);
  const activeId = run && isRunActive(run) ? run.id : null;
  const update = (next: AiRun) => {
    setRun(next);
    if (!isRunActive(next)) showGhostwritten(next);
  };
  useRunStream(activeId, {
    onEvent: ({ run: next }) => update(next),
    onClosed: () => activeId && void call(getRun, { params: { id: activeId } }).then(update, () => {}),
  });
  const start = useMutation({
    mutationFn: async () =>
      (await call(ghostwrite, {
        params: { id: sampleId },
        headers: { prefer: 'respond-async' },
      })) as AiRun,
    onSuccess: setRun,
    onError: (error) =>
      toast({
        title: 'Generation Failed',
        description: messageOf(error, 'Failed to generate roadmap'),
        variant: 'destructive',
      }),
  });
  return { run, start, clear: () => setRun(null) };
}
