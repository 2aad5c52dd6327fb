import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelRun,
  generateRoadmap,
  latestRun,
  retryRun,
  retryRunWithoutAi,
} from '@waymark/contracts/roadmaps/routes';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call } from '../../../lib/api.ts';
import { plural } from '../../../lib/format.ts';
import { isRunActive, useRunStream } from '../../../lib/run-stream.ts';
import { useRunSignals } from '../../../lib/use-run-signals.ts';
import { showGhostwritten } from '../ghostwriter/show-ghostwritten.ts';
import { sourcesKey } from './use-sources.ts';
import { refreshRoadmap } from './use-studio-roadmap.ts';

export const runKey = (roadmapId: string) => ['run', roadmapId] as const;

/** The roadmap's latest run, with live updates. */
export function useRun(roadmapId: string) {
  const client = useQueryClient();
  // Another tab may start a run.
  useRunSignals(runKey(roadmapId));
  const query = useQuery({
    queryKey: runKey(roadmapId),
    queryFn: async ({ signal }) => (await call(latestRun, { params: { id: roadmapId }, signal })) ?? null,
    staleTime: 0,
  });
  const goingId = query.data && isRunActive(query.data) ? query.data.id : null;
  useRunStream(goingId, {
    onEvent: (event) => onRunEvent(client, roadmapId, event),
    onClosed: () => void client.invalidateQueries({ queryKey: runKey(roadmapId) }),
  });
  return query;
}

function onRunEvent(client: QueryClient, roadmapId: string, { type, run }: RunEvent): void {
  client.setQueryData(runKey(roadmapId), run);
  if (type !== 'end') return;
  void client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
  void refreshRoadmap(client, roadmapId);
  if (run.kind === 'ghostwrite') showGhostwritten(run);
  else showResult(run);
}

function showResult(run: AiRun): void {
  if (run.status === 'succeeded') {
    const next =
      run.outcome === 'waiting' ? 'Compare them with yours.' : 'Now review every step, one at a time.';
    toast({
      title: 'Roadmap Generated',
      description: `${plural(run.stagesGenerated, 'stage')} drafted. ${next}`,
      variant: 'success',
    });
  }
  if (run.status === 'refused') {
    toast({
      title: 'AI Generation Unavailable',
      description: run.message ?? undefined,
      variant: 'destructive',
    });
  }
  if (run.status === 'failed') {
    toast({
      title: 'Error',
      description: run.message ?? 'Failed to generate roadmap. Please try again.',
      variant: 'destructive',
    });
  }
}

/** Starts a run on all material and the given text. */
export function useGenerate(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (story: string): Promise<AiRun> => {
      const content = story.trim() === '' ? undefined : story;
      const run = await call(generateRoadmap, {
        body: { roadmapId, content },
        headers: { prefer: 'respond-async' },
      });
      return run as AiRun;
    },
    onSuccess: (run) => {
      client.setQueryData(runKey(roadmapId), run);
      void client.invalidateQueries({ queryKey: sourcesKey(roadmapId) });
      // A run that has ended already has no stream.
      if (!isRunActive(run)) showResult(run);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: runKey(roadmapId) });
      toastError('Error', error, 'Failed to generate roadmap. Please try again.');
    },
  });
}

export function useRunActions(roadmapId: string) {
  const client = useQueryClient();
  const options = {
    onSuccess: (run: AiRun) => {
      client.setQueryData(runKey(roadmapId), run);
      return refreshRoadmap(client, roadmapId);
    },
    onError: (error: Error) => {
      void client.invalidateQueries({ queryKey: runKey(roadmapId) });
      toastError('Error', error);
    },
  };
  return {
    cancel: useMutation({ ...options, mutationFn: (id: string) => call(cancelRun, { params: { id } }) }),
    retry: useMutation({ ...options, mutationFn: (id: string) => call(retryRun, { params: { id } }) }),
    withoutAi: useMutation({
      ...options,
      mutationFn: (id: string) => call(retryRunWithoutAi, { params: { id } }),
    }),
  };
}
