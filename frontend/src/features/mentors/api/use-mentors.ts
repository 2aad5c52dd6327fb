import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getMentorFilters, listMentors } from '@waymark/contracts/identity/mentor-routes';
import { call, callPage } from '../../../lib/api.ts';
import { cursorPaging } from '../../../lib/cursor-paging.ts';
import { type DirectoryFilter, queryOf } from '../directory-filter.ts';

const PAGE_SIZE = 24;

/** The previous result stays visible while a new one loads. */
export function useMentors(filter: DirectoryFilter) {
  return useInfiniteQuery({
    queryKey: ['mentors', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(listMentors, {
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
    queryFn: ({ signal }) => call(getMentorFilters, { signal }),
    staleTime: 300_000,
  });
