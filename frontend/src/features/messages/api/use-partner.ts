import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { partnerKey } from './keys.ts';

/** How the user can write to a person, and their thread. */
export const usePartner = (userId: number) =>
  useQuery({
    queryKey: partnerKey(userId),
    queryFn: ({ signal }) => call('GET /api/messages/with/{userId}', { params: { userId }, signal }),
    refetchOnMount: 'always',
  });
