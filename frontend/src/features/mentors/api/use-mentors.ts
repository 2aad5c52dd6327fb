import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { type DirectoryFilter, queryOf } from '../directory-filter.ts';

const PAGE_SIZE = 24;

/** The previous result stays visible while a new one loads. */
export function useMentors(filter: DirectoryFilter) {
  return useInfiniteQuery({
    queryKey: ['mentors', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentors', {
        query: { limit: PAGE_SIZE, ...queryOf(filter), cursor: pageParam },
        signal,
      }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });
}

/** The areas of expertise and languages to choose from. */
export const useMentorFilters = () =>
  useQuery({
    queryKey: ['mentor-filters'],
    queryFn: ({ signal }) => call('GET /api/mentors/filters', { signal }),
    staleTime: 300_000,
  });
