import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AiRun, ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { ApiError, call } from '#lib/api.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toast } from '#shared/ui/toast.ts';
import { refreshRoadmap } from '../shared/use-studio-roadmap.ts';
import { runKey } from './use-run.ts';

const diffKey = (runId: string, revision: number) => ['draft-diff', runId, revision] as const;

/** The diff between a draft and the stages at `revision`. */
export const useDraftDiff = (runId: string, revision: number) =>
  useQuery({
    queryKey: diffKey(runId, revision),
    queryFn: ({ signal }) => call('GET /api/ai-runs/{id}/diff', { params: { id: runId }, signal }),
    staleTime: 0,
    // The choices remain on screen while a newer diff loads.
    placeholderData: (before) => before,
  });

/** Applies or discards a draft. If the stages have changed since, refetches them and the diff. */
export function useResolveDraft(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run, body }: { run: AiRun; body: ResolveDraftBody }) =>
      call('POST /api/ai-runs/{id}/draft', { params: { id: run.id }, body }),
    onSuccess: (run, { body }) => {
      client.setQueryData(runKey(roadmapId), run);
      toast(resolvedToast(body.action));
      return refreshRoadmap(client, roadmapId);
    },
    onError: (error) => {
      const stale = error instanceof ApiError && error.code === 'STALE';
      void client.invalidateQueries({ queryKey: runKey(roadmapId) });
      void client.invalidateQueries({ queryKey: ['draft-diff'] });
      void refreshRoadmap(client, roadmapId);
      toast({
        title: stale ? 'Your stages have changed in the meantime' : 'Error',
        description: stale
          ? 'We updated the comparison and kept your choices. Please check them, then apply.'
          : messageOf(error),
        variant: stale ? 'default' : 'destructive',
      });
    },
  });
}

function resolvedToast(action: ResolveDraftBody['action']) {
  if (action === 'discard') return { title: 'Draft discarded', description: 'Your stages are unchanged.' };
  return {
    title: 'Your roadmap is up to date',
    description: 'Learners see it once you publish.',
    variant: 'success' as const,
  };
}
