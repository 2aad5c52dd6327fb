import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { resolveDraft } from '@waymark/contracts/roadmaps/routes';
import type { AiRun, ResolveDraftBody } from '@waymark/contracts/roadmaps/runs';
import { getDraftDiff } from '@waymark/contracts/roadmaps/version-routes';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { runKey } from './use-run.ts';
import { refreshRoadmap } from './use-studio-roadmap.ts';

const diffKey = (runId: string, revision: number) => ['draft-diff', runId, revision] as const;

/** The waiting draft beside the working copy as it is now: another revision is another diff. */
export const useDraftDiff = (runId: string, revision: number) =>
  useQuery({
    queryKey: diffKey(runId, revision),
    queryFn: ({ signal }) => call(getDraftDiff, { params: { id: runId }, signal }),
    staleTime: 0,
    // The choices stand on screen while the newer diff comes.
    placeholderData: (before) => before,
  });

/** The mentor's word on a draft. Where the working copy changed meanwhile, all of it is looked at again. */
export function useResolveDraft(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run, body }: { run: AiRun; body: ResolveDraftBody }) =>
      call(resolveDraft, { params: { id: run.id }, body }),
    onSuccess: (run, { body }) => {
      client.setQueryData(runKey(roadmapId), run);
      toast(told(body.action));
      return refreshRoadmap(client, roadmapId);
    },
    onError: (error) => {
      const stale = error instanceof ApiError && error.code === 'STALE';
      void client.invalidateQueries({ queryKey: runKey(roadmapId) });
      void client.invalidateQueries({ queryKey: ['draft-diff'] });
      void refreshRoadmap(client, roadmapId);
      toast({
        title: stale ? 'Your stages have changed meanwhile' : 'Error',
        description: stale
          ? 'We compared again and kept your choices. Please look once more, then apply them.'
          : messageOf(error),
        variant: stale ? 'default' : 'destructive',
      });
    },
  });
}

function told(action: ResolveDraftBody['action']) {
  if (action === 'discard') return { title: 'Draft discarded', description: 'Your stages are as they were.' };
  return {
    title: 'Your roadmap is up to date',
    description: 'Learners see it once you publish.',
    variant: 'success' as const,
  };
}
