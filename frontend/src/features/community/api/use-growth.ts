import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { growthKey } from './keys.ts';

export const useGrowth = () =>
  useQuery({
    queryKey: growthKey,
    queryFn: ({ signal }) => call('GET /api/community-growth', { signal }),
    refetchOnMount: 'always',
  });
