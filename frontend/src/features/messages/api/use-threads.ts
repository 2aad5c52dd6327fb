import { useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { searchKey, threadsKey } from './keys.ts';

export type Box = 'inbox' | 'requests';
const PAGE_SIZE = 30;

/** Latest message first. */
export const useThreads = (box: Box) =>
  useInfiniteQuery({
    queryKey: [...threadsKey, box],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/messages', { query: { box, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    ...cursorPaging,
    refetchOnMount: 'always',
  });

/** In the user's own threads, newest first. */
export const useFoundMessages = (q: string) =>
  useInfiniteQuery({
    queryKey: [...searchKey, q],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/messages/search', { query: { q, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    ...cursorPaging,
    refetchOnMount: 'always',
  });
