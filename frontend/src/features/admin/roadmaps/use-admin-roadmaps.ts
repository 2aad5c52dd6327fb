import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminRoadmap } from '@waymark/contracts/roadmaps/admin';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

const roadmapsKey = ['admin', 'roadmaps'] as const;

export interface RoadmapFilter {
  q?: string;
  status: 'published' | 'archived' | 'hidden';
}

/** Newest first. The previous result stays visible while a new one loads. */
export const useAdminRoadmaps = (filter: RoadmapFilter) =>
  useInfiniteQuery({
    queryKey: [...roadmapsKey, filter],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/roadmaps', { query: { ...filter, limit: 50, cursor: pageParam }, signal }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });

export function useHideRoadmap({ id, title }: AdminRoadmap, onDone: () => void) {
  const client = useQueryClient();
  const done = (what: string) => () => {
    toast({ title: what, description: title, variant: 'success' });
    onDone();
    void client.invalidateQueries({ queryKey: ['roadmap', id] });
    void client.invalidateQueries({ queryKey: ['roadmaps'] });
    return client.invalidateQueries({ queryKey: roadmapsKey });
  };
  const params = { id };
  return {
    hide: useMutation({
      mutationFn: (reason: string) =>
        call('POST /api/admin/roadmaps/{id}/hide', { params, body: { reason } }),
      onSuccess: done('Roadmap hidden'),
    }),
    restore: useMutation({
      mutationFn: () => call('POST /api/admin/roadmaps/{id}/restore', { params }),
      onSuccess: done('Roadmap shown again'),
      onError: (error) => toastError('Not restored', error),
    }),
  };
}
