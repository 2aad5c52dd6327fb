import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';

const PAGE_SIZE = 50;

export const useMails = () =>
  useInfiniteQuery({
    queryKey: ['mails'],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/dev/mails', { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    ...cursorPaging,
    refetchOnMount: 'always',
  });

export const useMail = (id: string) =>
  useQuery({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => call('GET /api/dev/mails/{id}', { params: { id }, signal }),
  });
