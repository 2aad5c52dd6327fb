import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listSupportRequests } from '@waymark/contracts/community/support-routes';
import { hideThanks, listReceivedThanks } from '@waymark/contracts/roadmaps/ending-routes';
import { getMentorWaiting } from '@waymark/contracts/roadmaps/home-routes';
import { toastError } from '../../../components/ui/toast-error.ts';
import { call, callPage } from '../../../lib/api.ts';
import { cursorPaging } from '../../../lib/cursor-paging.ts';
import { deskKey } from './keys.ts';

const REQUESTS = 3;
const THANKS = 3;

export const useWaiting = () =>
  useQuery({
    queryKey: [...deskKey, 'waiting'],
    queryFn: ({ signal }) => call(getMentorWaiting, { signal }),
    staleTime: 0,
  });

/** Open requests of other mentors, the most urgent first. */
export const useHelpRequests = () =>
  useQuery({
    queryKey: [...deskKey, 'requests'],
    queryFn: async ({ signal }) => {
      const query = { state: 'open', mine: 'false', limit: REQUESTS } as const;
      return (await callPage(listSupportRequests, { query, signal })).items;
    },
    staleTime: 0,
  });

const thanksKey = [...deskKey, 'thanks'];

export const useReceivedThanks = () =>
  useInfiniteQuery({
    queryKey: thanksKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(listReceivedThanks, { query: { limit: THANKS, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });

export function useHideThanks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(hideThanks, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: thanksKey }),
    onError: (error) => toastError('Error', error, error.message),
  });
}
