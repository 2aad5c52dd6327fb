import { useQuery } from '@tanstack/react-query';
import { listMentors } from '@waymark/contracts/identity/mentor-routes';
import { callPage } from '../../../lib/api.ts';

export function useFeaturedMentors() {
  return useQuery({
    queryKey: ['mentors', 'featured'],
    queryFn: async ({ signal }) =>
      (await callPage(listMentors, { query: { featured: 'true' }, signal })).items,
  });
}
