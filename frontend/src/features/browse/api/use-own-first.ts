import { useQuery } from '@tanstack/react-query';
import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { callPage } from '#lib/api.ts';
import { useFollowing } from '#lib/following.ts';
import { mayUseStudio, useUser } from '#lib/use-user.ts';
import { type BrowseFilter, isFiltered } from '../browse-filter.ts';

/** In the plain list, what the reader follows or has made comes first; a search has an order of its own. */
export function useOwnFirst(roadmaps: readonly RoadmapSummary[], filter: BrowseFilter) {
  const followed = useFollowing()?.map(({ roadmap }) => roadmap) ?? [];
  const made = useMade();
  if (filter.sort || isFiltered({ ...filter, category: '' })) return roadmaps;
  const own = [...followed, ...made].filter(
    ({ status, categoryId: category }) =>
      status === 'published' && (filter.category === '' || category === filter.category),
  );
  return [...new Map([...own, ...roadmaps].map((one) => [one.id, one])).values()];
}

function useMade(): readonly RoadmapSummary[] {
  const { user } = useUser();
  const { data } = useQuery({
    queryKey: ['roadmaps', 'made', user?.id],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/roadmaps', { query: { limit: 24, mentorId: user!.id }, signal })).items,
    enabled: user !== null && mayUseStudio(user),
    staleTime: 30_000,
  });
  return data ?? [];
}
