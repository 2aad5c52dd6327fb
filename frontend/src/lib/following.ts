import { useQuery } from '@tanstack/react-query';
import { percentDone } from '@waymark/contracts/roadmaps/journey';
import type { Following } from '@waymark/contracts/roadmaps/progress';
import { callPage } from './api.ts';
import { useUser } from './use-user.ts';

export const followingKey = ['following'] as const;

/** The roadmaps the user follows, with their progress; undefined while loading and for guests. */
export function useFollowing(): readonly Following[] | undefined {
  const { user } = useUser();
  const { data } = useQuery({
    queryKey: followingKey,
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/following', { query: { limit: 100 }, signal })).items,
    enabled: user !== null,
  });
  return user ? data : undefined;
}

export const percentOf = ({ completedSteps, totalSteps }: Following): number =>
  percentDone(completedSteps, totalSteps);

/** Percent completed by roadmap id, of the roadmaps the user follows. */
export function useFollowedPercents(): ReadonlyMap<string, number> {
  return new Map((useFollowing() ?? []).map((one) => [one.roadmap.id, percentOf(one)]));
}
