import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';

const key = ['path-requests', 'asked'] as const;

export const useAskedPathRequests = () =>
  useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentor/path-requests', { query: { cursor: pageParam }, signal }),
    ...cursorPaging,
  });

/** For admins: the same request of everyone who sent it. */
export function useDeleteAskedPathRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/path-requests/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
