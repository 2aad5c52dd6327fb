import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { listCategories, listRoadmaps } from '@waymark/contracts/roadmaps/routes';
import { call, callPage } from '../../../lib/api.ts';

const PAGE_SIZE = 24;

export interface Filter {
  q: string;
  categoryId: string;
}

/** Published roadmaps, newest first. The previous result stays visible while a new one loads. */
export function useRoadmaps({ q, categoryId }: Filter) {
  return useInfiniteQuery({
    queryKey: ['roadmaps', { q, categoryId }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listRoadmaps, {
        query: {
          limit: PAGE_SIZE,
          q: q || undefined,
          categoryId: categoryId || undefined,
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });
}

export const useCategories = () =>
  useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => call(listCategories, { signal }) });
