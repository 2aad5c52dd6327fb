import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubmitStoryBody, UserStory } from '@waymark/contracts/roadmaps/user-stories';
import { call } from '../../lib/api.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';

const key = ['user-stories', 'mine'] as const;

export const useMyStories = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('GET /api/user-stories/mine', { signal }) });

/** Whether the author could not send another one about the same roadmap. */
export const isLive = ({ state }: Pick<UserStory, 'state'>): boolean =>
  state === 'submitted' || state === 'published';

export function useSubmitStory() {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: SubmitStoryBody) =>
      call('POST /api/user-stories', { body, idempotencyKey: keyOf(body) }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function useWithdrawStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/user-stories/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  });
}
