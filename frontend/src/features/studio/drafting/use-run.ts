import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import { ApiError, type ApiErrorCode, call } from '#lib/api.ts';
import { plural } from '#lib/format.ts';
import { isRunActive, useRunStream } from '#shared/ai/run-stream.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { sourcesKey } from '../shared/use-sources.ts';
import { refreshRoadmap } from '../shared/use-studio-roadmap.ts';
import { showGhostwritten } from './show-ghostwritten.ts';
import { useRunSignals } from './use-run-signals.ts';

const FAILED = 'Failed to generate roadmap. Please try again.';
/** Answers to a request that was understood, in which no run began. */
const REFUSALS: ReadonlySet<ApiErrorCode> = new Set(['RULE_REFUSED', 'TOO_MANY', 'AI_UNAVAILABLE']);

export const runKey = (roadmapId: string) => ['run', roadmapId] as const;

/** The roadmap's latest run, with live updates. */
export function useRun(roadmapId: string) {
  const client = useQueryClient();
  // Another tab may start a run.
  useRunSignals(runKey(roadmapId));
  const query = useQuery({
    queryKey: runKey(roadmapId),
    queryFn: async ({ signal }) =>
      (await call('GET /api/roadmaps/{id}/run', { params: { id: roadmapId }, signal })) ?? null,
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
  // The reason stands beside the draft.
  if (run.status === 'failed') toast({ title: 'Error', description: FAILED, variant: 'destructive' });
}

/** Starts a run on all material and the given text. */
export function useGenerate(roadmapId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (story: string): Promise<AiRun> => {
      const content = story.trim() === '' ? undefined : story;
      const run = await call('POST /api/generate-roadmap', {
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
      const isRefused = error instanceof ApiError && REFUSALS.has(error.code);
      toastError(isRefused ? 'AI Generation Unavailable' : 'Error', error, FAILED);
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
    cancel: useMutation({
      ...options,
      mutationFn: (id: string) => call('POST /api/ai-runs/{id}/cancel', { params: { id } }),
    }),
    retry: useMutation({
      ...options,
      mutationFn: (id: string) => call('POST /api/ai-runs/{id}/retry', { params: { id } }),
    }),
    withoutAi: useMutation({
      ...options,
      mutationFn: (id: string) => call('POST /api/ai-runs/{id}/retry-without-ai', { params: { id } }),
    }),
  };
}
