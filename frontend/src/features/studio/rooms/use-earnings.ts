import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { download } from '#lib/download.ts';
import { plural } from '#lib/format.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

// No live event reports all that changes earnings, such as the end of the time to wait.

/** Newest first. */
export const useEarnings = () =>
  useInfiniteQuery({
    queryKey: ['earnings', 'list'],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentor/earnings', { query: { limit: 24, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });

export const useEarningsSummary = () =>
  useQuery({
    queryKey: ['earnings', 'summary'],
    queryFn: ({ signal }) => call('GET /api/mentor/earnings/summary', { signal }),
    staleTime: 0,
  });

export const useEarningsFile = () =>
  useMutation({
    mutationFn: () => call('GET /api/mentor/earnings/export'),
    onSuccess: ({ filename, count, text }) => {
      download(filename, text, 'text/csv');
      toast({ title: `${plural(count, 'payment')} saved`, variant: 'success' });
    },
    onError: (error) => toastError('Not saved', error),
  });
