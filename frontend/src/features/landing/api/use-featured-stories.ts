import { useQuery } from '@tanstack/react-query';
import { featuredStories } from '@waymark/contracts/roadmaps/learning-routes';
import { callPage } from '../../../lib/api.ts';

export function useFeaturedStories() {
  return useQuery({
    queryKey: ['stories', 'featured'],
    queryFn: async ({ signal }) => (await callPage(featuredStories, { signal })).items,
  });
}
