import { useQuery } from '@tanstack/react-query';
import { getSecondFactor } from '@waymark/contracts/identity/second-factor-routes';
import { call } from '../../../../lib/api.ts';

export const secondFactorKey = ['second-factor'];

export const useSecondFactor = () =>
  useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => call(getSecondFactor, { signal }),
    staleTime: 0,
  });
