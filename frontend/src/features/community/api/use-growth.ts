import { useQuery } from '@tanstack/react-query';
import { getGrowth } from '@waymark/contracts/community/growth-routes';
import { call } from '../../../lib/api.ts';
import { growthKey } from './keys.ts';

export const useGrowth = () =>
  useQuery({
    queryKey: growthKey,
    queryFn: ({ signal }) => call(getGrowth, { signal }),
    refetchOnMount: 'always',
  });
