import { useInfiniteQuery } from '@tanstack/react-query';
import { listRoadmaps } from '@waymark/contracts/roadmaps/routes';
import { callPage } from '../../../lib/api.ts';
import { cursorPaging } from '../../../lib/cursor-paging.ts';

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
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });
}
