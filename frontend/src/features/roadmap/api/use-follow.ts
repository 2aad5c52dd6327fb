import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { call } from '#lib/api.ts';
import { followingKey } from '#lib/following.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { progressKey } from '../progress/progress-cache.ts';
import { roadmapKey } from './use-roadmap.ts';

/** Follows or unfollows; unfollowing does not delete the progress. */
export function useFollow(user: User, roadmapId: string) {
  const client = useQueryClient();
  const key = progressKey(user.id, roadmapId);
  return useMutation({
    mutationFn: (follows: boolean) =>
      call(follows ? 'POST /api/roadmaps/{id}/follow' : 'DELETE /api/roadmaps/{id}/follow', {
        params: { id: roadmapId },
      }),
    onSuccess: ({ isFollowing, followers }) => {
      client.setQueryData<Progress>(key, (progress) => progress && { ...progress, isFollowing });
      client.setQueryData<Roadmap>(roadmapKey(roadmapId), (roadmap) => roadmap && { ...roadmap, followers });
      void client.invalidateQueries({ queryKey: followingKey });
    },
    onError: (error) => toastError('Error', error),
  });
}
