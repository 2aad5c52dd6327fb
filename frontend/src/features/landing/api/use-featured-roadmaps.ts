import { useQuery } from '@tanstack/react-query';
import { listRoadmaps } from '@waymark/contracts/roadmaps/routes';
import { callPage } from '../../../lib/api.ts';

const FEATURED = 3;

export function useFeaturedRoadmaps() {
  return useQuery({
    queryKey: ['roadmaps', 'featured'],
    queryFn: async ({ signal }) =>
      (await callPage(listRoadmaps, { query: { limit: FEATURED }, signal })).items,
  });
}
