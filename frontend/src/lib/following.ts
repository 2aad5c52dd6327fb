import { useQuery } from '@tanstack/react-query';
import { listFollowing } from '@waymark/contracts/roadmaps/routes';
import { callPage } from './api.ts';
import { useUser } from './use-user.ts';

export const followingKey = ['following'] as const;

/** Percent done by roadmap id, of the roadmaps the person follows; empty when nobody is logged in. */
export function useFollowedPercents(): ReadonlyMap<string, number> {
  const { user } = useUser();
  const { data } = useQuery({
    queryKey: followingKey,
    queryFn: async ({ signal }) => (await callPage(listFollowing, { query: { limit: 100 }, signal })).items,
    enabled: user !== null,
  });
  return new Map(
    (user ? (data ?? []) : []).map(({ roadmap, completedSteps, totalSteps }) => [
      roadmap.id,
      totalSteps === 0 ? 0 : Math.floor((completedSteps / totalSteps) * 100),
    ]),
  );
}
