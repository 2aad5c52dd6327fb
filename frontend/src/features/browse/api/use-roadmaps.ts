import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { type BrowseFilter, queryOf } from '../browse-filter.ts';

const PAGE_SIZE = 24;
const MOST_NEAR = 3;

/** Published roadmaps. The previous result stays visible while a new one loads. */
export function useRoadmaps(filter: BrowseFilter) {
  const query = queryOf(filter);
  return useInfiniteQuery({
    queryKey: ['roadmaps', query],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/roadmaps', { query: { limit: PAGE_SIZE, ...query, cursor: pageParam }, signal }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });
}

/** Those nearest to a search without a result. */
export function useNearest({ q, category }: Pick<BrowseFilter, 'q' | 'category'>) {
  const query = {
    limit: MOST_NEAR,
    q: q || undefined,
    categoryId: category || undefined,
    near: 'true' as const,
  };
  return useQuery({
    queryKey: ['roadmaps', 'near', query],
    queryFn: async ({ signal }) => (await callPage('GET /api/roadmaps', { query, signal })).items,
    staleTime: 30_000,
  });
}
