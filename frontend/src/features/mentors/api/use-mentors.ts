import { useInfiniteQuery } from '@tanstack/react-query';
import { listMentors } from '@waymark/contracts/identity/mentor-routes';
import { callPage } from '../../../lib/api.ts';

const PAGE_SIZE = 24;

/** Mentors by name, page after page. Who was found before stays on screen while new words are looked up. */
export function useMentors(q: string) {
  return useInfiniteQuery({
    queryKey: ['mentors', { q }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listMentors, { query: { limit: PAGE_SIZE, q: q || undefined, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: (previous) => previous,
    // Others publish meanwhile: who was shown is shown again at once, and looked up behind it.
    staleTime: 30_000,
  });
}
