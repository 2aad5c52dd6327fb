import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecideStoryBody, StoryState } from '@waymark/contracts/roadmaps/user-stories';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';

const key = ['admin', 'user-stories'] as const;

export const useAdminStories = (state: StoryState) =>
  useInfiniteQuery({
    queryKey: [...key, state],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/user-stories', { query: { state, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });

export function useDecideStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: DecideStoryBody }) =>
      call('PATCH /api/admin/user-stories/{id}', { params: { id }, body }),
    // Also after a failure: another admin may have been first.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
