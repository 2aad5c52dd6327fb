import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RunFilter, RunSummary } from '@waymark/contracts/roadmaps/run-history';
import type { AiRun, RunKind } from '@waymark/contracts/roadmaps/runs';
import { call, callPage, type Page } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { aiLimitsKey } from '#shared/ai/ai-limits.ts';
import { useRunStream } from '#shared/ai/run-stream.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { runKey } from '../drafting/use-run.ts';
import { useRunSignals } from '../drafting/use-run-signals.ts';

const runsKey = ['runs'] as const;

export interface RunsFilter {
  kind?: RunKind;
  status?: RunFilter;
}

/** The user's AI runs, newest first. */
export function useRuns(filter: RunsFilter) {
  useRunSignals(runsKey);
  return useInfiniteQuery({
    queryKey: [...runsKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/ai-runs', { query: { ...filter, limit: 24, cursor: pageParam }, signal }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
}

/** Shows the live phase of a run in the list while `runId` is set. */
export function useFollowRun(runId: string | null): void {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: runsKey });
  useRunStream(runId, {
    onEvent: ({ type, run }) => {
      client.setQueriesData<InfiniteData<Page<RunSummary>>>({ queryKey: runsKey }, (data) =>
        data ? withRun(data, run) : data,
      );
      // The end has figures that the stream does not send.
      if (type === 'end') refetch();
    },
    onClosed: refetch,
  });
}

function withRun(data: InfiniteData<Page<RunSummary>>, run: AiRun): InfiniteData<Page<RunSummary>> {
  const { status, phase, progress, engine, message, outcome, stagesGenerated, finishedAt } = run;
  const live = { status, phase, progress, engine, message, outcome, stagesGenerated, finishedAt };
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === run.id ? { ...item, ...live } : item)),
  }));
  return { ...data, pages };
}

export function useRunsActions() {
  const client = useQueryClient();
  const options = {
    onError: (error: Error) => toastError('Not done', error),
    onSettled: (run: AiRun | undefined) => {
      void client.invalidateQueries({ queryKey: aiLimitsKey });
      if (run?.roadmapId) void client.invalidateQueries({ queryKey: runKey(run.roadmapId) });
      return client.invalidateQueries({ queryKey: runsKey });
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
  };
}
