import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export const secondFactorKey = ['second-factor'];

export const useSecondFactor = () =>
  useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => call('GET /api/account/second-factor', { signal }),
    staleTime: 0,
  });
