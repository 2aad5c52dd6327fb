import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ghostwrite } from '@waymark/contracts/roadmaps/ghostwriter-routes';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { aiLimitsKey } from '../../../lib/ai-limits.ts';
import { call } from '../../../lib/api.ts';
import { isRunActive } from '../../../lib/run-stream.ts';
import { showGhostwritten } from '../ghostwriter/show-ghostwritten.ts';
import { runKey } from './use-run.ts';
import { sourcesKey } from './use-sources.ts';

/** Starts a ghostwriter on all of the material of the mentor. */
export function useGhostwrite(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await call(ghostwrite, {
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
