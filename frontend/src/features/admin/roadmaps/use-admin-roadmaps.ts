import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminRoadmap } from '@waymark/contracts/roadmaps/admin';
import { hideRoadmap, listAdminRoadmaps, restoreRoadmap } from '@waymark/contracts/roadmaps/admin-routes';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call, callPage } from '../../../lib/api.ts';
import { cursorPaging } from '../../../lib/cursor-paging.ts';

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
      callPage(listAdminRoadmaps, { query: { ...filter, limit: 50, cursor: pageParam }, signal }),
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
      mutationFn: (reason: string) => call(hideRoadmap, { params, body: { reason } }),
      onSuccess: done('Roadmap hidden'),
    }),
    restore: useMutation({
      mutationFn: () => call(restoreRoadmap, { params }),
      onSuccess: done('Roadmap shown again'),
      onError: (error) => toastError('Not restored', error),
    }),
  };
}
