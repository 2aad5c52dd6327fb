import { useInfiniteQuery } from '@tanstack/react-query';
import { listMentors } from '@waymark/contracts/identity/mentor-routes';
import { callPage } from '../../../lib/api.ts';
import { cursorPaging } from '../../../lib/cursor-paging.ts';

const PAGE_SIZE = 24;

/** Mentors sorted by name. The previous result stays visible while a new one loads. */
export function useMentors(q: string) {
  return useInfiniteQuery({
    queryKey: ['mentors', { q }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listMentors, { query: { limit: PAGE_SIZE, q: q || undefined, cursor: pageParam }, signal }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 30_000,
  });
}
