import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { deskKey, sessionsKey } from './keys.ts';

const REQUESTS = 3;
const THANKS = 3;
const MAX_QUIET = 100;

export const useWaiting = () =>
  useQuery({
    queryKey: [...deskKey, 'waiting'],
    queryFn: ({ signal }) => call('GET /api/mentor/waiting', { signal }),
    staleTime: 0,
  });

/** Open requests of other mentors, the most urgent first. */
export const useHelpRequests = () =>
  useQuery({
    queryKey: [...deskKey, 'requests'],
    queryFn: async ({ signal }) => {
      const query = { state: 'open', mine: 'false', limit: REQUESTS } as const;
      return (await callPage('GET /api/support-requests', { query, signal })).items;
    },
    staleTime: 0,
  });

/** Learners who have not been seen for two weeks. */
export const useQuietLearners = () =>
  useQuery({
    queryKey: [...sessionsKey, 'home', 'quiet'],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/mentor/learners', { query: { quiet: 'true', limit: MAX_QUIET }, signal }))
        .items,
    staleTime: 10_000,
  });

const thanksKey = [...deskKey, 'thanks'];

export const useReceivedThanks = () =>
  useInfiniteQuery({
    queryKey: thanksKey,
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentor/thanks', { query: { limit: THANKS, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });

export function useHideThanks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/mentor/thanks/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: thanksKey }),
    onError: (error) => toastError('Error', error, error.message),
  });
}
