import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getMail, listMails } from '@waymark/contracts/identity/notification-routes';
import { call, callPage } from '../../../lib/api.ts';
import { cursorPaging } from '../../../lib/cursor-paging.ts';

const PAGE_SIZE = 50;

export const useMails = () =>
  useInfiniteQuery({
    queryKey: ['mails'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listMails, { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    ...cursorPaging,
    refetchOnMount: 'always',
  });

export const useMail = (id: string) =>
  useQuery({
    queryKey: ['mail', id],
    queryFn: ({ signal }) => call(getMail, { params: { id }, signal }),
  });
