import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callPage, type Page } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';

const STALE_MS = 30_000;

const PAGE_SIZE = 100;
/** Stops on a list that never ends. */
const MAX_PAGES = 10;

/** All published roadmaps of a mentor, newest first. */
export const useMentorRoadmaps = (mentorId: number) =>
  useQuery({
    queryKey: ['roadmaps', { mentorId }],
    queryFn: ({ signal }) =>
      loadAllPages((cursor) =>
        callPage('GET /api/roadmaps', { query: { mentorId, limit: PAGE_SIZE, cursor }, signal }),
      ),
    staleTime: STALE_MS,
  });

async function loadAllPages<T>(load: (cursor: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const next = await load(cursor);
    items.push(...next.items);
    if (!next.nextCursor) break;
    cursor = next.nextCursor;
  }
  return items;
}

const REVIEWS = 6;

export const useReviews = (userId: number) =>
  useInfiniteQuery({
    queryKey: ['reviews', userId],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentor/{userId}/reviews', {
        params: { userId },
        query: { limit: REVIEWS, cursor: pageParam },
        signal,
      }),
    ...cursorPaging,
    staleTime: STALE_MS,
  });
