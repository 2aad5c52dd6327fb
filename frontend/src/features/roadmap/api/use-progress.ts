import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { follow, getProgress, setProgress, unfollow } from '@waymark/contracts/roadmaps/routes';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { followingKey } from '../../../lib/following.ts';
import { roadmapKey } from './use-roadmap.ts';

const progressKey = (user: User | null, roadmapId: string) => ['progress', user?.id, roadmapId] as const;

/** The person's own progress; nothing is asked while nobody is logged in. */
export const useProgress = (user: User | null, roadmapId: string) =>
  useQuery({
    queryKey: progressKey(user, roadmapId),
    queryFn: ({ signal }) => call(getProgress, { params: { userId: user!.id, roadmapId }, signal }),
    enabled: user !== null,
    // Another device may have moved on: every visit looks again, behind what is shown.
    staleTime: 0,
  });

interface Tick {
  stepId: string;
  completed: boolean;
}

/**
 * Ticks and unticks steps: at once on screen, then on the server, one after the other in the order of the clicks.
 * What the server refuses is taken back, and the person is told why.
 */
export function useTick(user: User | null, roadmapId: string) {
  const client = useQueryClient();
  const key = progressKey(user, roadmapId);
  return useMutation({
    scope: { id: `progress-${roadmapId}` },
    mutationFn: (tick: Tick) => call(setProgress, { body: { ...tick, roadmapId } }),
    onMutate: async ({ stepId, completed }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Progress>(key)?.progress[stepId] ?? false;
      writeTick(client, key, stepId, completed);
      return { before };
    },
    onError: (error, { stepId }, context) => {
      writeTick(client, key, stepId, context?.before ?? false);
      toast({ title: 'Error', description: reason(error), variant: 'destructive' });
      void client.invalidateQueries({ queryKey: key });
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: followingKey });
      const progress = client.getQueryData<Progress>(key);
      if (progress?.isFollowing) return;
      // The first tick made the person a follower: count and button say so.
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: roadmapKey(roadmapId) });
    },
  });
}

const reason = (error: Error): string =>
  error instanceof ApiError && error.code === 'STAGE_LOCKED'
    ? error.message
    : 'Failed to update progress. Please try again.';

function writeTick(client: QueryClient, key: readonly unknown[], stepId: string, completed: boolean): void {
  client.setQueryData<Progress>(key, (progress) =>
    progress ? { ...progress, progress: { ...progress.progress, [stepId]: completed } } : progress,
  );
}

/** Follows or leaves; leaving keeps the progress. */
export function useFollow(user: User | null, roadmapId: string) {
  const client = useQueryClient();
  const key = progressKey(user, roadmapId);
  return useMutation({
    mutationFn: (wanted: boolean) => call(wanted ? follow : unfollow, { params: { id: roadmapId } }),
    onSuccess: ({ isFollowing, followers }) => {
      client.setQueryData<Progress>(key, (progress) => progress && { ...progress, isFollowing });
      client.setQueryData<Roadmap>(roadmapKey(roadmapId), (roadmap) => roadmap && { ...roadmap, followers });
      void client.invalidateQueries({ queryKey: followingKey });
    },
    onError: (error) => toast({ title: 'Error', description: messageOf(error), variant: 'destructive' }),
  });
}
