import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export const deletionKey = ['account-deletion'] as const;

/** Always loaded again: the numbers are those of the moment. */
export const useDeletion = () =>
  useQuery({
    queryKey: deletionKey,
    queryFn: ({ signal }) => call('GET /api/account/deletion', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
