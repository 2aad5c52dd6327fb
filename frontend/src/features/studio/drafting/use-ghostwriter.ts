import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { call } from '#lib/api.ts';
import { aiLimitsKey } from '#shared/ai/ai-limits.ts';
import { isRunActive } from '#shared/ai/run-stream.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toast } from '#shared/ui/toast.ts';
import { sourcesKey } from '../shared/use-sources.ts';
import { showGhostwritten } from './show-ghostwritten.ts';
import { runKey } from './use-run.ts';

/** Starts a ghostwriter on all of the material of the mentor. */
export function useGhostwrite(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await call('POST /api/roadmaps/{id}/ghostwrite', {
        params: { id: roadmapId },
        headers: { prefer: 'respond-async' },
      })) as AiRun,
    onSuccess: (run) => {
      client.setQueryData(runKey(roadmapId), run);
      void client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
      void client.invalidateQueries({ queryKey: aiLimitsKey });
      // A run that has ended already has no stream.
      if (!isRunActive(run)) showGhostwritten(run);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: runKey(roadmapId) });
      toast({
        title: 'Generation Failed',
        description: messageOf(error, 'Failed to generate roadmap'),
        variant: 'destructive',
      });
    },
  });
}
