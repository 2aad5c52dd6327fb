import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminRunKind } from '@waymark/contracts/roadmaps/admin-runs';
import type { RunFilter } from '@waymark/contracts/roadmaps/run-history';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const runsKey = ['admin', 'runs'] as const;
const queuesKey = ['admin', 'queues'] as const;
/** No live event reports the runs of others. */
const REFETCH_MS = 10_000;

export interface AdminRunFilter {
  q?: string;
  kind?: AdminRunKind;
  status?: RunFilter;
}

export const useAiQueues = () =>
  useQuery({
    queryKey: queuesKey,
    queryFn: ({ signal }) => call('GET /api/admin/ai-queues', { signal }),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });

/** Newest first. The previous result stays visible while a new one loads. */
export const useAdminRuns = (filter: AdminRunFilter) =>
  useInfiniteQuery({
    queryKey: [...runsKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/ai-runs', { query: { ...filter, limit: 50, cursor: pageParam }, signal }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  });

export function useManageRun(kind: AdminRunKind) {
  const isEvaluation = kind === 'evaluation';
  const client = useQueryClient();
  const options = (title: string) => ({
    onSuccess: () => void toast({ title, variant: 'success' }),
    onError: (error: Error) => toastError('Not done', error),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queuesKey });
      return client.invalidateQueries({ queryKey: runsKey });
    },
  });
  return {
    cancel: useMutation({
      ...options('Run cancelled'),
      mutationFn: (id: string) =>
        call(
          isEvaluation ? 'POST /api/admin/evaluations/{id}/cancel' : 'POST /api/admin/ai-runs/{id}/cancel',
          { params: { id } },
        ),
    }),
    retry: useMutation({
      ...options('Run started again'),
      mutationFn: (id: string) =>
        call(isEvaluation ? 'POST /api/admin/evaluations/{id}/retry' : 'POST /api/admin/ai-runs/{id}/retry', {
          params: { id },
        }),
    }),
  };
}
